internal import Glibc
internal import Imaging
internal import Pictures
internal import Security

/// Thumbnails of one picture, made as the media service makes them: by a few children, each from the file.
///
/// Prints thumbnails a second of wall time for the small WebP and the larger JPEG, the same without children, the microseconds that a child
/// adds to the smallest picture, and the most memory a process ever had.
enum Thumbnails {
    private static let kinds: [(name: String, side: Int, output: ImageOutput)] = [
        ("webp320", 320, .webp(quality: 80)), ("jpeg1280", 1280, .jpeg(quality: 80)),
    ]

    static func run(path: String, count: Int, threads: Int) async throws {
        let tools = try ImageTools()
        let pool = try WorkerPool(threads: threads, queueLimit: max(count, 256), longestWait: .seconds(3600))
        let workers = try PictureWorkers(executable: PictureWorker.executable, workers: threads, maximumPixels: tools.maximumPixels)
        let input = ImageInput.file(path)
        for kind in kinds {
            let size = ImageSize.fit(longestSide: kind.side)
            let make: @Sendable () async throws -> [UInt8] = { try await workers.render(input, size, as: kind.output) }
            let makeHere: @Sendable () async throws -> [UInt8] = {
                try await pool.run { Result { () throws(ImageProblem) in try tools.render(input, size, as: kind.output) } }.get()
            }
            let made = try await make()
            let facts = try tools.facts(of: .bytes(made))
            guard max(facts.width, facts.height) == kind.side, try await makeHere() == made else {
                throw BenchError.wrongResult("\(facts.width)×\(facts.height)")
            }
            print(kind.name, Measure.decimal(Double(count) / (try await seconds(count, make))))
            print(kind.name + "-here", Measure.decimal(Double(count) / (try await seconds(count, makeHere))))
        }
        let small = ImageInput.bytes(try tools.render(input, .fit(longestSide: 16), as: .jpeg(quality: 80)))
        _ = try await workers.check(small)
        let there = try await seconds(200) { _ = try await workers.check(small) }
        let here = try await seconds(200) { _ = try await pool.run { Result { () throws(ImageProblem) in try tools.check(small) } }.get() }
        print("child-microseconds", Measure.decimal(max(0, there - here) / 200 * 1e6))
        print("peak-rss", Measure.decimal(max(peakMegabytes(RUSAGE_SELF.rawValue), peakMegabytes(-1))))
    }

    /// The time of as many calls at once as there is room for. The calls before have loaded the decoders.
    private static func seconds(_ count: Int, _ body: @escaping @Sendable () async throws -> some Sendable) async throws -> Double {
        let begin = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<count { group.addTask { _ = try await body() } }
            try await group.waitForAll()
        }
        let duration = ContinuousClock.now - begin
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    private static func peakMegabytes(_ who: some BinaryInteger) -> Double {
        var usage = rusage()
        getrusage(Int32(who), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}
