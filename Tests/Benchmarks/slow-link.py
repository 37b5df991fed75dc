"""A link like that of a phone on 4G between a client and a port of this machine.

usage: slow-link.py PORT TARGET-PORT [MEGABITS-UP MEGABITS-DOWN ROUND-TRIP-MILLISECONDS]

Every byte waits until the link has carried those before it, and then half a round trip. A connection takes one round trip to open.
"""
import asyncio
import sys


async def pump(source, target, bytes_a_second, delay):
    """Carries one direction: one task reads and says when each piece arrives, another hands it over then."""
    clock = asyncio.get_running_loop().time
    queue = asyncio.Queue(maxsize=64)

    async def read():
        free = clock()
        while piece := await source.read(16384):
            free = max(free, clock()) + len(piece) / bytes_a_second
            await queue.put((free + delay, piece))
        await queue.put((clock() + delay, b""))

    reading = asyncio.create_task(read())
    try:
        while True:
            arrival, piece = await queue.get()
            await asyncio.sleep(max(0, arrival - clock()))
            if not piece:
                break
            target.write(piece)
            await target.drain()
        target.write_eof()
    except OSError:
        pass
    finally:
        reading.cancel()


async def main(port, target, up, down, round_trip):
    async def connect(reader, writer):
        await asyncio.sleep(round_trip)
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", target)
        await asyncio.gather(pump(reader, far_writer, up, round_trip / 2), pump(far_reader, writer, down, round_trip / 2))
        for end in (writer, far_writer):
            end.close()

    async with await asyncio.start_server(connect, "127.0.0.1", port) as server:
        await server.serve_forever()


words = [float(word) for word in sys.argv[1:]] + [9, 20, 60][max(0, len(sys.argv) - 3):]
asyncio.run(main(int(words[0]), int(words[1]), words[2] * 125000, words[3] * 125000, words[4] / 1000))
