"""Answers the flows of this folder over HTTP, TLS, a proxy and a socket file. Ends with its standard input.

One line of JSON on standard output says where everything is; the names in it are the flows' variables.
"""
import base64, datetime, gzip, hashlib, http.server, json, os, socket, socketserver, ssl, subprocess, sys, tempfile, threading, time, zlib

FOLDER = tempfile.mkdtemp(prefix="barbell-hurl-")

# "compressed", by the package brotli of PyPI
BROTLI = base64.b64decode("GwkA+CXH2t6ik8jGdQ==")

DOCUMENT = {
    "name": "Sara", "arabic": "سارة", "age": 31, "height": 1.68, "whole": 3.0, "member": True, "nothing": None, "empty": "", "none": [],
    "tags": ["run", "lift", "rest"], "one": ["only"], "address": {"city": "Riyadh", "lines": ["King Fahd Road", "12"]},
    "orders": [
        {"id": 1, "sku": "whey", "price": 129.5, "tags": ["food", "new"]},
        {"id": 2, "sku": "mat", "price": 75, "tags": []},
        {"id": 3, "sku": "band", "price": 75, "tags": ["rubber"]},
    ],
    "created": "2026-03-01T08:00:00.511Z", "day": "01/03/2026", "uuid": "0190163d-8694-739b-aea5-966c26f8ad91", "ipv4": "10.0.0.1", "ipv6": "fe80::1",
    "text": "The quick brown fox", "list": "a, b, c", "digits": "42", "decimal": "2.5", "base64": "PDw/Pz8+Pg==", "base64url": "PDw_Pz8-Pg",
    "url": "https://example.org/?page=2&q=x%20y", "encoded": "x%3D%D1%88", "escaped": "a &lt; b &#233;", "html": "<p id='a'>one</p><p>two</p>",
    "inner": "{\"items\": [{\"n\": 7}]}", "some-name": "dashed", "with space": "spaced",
}
BIG = '{"big": 123456789012345678901234567890, "negative": -9223372036854775809, "largest": 9223372036854775807, "list": [18446744073709551616, 1]}'
HTML = "<!doctype html><html><head><title>Barbell</title><meta name=token content=abc></head><body><h1>One<h1>Two<br><p>é</body></html>"
XML = ('<?xml version="1.0"?><feed xmlns="urn:feed" xmlns:m="urn:money"><entry id="7"><m:price>1.5</m:price></entry><entry id="8"/></feed>')


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    attempts = {}

    def log_message(self, *_):
        pass

    def answer(self, status=200, body=b"", kind=None, headers=()):
        if isinstance(body, (dict, list)):
            body, kind = json.dumps(body, ensure_ascii=False), kind or "application/json"
        if isinstance(body, str):
            body = body.encode()
        self.send_response(status)
        if kind:
            self.send_header("Content-Type", kind)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def handle_one_request(self):
        self.raw_requestline = self.rfile.readline(65537)
        if not self.raw_requestline:
            self.close_connection = True
            return
        if self.parse_request():
            self.serve()
            self.wfile.flush()

    def serve(self):
        length = int(self.headers.get("Content-Length") or 0)
        if (self.headers.get("Transfer-Encoding") or "").lower() == "chunked":
            body = b""
            while size := int(self.rfile.readline(), 16):
                body += self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()
        else:
            body = self.rfile.read(length)
        target = self.path
        is_proxied = target.startswith("http://")
        if is_proxied:
            target = "/" + target.split("/", 3)[3]
        path, _, query = target.partition("?")
        if path == "/echo":
            headers = {}
            for name, value in self.headers.items():
                headers.setdefault(name.lower(), []).append(value)
            return self.answer(body={
                "method": self.command, "target": self.path, "query": query, "headers": headers, "body": body.decode(errors="replace"),
                "sha256": hashlib.sha256(body).hexdigest(), "version": self.request_version, "proxied": is_proxied,
                "client": self.client_address[0] if isinstance(self.client_address, tuple) else "socket"})
        if path == "/json":
            return self.answer(body=DOCUMENT)
        if path == "/same":
            return self.answer(body={"list": json.loads(query and bytes.fromhex(query) or b"[]")})
        if path == "/big":
            return self.answer(body=BIG, kind="application/json")
        if path == "/html":
            return self.answer(body=HTML, kind="text/html; charset=utf-8")
        if path == "/xml":
            return self.answer(body=XML, kind="application/xml")
        if path == "/latin1":
            return self.answer(body="café".encode("latin-1"), kind="text/plain; charset=ISO-8859-1")
        if path == "/china":
            return self.answer(body="<body>你好世界</body>".encode("gb2312"), kind="text/html")
        if path == "/bytes":
            return self.answer(body=bytes.fromhex("efbbbf00ff"), kind="application/octet-stream")
        if path == "/hello":
            return self.answer(body="Hello World!", kind="text/plain", headers=[("Vary", "Accept"), ("Vary", "Origin"), ("X-One", "1")])
        if path == "/packed":
            coding = query
            packed = {"gzip": gzip.compress(b"compressed"), "deflate": zlib.compress(b"compressed"), "br": BROTLI, "odd": b"?"}[coding]
            return self.answer(body=packed, kind="text/plain", headers=[("Content-Encoding", coding)])
        if path == "/cookies/set":
            return self.answer(headers=[
                ("Set-Cookie", "LSID=DQAA; Expires=Wed, 13 Jan 2100 22:23:01 GMT; Secure; HttpOnly; Path=/accounts; SameSite=Lax"),
                ("Set-Cookie", "old=x; Expires=Wed, 13-Jan-2100 22:23:01 GMT; Path=/"), ("Set-Cookie", "age=1; Max-Age=3600; Domain=127.0.0.1"),
                ("Set-Cookie", "plain=yes; Path=/")])
        if path == "/redirect":
            left = int(query)
            location = f"/redirect?{left - 1}" if left > 1 else "/echo"
            return self.answer(302, headers=[("Location", location)])
        if path == "/elsewhere":
            return self.answer(307, headers=[("Location", f"http://localhost:{self.server.server_address[1]}/echo")])
        if path.startswith("/status/"):
            return self.answer(int(path.split("/")[2]), body={"code": "as_asked"})
        if path == "/retry":
            Handler.attempts[query] = Handler.attempts.get(query, 0) + 1
            count = Handler.attempts[query]
            return self.answer(200 if count > 2 else 503, body={"count": count})
        if path == "/slow":
            time.sleep(float(query))
            return self.answer(body="late")
        if path == "/basic":
            wanted = "Basic " + base64.b64encode(b"anna:secret").decode()
            isFit = self.headers.get("Authorization") == wanted
            return self.answer(200 if isFit else 401, headers=[] if isFit else [("WWW-Authenticate", 'Basic realm="x"')])
        if path == "/digest":
            return self.digest()
        if path in ("/ntlm", "/negotiate"):
            shown = self.headers.get("Authorization") or ""
            asked = [("WWW-Authenticate", "NTLM" if path == "/ntlm" else "Negotiate")]
            return self.answer(200 if shown else 401, body={"shown": shown}, headers=[] if shown else asked)
        self.answer(404, body={"code": "not_found"})

    def digest(self):
        shown = self.headers.get("Authorization") or ""
        if not shown.startswith("Digest "):
            return self.answer(401, headers=[("WWW-Authenticate", 'Digest realm="gym", nonce="n1", qop="auth", algorithm=MD5')])
        fields = dict((part.strip().split("=", 1)[0], part.strip().split("=", 1)[1].strip('"')) for part in shown[7:].split(","))
        md5 = lambda text: hashlib.md5(text.encode()).hexdigest()
        wanted = md5(":".join([md5("anna:gym:secret"), "n1", fields["nc"], fields["cnonce"], "auth", md5(f"{self.command}:{self.path}")]))
        self.answer(200 if fields["response"] == wanted else 403)


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True


