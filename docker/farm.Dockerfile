# The farm: every server of the registry behind one port, a private database for each session.
#   docker build -f docker/farm.Dockerfile -t agent-worlds-farm .
#   docker run --rm -p 127.0.0.1:8000:8000 agent-worlds-farm
FROM python:3.11-slim

WORKDIR /app
COPY pyproject.toml constraints.txt README.md LICENSE registry.json ./
COPY mcp_servers ./mcp_servers
COPY generator ./generator
COPY trainer ./trainer
COPY arena ./arena
RUN pip install --no-cache-dir --constraint constraints.txt --editable . \
    && useradd --uid 10001 --create-home farm
USER 10001

EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["python", "-m", "mcp_servers", "serve", "--host", "0.0.0.0", "--port", "8000"]
