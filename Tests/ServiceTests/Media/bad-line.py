"""A line to a server for the tests: bad-line.py PORT TARGET BYTES TIMES RATE

The first TIMES connections that bring more than BYTES are cut. RATE is in bytes a second; 0 for no limit.
"""
import asyncio, sys

PORT, TARGET, BYTES, TIMES, RATE = map(int, sys.argv[1:])
left = TIMES


async def forward(reader, writer, watched):
    global left
    passed = 0
    while data := await reader.read(65536):
        passed += len(data)
        if watched and left > 0 and passed > BYTES:
            left -= 1
            return True
        writer.write(data)
        await writer.drain()
        if watched and RATE:
            await asyncio.sleep(len(data) / RATE)
    return False


async def serve(reader, writer):
    try:
        there = await asyncio.open_connection("127.0.0.1", TARGET)
    except OSError:
        return writer.close()
    tasks = [asyncio.create_task(forward(reader, there[1], True)),
             asyncio.create_task(forward(there[0], writer, False))]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    for end in (writer, there[1]):
        end.close()


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", PORT)
    await server.serve_forever()

asyncio.run(main())
