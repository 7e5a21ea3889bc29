# The trainer on a GPU.
#   docker build -f docker/trainer.Dockerfile -t agent-worlds-trainer .
#   docker run --rm --gpus all -v "$PWD/runs:/app/runs" agent-worlds-trainer --policy Qwen/Qwen3-0.6B
FROM nvidia/cuda:13.0.1-runtime-ubuntu24.04

RUN apt-get update \
    && apt-get install --yes --no-install-recommends python3 python3-venv gcc python3-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY pyproject.toml README.md LICENSE registry.json ./
COPY mcp_servers ./mcp_servers
COPY generator ./generator
COPY trainer ./trainer
COPY arena ./arena
RUN python3 -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --editable ".[train]"

ENTRYPOINT ["/opt/venv/bin/python", "-m", "trainer"]
