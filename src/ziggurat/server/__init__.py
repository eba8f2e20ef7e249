"""The server: HTTP for the lobby, one WebSocket per client for play, bots in worker processes."""
