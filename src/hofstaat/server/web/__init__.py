"""HTTP and WebSocket: what a browser reaches."""
