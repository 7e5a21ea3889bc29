"""The policy: a small causal language model made here, or any Hugging Face model with a fitting chat template."""
