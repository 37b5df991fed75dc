import Glibc
import JSONCoding
import Platform
import Testing
import Wire

/// The log of a service: gathered, written by a thread of its own, kept in a crash.
struct BufferedLogTests {
    private func logger(_ log: BufferedLog) -> Logger { Logger(service: "s", sink: log) }

    private func numbers(_ lines: [String]) throws -> [Int64] { try lines.compactMap { try JSONParser.parse($0)["n"]?.integer } }

    @Test func closingWritesWhatWaitsInOrder() throws {
        let pipe = try Pipe()
        let log = BufferedLog(service: "s", descriptor: pipe.writeEnd, gathering: .seconds(3600))
        for number in 1...100 { logger(log).log(.info, "m", ["n": .integer(number)]) }
        log.close()
        logger(log).log(.info, "after the end", ["n": 101])
        pipe.closeWriteEnd()
        #expect(try numbers(pipe.readLines()) == Array(1...101))
        #expect(log.droppedLines == 0)
    }

    @Test func linesComeWithoutMore() throws {
        let pipe = try Pipe()
        let log = BufferedLog(service: "s", descriptor: pipe.writeEnd)
        logger(log).log(.info, "m", ["n": 1])
        #expect(pipe.readLine().contains("\"n\":1"))
        logger(log).log(.info, "m", ["n": 2])
        #expect(pipe.readLine().contains("\"n\":2"))
        log.close()
        pipe.closeWriteEnd()
    }

    /// An hour is gathered, but for an error.
    @Test(.timeLimit(.minutes(1))) func errorsWaitForNothing() throws {
        let pipe = try Pipe()
        let log = BufferedLog(service: "s", descriptor: pipe.writeEnd, gathering: .seconds(3600))
        logger(log).log(.info, "m", ["n": 1])
        logger(log).log(.error, "m", ["n": 2])
        #expect(pipe.readLine().contains("\"n\":1"))
        #expect(pipe.readLine().contains("\"n\":2"))
        log.close()
        pipe.closeWriteEnd()
    }

    /// Nobody reads 20 MB; whoever logs goes on, and hears afterwards how much of it is missing.
    @Test(.timeLimit(.minutes(1))) func aSlowReaderLosesLinesAndIsTold() async throws {
        let pipe = try Pipe()
        let log = BufferedLog(service: "s", descriptor: pipe.writeEnd, capacity: 64 << 10)
        let padding = String(repeating: "p", count: 2000)
        for number in 1...10_000 { logger(log).log(.info, "m", ["n": .integer(number), "p": .string(padding)]) }
        let reader = Reader(pipe)
        log.close()
        pipe.closeWriteEnd()
        let lines = reader.join()
        let seen = try numbers(lines)
        #expect(seen == seen.sorted() && seen.first == 1)
        let told = try lines.compactMap { try JSONParser.parse($0)["lines"]?.integer }.reduce(0, +)
        #expect(told > 0 && Int64(seen.count) + told == 10_000 && Int64(log.droppedLines) == told)
    }

    @Test func linesOfManyThreadsDoNotMix() async throws {
        let pipe = try Pipe()
        let log = BufferedLog(service: "s", descriptor: pipe.writeEnd, capacity: 4 << 20, lanes: 3)
        let reader = Reader(pipe)
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<6 {
                group.addTask { for step in 0..<500 { logger(log).log(.info, "m", ["w": .integer(writer), "n": .integer(step)]) } }
            }
        }
        log.close()
        pipe.closeWriteEnd()
        let lines = try reader.join().map { try JSONParser.parse($0) }
        #expect(Set(lines.map { [$0["w"]?.integer, $0["n"]?.integer] }).count == 3000 && lines.count == 3000)
    }

    // MARK: Crashes

    private static let lastWords = #""msg":"last words","n":7"#

    /// In a process of its own: logs a line that would wait for an hour.
    private static func logLastWords() {
        let log = BufferedLog(service: "s", gathering: .seconds(3600))
        log.writeWhenCrashing()
        Logger(service: "s", sink: log).log(.info, "last words", ["n": 7])
    }

    private func said(_ result: ExitTest.Result?) -> Bool {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(Self.lastWords)
    }

    @Test func whatWaitsIsWrittenAtASegmentationFault() async {
        let result = await #expect(processExitsWith: .signal(SIGSEGV), observing: [\.standardErrorContent]) {
            BufferedLogTests.logLastWords()
            UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        }
        #expect(said(result))
    }

    @Test func whatWaitsIsWrittenAtAnAbort() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            BufferedLogTests.logLastWords()
            abort()
        }
        #expect(said(result))
    }

    /// What Swift does where an index is out of range.
    @Test func whatWaitsIsWrittenAtATrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            BufferedLogTests.logLastWords()
            let numbers = CommandLine.arguments.isEmpty ? [1, 2] : [1]
            print(numbers[CommandLine.arguments.count + 1])
        }
        #expect(said(result))
    }
}
