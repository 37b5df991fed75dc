internal import Glibc
public import Imaging
internal import JSONCoding
internal import Processes
public import Security
internal import Synchronization

/// What one picture may use up, and one worker.
public struct PictureLimits: Sendable {
    /// Processor time of one picture. The largest that is taken needs about a quarter.
    public var cpuSeconds = 20
    /// On the wall, for machines that have other things to do.
    public var time = Duration.seconds(60)
    /// Address space of a worker: its libraries and a picture of 50 million pixels several times over.
    public var memory = 2 << 30
    public var openFiles = 32
    /// A worker goes after so many pictures, with whatever its libraries may have leaked.
    public var pictures = 500

    public init() {}
}

/// Pictures from people nobody knows, read and made anew in children that can do nothing else: each has limits of time, memory and files,
/// and no way to the network or to other files. They are started when they are needed and stay for the next picture.
public final class PictureWorkers: Sendable {
    private struct Worker: Sendable {
        let child: ConnectedChild
        var jobs = 0
    }

    private let command: Command
    private let pool: WorkerPool
    private let maximumPixels: Int
    private let limits: PictureLimits
    private let idle = Mutex<[Worker]>([])

    /// - Parameters:
    ///   - executable: a program that runs `PictureWorker` when it is called with `PictureWorker.argument`.
    ///   - workers: how many pictures are worked on at once.
    /// - Throws: `WorkerPoolError.outOfResources`.
    public init(executable: String, workers: Int, maximumPixels: Int, limits: PictureLimits = PictureLimits()) throws(WorkerPoolError) {
        let child = ChildLimits(wallTime: limits.time, addressSpaceBytes: limits.memory, outputFileBytes: 0, openFiles: limits.openFiles)
        command = Command(executable, [PictureWorker.argument, String(limits.cpuSeconds)], limits: child)
        self.limits = limits
        // A child dies with the thread that started it, and these stay.
        pool = try WorkerPool(threads: workers, queueLimit: 1024, longestWait: .seconds(600))
        self.maximumPixels = maximumPixels
    }

    deinit { for worker in idle.withLock({ $0 }) { worker.child.end() } }

    /// As `ImageTools.check`.
    /// - Throws: `ImageProblem`, `WorkerPoolError`.
    public func check(_ input: ImageInput) async throws -> ImageFacts {
        guard case .facts(let facts) = try await run(.check(maximumPixels: maximumPixels), input).0 else { throw Self.nonsense }
        return facts
    }

    /// As `ImageTools.render`.
    /// - Throws: `ImageProblem`, `WorkerPoolError`.
    public func render(_ input: ImageInput, _ size: ImageSize, as output: ImageOutput, background: ImageColour = .white) async throws
        -> [UInt8]
    {
        let job = PictureJob.render(maximumPixels: maximumPixels, size, output, background: background)
        guard case (.picture, let bytes) = try await run(job, input) else { throw Self.nonsense }
        return bytes
    }

    private static let nonsense = ImageProblem.unavailable(reason: "a picture worker talks nonsense")

    /// The children that wait for a picture; for tests.
    var processes: [Int32] { idle.withLock { $0.map(\.child.processID) } }

    private func run(_ job: PictureJob, _ input: ImageInput) async throws -> (PictureAnswer, [UInt8]) {
        let message = try JSONWriter.encode(job)
        let result = try await pool.run { [self] in Result { () throws(ImageProblem) in try work(message, input) } }
        return try result.get()
    }

    /// Blocks.
    private func work(_ message: [UInt8], _ input: ImageInput) throws(ImageProblem) -> (PictureAnswer, [UInt8]) {
        let file = try Self.open(input)
        defer { close(file) }
        if let warm = idle.withLock({ $0.popLast() }) {
            do throws(ImageProblem) {
                return try ask(warm, message, file)
            } catch {
                // One that died while it waited, or was ended by somebody, says nothing about this picture.
                guard case .unavailable = error else { throw error }
            }
        }
        return try ask(try start(), message, file)
    }

    private func ask(_ worker: Worker, _ message: [UInt8], _ file: Int32) throws(ImageProblem) -> (PictureAnswer, [UInt8]) {
        do throws(ConnectedChild.Silence) {
            try worker.child.send(message, with: file)
        } catch {
            throw Self.ended(worker.child.end(patience: .milliseconds(500)))
        }
        let (answer, picture) = try hear(worker.child)
        if worker.jobs + 1 < limits.pictures {
            idle.withLock { $0.append(Worker(child: worker.child, jobs: worker.jobs + 1)) }
        } else {
            worker.child.end()
        }
        if case .problem(let problem) = answer { throw Self.limited(problem) }
        return (answer, picture)
    }

    private func start() throws(ImageProblem) -> Worker {
        do throws(ChildFailure) { return Worker(child: try ConnectedChild(command)) } catch { throw .unavailable(reason: "\(error)") }
    }

    /// A worker that says nothing is ended.
    private func hear(_ child: ConnectedChild) throws(ImageProblem) -> (PictureAnswer, [UInt8]) {
        let deadline = ContinuousClock.now + limits.time
        do throws(ConnectedChild.Silence) {
            if let length = PictureAnswer.length(try child.receive(4, until: deadline)) {
                let json = try? JSONParser.parse(try child.receive(length, until: deadline))
                switch json.flatMap({ try? JSONTreeDecoder.decode(PictureAnswer.self, from: $0) }) {
                case .picture(let bytes)? where (0...PictureAnswer.longestPicture).contains(bytes):
                    return (.picture(bytes: bytes), try child.receive(bytes, until: deadline))
                case .picture, nil: break
                case let answer?: return (answer, [])
                }
            }
        } catch {
            let failure = child.end(patience: .milliseconds(500))
            throw error == .late ? .tooCostly : Self.ended(failure)
        }
        child.end()
        throw Self.nonsense
    }

    private static func ended(_ failure: ChildFailure?) -> ImageProblem {
        switch failure {
        case .timedOut, .outOfMemory: .tooCostly
        // A decoder that is taken down by a picture.
        case .killed(let signal, _) where signal != SIGKILL: .damaged(reason: "the decoder ended by signal \(signal)")
        case let failure: .unavailable(reason: failure.map { "\($0)" } ?? "a picture worker was ended")
        }
    }

    /// A child's memory is limited, so that what it lacks no machine will have.
    private static func limited(_ problem: ImageProblem) -> ImageProblem { problem == .outOfMemory ? .tooCostly : problem }

    /// A descriptor of the caller's.
    private static func open(_ input: ImageInput) throws(ImageProblem) -> Int32 {
        switch input {
        case .file(let path):
            let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard file >= 0 else { throw .unreadable(code: errno) }
            return file
        case .descriptor(let descriptor):
            let file = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
            guard file >= 0 else { throw .unreadable(code: errno) }
            return file
        case .bytes(let bytes):
            do throws(ChildFailure) { return try NamelessFile.holding(bytes) } catch { throw .outOfMemory }
        }
    }
}
