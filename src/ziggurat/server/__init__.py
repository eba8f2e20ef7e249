"""The server: HTTP for the lobby, WebSockets for play, bots in worker processes."""
