import Glibc
import JSONCoding
import Platform
import Synchronization
import Testing
import Wire

struct LoggerTests {
    private let sink = RecordingSink()
    private let clock = ManualClock()

    private func logger(_ level: LogLevel = .info) -> Logger { Logger(service: "auth", level: level, clock: clock, sink: sink) }

    @Test func aLineIsOneObject() throws {
        logger().log(.warning, "sign-in refused", [
            "b": "two\nlines \"quoted\"", "a": 3, "c": 2.5, "d": true, "e": nil, "key": .secret(Secret("hunter2")), "text": "at \(7)",
        ])
        #expect(sink.lines == [
            #"{"ts":"2026-03-01T08:00:00.000Z","level":"warning","service":"auth","msg":"sign-in refused","a":3,"b":"two\nlines \"quoted\"","c":2.5,"d":true,"e":null,"key":"<redacted>","text":"at 7"}"#
        ])
        _ = try JSONParser.parse(sink.lines[0])
    }

    @Test func requestIDs() {
        let logger = logger().with(requestID: "r1", ["endpoint": "GET /tasks", "n": 1])
        logger.log(.info, "one")
        logger.log(.info, "two", ["n": 2])
        logger.log(.info, "three", ["requestId": "r2"])
        logger.with(["x": 1]).log(.info, "four")
        #expect(sink.records.map(\.requestID) == ["r1", "r1", "r2", "r1"])
        #expect(sink.records.map { $0.fields["n"] } == [1, 2, 1, 1])
        #expect(
            sink.lines[2]
                == #"{"ts":"2026-03-01T08:00:00.000Z","level":"info","service":"auth","requestId":"r2","msg":"three","endpoint":"GET /tasks","n":1}"#
        )
    }

    @Test func reservedNamesAreNotOverwritten() {
        logger().log(.info, "m", ["level": "x", "msg": "y", "ts": 1, "service": "z", "requestId": 5])
        #expect(
            sink.lines[0]
                == #"{"ts":"2026-03-01T08:00:00.000Z","level":"info","service":"auth","msg":"m","level_":"x","msg_":"y","requestId_":5,"service_":"z","ts_":1}"#
        )
    }

    @Test func whatIsOffIsNotComputed() {
        let computed = Mutex(0)
        func fields() -> LogFields {
            computed.withLock { $0 += 1 }
            return [:]
        }
        for level in LogLevel.allCases { logger(.warning).log(level, "m", fields()) }
        #expect(sink.records.map(\.level) == [.warning, .error, .critical])
        #expect(computed.withLock { $0 } == 3)
        #expect(logger(.error).isEnabled(.error) && !logger(.error).isEnabled(.warning))
    }

    @Test func levelsAreOrdered() {
        #expect(LogLevel.allCases.sorted() == [.trace, .debug, .info, .notice, .warning, .error, .critical])
        #expect(LogLevel(rawValue: "warning") == .warning)
    }

    @Test func timesCrossSeconds() throws {
        let pipe = try Pipe()
        let logger = Logger(service: "s", clock: clock, sink: StandardErrorSink(descriptor: pipe.writeEnd))
        for step in [0, 7, 992, 1, 60_000, -61_001] {
            clock.advance(by: .milliseconds(step))
            logger.log(.info, "tick")
        }
        pipe.closeWriteEnd()
        let times = try pipe.readLines().map { try JSONParser.parse($0)["ts"]?.string }
        #expect(times == [
            "2026-03-01T08:00:00.000Z", "2026-03-01T08:00:00.007Z", "2026-03-01T08:00:00.999Z", "2026-03-01T08:00:01.000Z",
            "2026-03-01T08:01:01.000Z", "2026-03-01T07:59:59.999Z",
        ])
    }

    /// Lines longer than a pipe takes at once, from many threads, come out whole.
    @Test func linesOfManyThreadsDoNotMix() async throws {
        let pipe = try Pipe()
        let logger = Logger(service: "s", sink: StandardErrorSink(descriptor: pipe.writeEnd))
        let padding = String(repeating: "p", count: 20_000)
        let reader = Reader(pipe)
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for step in 0..<25 { logger.log(.info, "m", ["w": .integer(writer), "s": .integer(step), "p": .string(padding)]) }
                }
            }
        }
        pipe.closeWriteEnd()
        var seen: Set<[Int64?]> = []
        for line in reader.join() {
            let value = try JSONParser.parse(line)
            #expect(value["p"]?.string == padding)
            seen.insert([value["w"]?.integer, value["s"]?.integer])
        }
        #expect(seen.count == 100)
    }

    @Test func aReaderThatIsGoneIsHarmless() throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = try Pipe()
        let logger = Logger(service: "s", sink: StandardErrorSink(descriptor: pipe.writeEnd))
        pipe.closeReadEnd()
        logger.log(.info, "nobody reads this")
        #expect(write(pipe.writeEnd, "x", 1) == -1 && errno == EPIPE, "the reader is gone, and this process is not")
        pipe.closeWriteEnd()
    }
}

/// A pipe of the kernel.
final class Pipe: Sendable {
    private let readEnd: Int32
    let writeEnd: Int32

    struct Failure: Error {}

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw Failure() }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    /// Ends what is read with a mark and closes. The mark, and not the end of the file, ends the reading: a process that another
    /// test starts meanwhile inherits the write end and would keep it open.
    func closeWriteEnd() {
        _ = write(writeEnd, "\u{4}\n", 2)
        close(writeEnd)
    }
    func closeReadEnd() { close(readEnd) }

    /// The next line, without its line feed; waits for it.
    func readLine() -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while read(readEnd, &byte, 1) == 1, byte != 0x0a { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Every line until the mark; then closes this end.
    func readLines() -> [String] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(readEnd, &chunk, chunk.count), count > 0 {
            bytes += chunk[..<count]
            if bytes.suffix(2) == [4, 0x0a] { break }
        }
        closeReadEnd()
        return String(decoding: bytes.dropLast(2), as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

/// Reads a pipe on a thread of its own: a blocking read on a task could leave the writers without a thread.
final class Reader: @unchecked Sendable {
    // `lines` is written by the thread and read after it has been joined.
    private var lines: [String] = []
    private var thread = pthread_t()
    private let pipe: Pipe

    init(_ pipe: Pipe) {
        self.pipe = pipe
        let context = Unmanaged.passRetained(self).toOpaque()
        pthread_create(&thread, nil, { context in
            guard let context else { return nil }
            let reader = Unmanaged<Reader>.fromOpaque(context).takeRetainedValue()
            reader.lines = reader.pipe.readLines()
            return nil
        }, context)
    }

    func join() -> [String] {
        pthread_join(thread, nil)
        return lines
    }
}
