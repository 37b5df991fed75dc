import EventLoop
import Glibc
import Testing

/// The loop's watch over a descriptor that is somebody else's.
struct WatcherTests {
    @Test func readinessIsReportedUntilCancelled() async throws {
        let loops = try EventLoopGroup(count: 1)
        defer { loops.stop() }
        let loop = loops.loops[0]
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let reader = ends[0], writer = ends[1]
        let bytes = await withCheckedContinuation { (continuation: CheckedContinuation<[UInt8], Never>) in
            loop.execute {
                var received: [UInt8] = []
                var watcher: FileDescriptorWatcher?
                watcher = FileDescriptorWatcher(loop: loop, descriptor: reader) { interest in
                    var byte: UInt8 = 0
                    guard interest == .read, read(reader, &byte, 1) == 1 else { return }
                    received.append(byte)
                    if received.count == 3 {
                        watcher?.cancel()
                        watcher = nil
                        continuation.resume(returning: received)
                    }
                }
                watcher?.watch(.read)
                write(writer, [7, 8, 9, 10] as [UInt8], 4)
            }
        }
        #expect(bytes == [7, 8, 9])
        var rest: UInt8 = 0
        #expect(read(reader, &rest, 1) == 1 && rest == 10)
    }
}
