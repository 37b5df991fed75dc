internal import Glibc
internal import Imaging
internal import Security

/// Thumbnails of one picture, made as the media service makes them: on a pool of a few threads, each from the file.
///
/// Prints thumbnails a second of wall time for the small WebP and the larger JPEG, and the most memory the process ever had.
enum Thumbnails {
    private static let kinds: [(name: String, side: Int, output: ImageOutput)] = [
        ("webp320", 320, .webp(quality: 80)), ("jpeg1280", 1280, .jpeg(quality: 80)),
    ]

    static func run(path: String, count: Int, threads: Int) async throws {
        let tools = try ImageTools()
        let pool = try WorkerPool(threads: threads, queueLimit: count, longestWait: .seconds(3600))
        for kind in kinds {
            let make: @Sendable () -> Result<[UInt8], ImageProblem> = {
                Result { () throws(ImageProblem) in
                    try tools.render(.file(path), .fit(longestSide: kind.side), as: kind.output)
                }
            }
            // The first call loads the decoders; it is not counted.
            let facts = try tools.facts(of: .bytes(make().get()))
            guard max(facts.width, facts.height) == kind.side else { throw BenchError.wrongResult("\(facts.width)×\(facts.height)") }
            let clock = ContinuousClock()
            let begin = clock.now
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<count { group.addTask { _ = try await pool.run(make).get() } }
                try await group.waitForAll()
            }
            let duration = begin.duration(to: clock.now)
            let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
            print(kind.name, Measure.decimal(Double(count) / seconds))
        }
        print("peak-rss", Measure.decimal(peakMegabytes()))
    }

    private static func peakMegabytes() -> Double {
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}
