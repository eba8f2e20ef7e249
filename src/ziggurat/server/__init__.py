"""Ziggurat on the network: HTTP for the lobby, one WebSocket a client for play, bots in processes of their own."""
