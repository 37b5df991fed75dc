"""What people do who hold a line open. TOKENS and COACHES are files with an access token a line.

lines.py idle URL TOKENS events|socket COUNT    opens COUNT streams of events or WebSockets, ten a person at most, says `open COUNT`, and holds
    them until standard input ends.
lines.py talk URL TOKENS COACHES RATE SECONDS [URL]    opens a stream for everybody and one for each coach of theirs, has everybody of TOKENS send
    messages, RATE a second in all as far as answers come in time, and prints lines "what TAB figure". With a second address the streams are
    there, at another replica.
"""
import asyncio
import re
import resource
import sys
import time
import urllib.parse
import uuid

mode, url = sys.argv[1:3]
server = urllib.parse.urlsplit(url)
stage = urllib.parse.urlsplit(sys.argv[7]) if len(sys.argv) > 7 else server


def lines_of(path):
    return [line.strip() for line in open(path) if line.strip()]


tokens = lines_of(sys.argv[3])
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
sent_at = re.compile(rb'"text":"t(\d+)"')


async def stream(token, kind="events"):
    reader, writer = await asyncio.open_connection(stage.hostname, stage.port)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    writer.write(
        f"GET /coaching/{kind} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n{upgrade if kind == 'socket' else ''}\r\n".encode())
    head = await reader.readuntil(b'"ready"')
    if not re.match(rb"HTTP/1.1 (200|101) ", head):
        sys.exit(f"a stream was answered {head[:200]!r}")
    return reader, writer


async def idle(kind, count):
    lines, place = [], 0
    while place < count:
        some = [tokens[number % len(tokens)] for number in range(place, min(place + 100, count))]
        lines += await asyncio.gather(*(stream(token, kind) for token in some))
        place += len(some)
    print(f"open {len(lines)}", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))]


async def talk(coaches, rate, seconds):
    answers, arrivals, late = [], [], []

    async def listen(token):
        reader, _ = await stream(token)
        rest = b""
        while data := await reader.read(65536):
            now = time.perf_counter_ns()
            rest += data
            end = rest.rfind(b"\n\n")
            if end < 0:
                continue
            arrivals.extend(now - int(found) for found in sent_at.findall(rest[:end]))
            rest = rest[end:]

    listeners = [asyncio.create_task(listen(token)) for token in tokens + coaches]
    await asyncio.sleep(1)
    begin = time.perf_counter()

    async def speak(number, token):
        reader, writer = await asyncio.open_connection(server.hostname, server.port)
        place = number
        while (due := begin + place / rate) < begin + seconds:
            place += len(tokens)
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            now = time.perf_counter_ns()
            late.append(now / 1e9 - due)
            body = f'{{"clientId":"{uuid.uuid4()}","text":"t{now}"}}'
            writer.write(
                f"POST /coaching/messages HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n{body}".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(int(re.search(rb"(?i)content-length: (\d+)", head)[1]))
            answers.append(time.perf_counter_ns() - now)
            if b" 201 " not in head.split(b"\r\n", 1)[0]:
                sys.exit(f"a message was answered {head[:300]!r}")

    await asyncio.gather(*(speak(number, token) for number, token in enumerate(tokens)))
    took = time.perf_counter() - begin
    for _ in range(100):
        if len(arrivals) >= 2 * len(answers):
            break
        await asyncio.sleep(0.1)
    for listener in listeners:
        listener.cancel()
    print(f"sent a second\t{len(answers) / took:.0f}")
    print(f"delivered of each\t{len(arrivals) / len(answers):.3f}")
    print(f"send p95\t{percentile(answers, 0.95) / 1e6:.1f}")
    print(f"delivered p95\t{percentile(arrivals, 0.95) / 1e6:.1f}")
    print(f"late p95\t{percentile(late, 0.95) * 1000:.1f}")


if mode == "idle":
    asyncio.run(idle(sys.argv[4], int(sys.argv[5])))
else:
    asyncio.run(talk(lines_of(sys.argv[4]), float(sys.argv[5]), float(sys.argv[6])))
