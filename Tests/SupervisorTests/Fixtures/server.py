import http.server, os, signal, sys, time
time.sleep(float(os.environ.get("START_DELAY", "0")))
class H(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == "/die": os._exit(7)
        self.send_response(200 if self.path in ("/ready", "/env") else 404); self.end_headers()
        if self.path == "/env": self.wfile.write(repr({k: v for k, v in os.environ.items()}).encode())
    def log_message(self, f, *a): print(f % a, flush=True)
signal.signal(signal.SIGTERM, (lambda *a: None) if os.environ.get("STUBBORN") else lambda *a: (print("bye", flush=True), os._exit(0)))
http.server.ThreadingHTTPServer.allow_reuse_address = True
print("listening", os.environ["PORT"], flush=True)
http.server.ThreadingHTTPServer((os.environ["HOST"], int(os.environ["PORT"])), H).serve_forever()
