"""The club over HTTP and sockets: the lobby, and talk."""
