"""What things cost, printed as tables with ratios measured in the same run."""
