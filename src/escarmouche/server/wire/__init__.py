"""What goes over the wire: messages, their schema, and a connection to a room."""