class SocketServer(socketserver.ThreadingMixIn, socketserver.UnixStreamServer):
    daemon_threads = True


def serve(server):
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def openssl(*arguments):
    subprocess.run(["openssl", *arguments], check=True, cwd=FOLDER, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def certificate(name, subject, extensions, authority=None, password=None):
    key = ["-newkey", "rsa:2048", "-keyout", name + ".key"] + (["-passout", "pass:" + password] if password else ["-nodes"])
    if not authority:
        openssl("req", "-x509", *key, "-out", name + ".pem", "-days", "30", "-subj", subject, "-addext", "basicConstraints=critical,CA:TRUE")
        return
    openssl("req", *key, "-out", name + ".csr", "-subj", subject)
    with open(os.path.join(FOLDER, name + ".ext"), "w") as file:
        file.write(extensions)
    openssl("x509", "-req", "-in", name + ".csr", "-CA", authority + ".pem", "-CAkey", authority + ".key", "-set_serial", "0x1ee8b17f",
            "-days", "30", "-out", name + ".pem", "-extfile", name + ".ext")


def tls(client_authority=None):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(os.path.join(FOLDER, "server.pem"), os.path.join(FOLDER, "server.key"))
    if client_authority:
        context.load_verify_locations(client_authority)
        context.verify_mode = ssl.CERT_REQUIRED
    server = Server(("127.0.0.1", 0), Handler)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    return serve(server)


certificate("authority", "/C=SA/O=Barbell/CN=Barbell test authority", "")
certificate("server", "/C=SA/O=Barbell/CN=localhost", "subjectAltName=DNS:localhost,DNS:barbell.test,IP:127.0.0.1", "authority")
certificate("client", "/CN=client", "extendedKeyUsage=clientAuth", "authority", "pass:word")
pin = subprocess.run("openssl x509 -in server.pem -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64",
                     shell=True, cwd=FOLDER, capture_output=True, text=True).stdout.strip()

place = lambda name: os.path.join(FOLDER, name)
with open(place("netrc"), "w") as file:
    file.write("machine 127.0.0.1 login anna password secret\n")
port = serve(Server(("127.0.0.1", 0), Handler))
sockets = SocketServer(place("http.sock"), Handler)
threading.Thread(target=sockets.serve_forever, daemon=True).start()
today = datetime.date.today().isoformat()
print(json.dumps({
    "url": f"http://127.0.0.1:{port}", "port": port, "https": f"https://127.0.0.1:{tls()}", "mutual": f"https://127.0.0.1:{tls(place('authority.pem'))}",
    "ca": place("authority.pem"), "clientCert": place("client.pem"), "clientKey": place("client.key"), "netrc": place("netrc"),
    "socket": place("http.sock"), "pin": f"sha256//{pin}", "folder": FOLDER, "today": today}), flush=True)
sys.stdin.read()
subprocess.run(["rm", "-rf", FOLDER])
