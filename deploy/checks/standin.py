"""Tiny services that stand behind a proxy under test: each says which service it is and what it was asked."""
import http.server
import json
import threading


class StandIn(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Answers leave as one piece, at once.
    wbufsize, disable_nagle_algorithm = -1, True

    def answer(self, status, body, **fields):
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", "Content-Length": str(len(body)), **fields}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def everything(self):
        seen = self.server.seen
        seen.note(f"{self.command} {self.path}")
        if self.headers.get("Upgrade"):
            self.send_response(101)
            self.send_header("Upgrade", self.headers["Upgrade"])
            self.send_header("Connection", "upgrade")
            self.end_headers()
            self.wfile.flush()
            self.wfile.write(self.rfile.read(4))
            self.close_connection = True
        elif "break" in self.path:
            self.close_connection = True  # without an answer
        elif self.path.startswith("/r/gone/"):
            self.answer(404, b"{}")
        elif self.headers.get("Accept") == "text/event-stream":
            # The second event comes when the first has been read at the other side.
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Connection", "close")
            self.end_headers()
            self.wfile.write(b"data: first\n\n")
            self.wfile.flush()
            self.wfile.write(b"data: second\n\n" if seen.heard.wait(5) else b"data: nobody heard the first\n\n")
            self.close_connection = True
        else:
            length = int(self.headers.get("Content-Length") or 0)
            read = 0
            while read < length:
                read += len(self.rfile.read(min(65536, length - read)))
                seen.arrived.set()
            asked = {"service": self.server.service, "path": self.path, "bytes": read, "fields": dict(self.headers.items())}
            self.answer(200, json.dumps(asked).encode())

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = everything

    def log_message(self, *_):
        pass


class Seen:
    """What all stand-ins were asked, and the moments that they wait for."""

    def __init__(self):
        self.requests, self.lock = [], threading.Lock()
        self.heard, self.arrived = threading.Event(), threading.Event()

    def note(self, request):
        with self.lock:
            self.requests.append(request)


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass  # A proxy that goes away is no news.


def start(service, seen, address="127.0.0.1", port=0):
    """The port of a new stand-in."""
    server = Server((address, port), StandIn)
    server.service, server.seen = service, seen
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]
