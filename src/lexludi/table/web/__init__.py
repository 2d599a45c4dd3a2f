"""Pages, exports and sockets."""
