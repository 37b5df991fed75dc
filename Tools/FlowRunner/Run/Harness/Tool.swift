internal import Glibc
internal import Synchronization

/// Programs of the distribution that the harness uses, run to their end on the calling thread. Arguments go as they are; there is no
/// shell.
enum Tool: String, Sendable, CaseIterable {
    case ffmpeg, ffprobe, exiftool
    case heifEncode = "heif-enc"

    private var package: String {
        switch self {
        case .ffmpeg, .ffprobe: "ffmpeg"
        case .exiftool: "libimage-exiftool-perl"
        case .heifEncode: "libheif-examples"
        }
    }

    /// Its standard output. What it says when it fails goes into the error.
    /// - Parameters:
    ///   - limit: how much it may write, in bytes.
    ///   - seconds: how long it may take.
    ///   - accepts: the exit codes that are no failure.
    ///   - path: where it is, when not where programs are looked for.
    @discardableResult
    func run(_ arguments: [String], limit: Int = 256 << 20, seconds: Int64 = 120, accepts: Set<Int32> = [0], path: String? = nil)
        throws(HarnessError) -> Output
    {
        let child = try Child(self, arguments, path: path)
        let (output, said) = child.read(limit: limit, seconds: seconds)
        let status = child.finish(kill: output == nil)
        let errors = String(decoding: said, as: UTF8.self)
        guard let output else {
            throw HarnessError(status: 500, code: "tool_stopped", message: "\(rawValue) took longer than \(seconds) s or wrote more than \(limit) bytes")
        }
        guard accepts.contains(status) else {
            throw HarnessError(
                status: 422, code: "tool_failed",
                message: "\(rawValue): \(errors.isEmpty ? "status \(status)" : String(errors.suffix(600)))")
        }
        return Output(bytes: output, errors: errors)
    }

    struct Output {
        let bytes: [UInt8]
        /// What it wrote to its standard error.
        let errors: String
    }

    /// A run without it proves nothing, so this ends the step as a machine that is not ready does.
    fileprivate var missing: HarnessError {
        HarnessError(
            status: 503, code: "tool_missing", message: "\(rawValue) is not installed: apt-get install \(package)", isEnvironment: true)
    }
}

/// Held from the making of a pipe until the child has its end: another child started in between would hold that end as well.
private let starting = Mutex<Void>(())

/// A child process with its output and errors in pipes.
private struct Child {
    private let pid: pid_t
    private let output: Int32
    private let errors: Int32

    init(_ tool: Tool, _ arguments: [String], path: String?) throws(HarnessError) {
        let started = starting.withLock { _ in Self.start(path ?? tool.rawValue, arguments) }
        switch started {
        case .success(let child): self = child
        case .failure(let failure) where failure.code == ENOENT || failure.code == EACCES: throw tool.missing
        case .failure(let failure):
            throw HarnessError(
                status: 500, code: "tool_failed", message: "cannot start \(tool.rawValue): \(String(cString: strerror(failure.code)))",
                isEnvironment: true)
        }
    }

    private init(pid: pid_t, output: Int32, errors: Int32) {
        self.pid = pid
        self.output = output
        self.errors = errors
    }

    private struct StartError: Error {
        let code: Int32
    }

    private static func start(_ program: String, _ arguments: [String]) -> Result<Child, StartError> {
        guard let output = openPipe() else { return .failure(StartError(code: errno)) }
        defer { close(output.write) }
        guard let errors = openPipe() else {
            close(output.read)
            return .failure(StartError(code: errno))
        }
        defer { close(errors.write) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.write, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own: Ctrl-C ends the run between two steps, not a tool in the middle of one.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        let words = ([program] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        var pid: pid_t = 0
        let code = posix_spawnp(&pid, program, &actions, &attributes, words + [nil], environ)
        guard code == 0 else {
            close(output.read)
            close(errors.read)
            return .failure(StartError(code: code))
        }
        return .success(Child(pid: pid, output: output.read, errors: errors.read))
    }

    private static func openPipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Everything it writes until it closes both pipes; `output` is nil when that is too much or takes too long.
    func read(limit: Int, seconds: Int64) -> (output: [UInt8]?, errors: [UInt8]) {
        let deadline = Self.now() + seconds * 1000
        var (bytes, said): ([UInt8], [UInt8]) = ([], [])
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { piece.deallocate() }
        var waiting = [pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0)]
        while waiting.contains(where: { $0.fd >= 0 }) {
            let left = deadline - Self.now()
            guard left > 0 else { return (nil, said) }
            let ready = poll(&waiting, 2, Int32(clamping: left))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return (nil, said) }
            for index in 0..<2 where waiting[index].revents != 0 {
                let got = Glibc.read(waiting[index].fd, piece.baseAddress, piece.count)
                if got < 0, errno == EINTR { continue }
                // poll passes over what is negative.
                if got <= 0 { waiting[index].fd = -1 } else if index == 0 { bytes += piece.prefix(got) } else { said += piece.prefix(got) }
            }
            if bytes.count > limit { return (nil, said) }
            if said.count > 65_536 { said.removeFirst(said.count - 16_384) }
        }
        return (bytes, said)
    }

    /// Waits for its end.
    /// - Returns: 0, its exit code, or 128 and its signal.
    func finish(kill isOver: Bool) -> Int32 {
        if isOver { kill(-pid, SIGKILL) }
        close(output)
        close(errors)
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    /// Milliseconds of a clock that only goes forward.
    private static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
