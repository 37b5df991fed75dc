import AppTesting
import Glibc
import Synchronization

/// One of our executables as a process of its own, found beside the tests. It is ended by its id when the value goes, in every case.
final class ServiceProcess: Sendable {
    let pid: pid_t
    private let output: Int32
    private let status = Mutex<Int32?>(nil)
    private let captured = Mutex<[UInt8]>([])

    struct Failed: Error, CustomStringConvertible { let description: String }

    /// The folder the build put this test and the executables into.
    static var folder: String {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        let own = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // Run by swift-testing's helper, the bundle is an argument and not the process.
        let candidates = [own] + CommandLine.arguments
        for path in candidates {
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
            if !folder.isEmpty, access(folder + "/auth", X_OK) == 0 { return folder }
        }
        return "."
    }

    /// Starts `name` with exactly this environment.
    init(_ name: String, _ environment: [String: String]) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failed(description: "pipe: \(errno)") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        let path = Self.folder + "/" + name
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var child = pid_t()
        let failed = posix_spawn(&child, path, &actions, nil, &arguments, &variables)
        close(ends[1])
        guard failed == 0 else {
            close(ends[0])
            throw Failed(description: "\(path) did not start: \(failed)")
        }
        pid = child
        output = ends[0]
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    deinit {
        if status.withLock({ $0 }) == nil {
            kill(pid, SIGKILL)
            var status: Int32 = 0
            waitpid(pid, &status, 0)
        }
        close(output)
    }

    func signal(_ number: Int32) { if status.withLock({ $0 }) == nil { kill(pid, number) } }

    /// Everything it has written so far.
    var text: String {
        captured.withLock { captured in
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = read(output, &buffer, buffer.count), count > 0 { captured += buffer[..<count] }
            return String(decoding: captured, as: UTF8.self)
        }
    }

    /// The wait status once it has ended; nil while it runs.
    private var ended: Int32? {
        status.withLock { status in
            if status == nil {
                var raw: Int32 = 0
                if waitpid(pid, &raw, WNOHANG) == pid { status = raw }
            }
            return status
        }
    }

    /// Waits for its end: its exit code, or less than zero for the signal that ended it.
    func exit(within limit: Duration = .seconds(30)) async throws -> Int32 {
        let deadline = ContinuousClock.now + limit
        while ContinuousClock.now < deadline {
            _ = text  // or a full pipe would keep it from ending
            if let raw = ended { return raw & 0x7f == 0 ? (raw >> 8) & 0xff : -(raw & 0x7f) }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw Failed(description: "did not end: \(text.suffix(500))")
    }

    /// Waits until it says on which port it is ready.
    func port(within limit: Duration = .seconds(30)) async throws -> Int {
        let deadline = ContinuousClock.now + limit
        while ContinuousClock.now < deadline {
            let text = text
            for line in text.split(separator: "\n") where line.contains("\"ready\"") {
                guard let start = line.firstRange(of: "\"port\":")?.upperBound else { continue }
                if let port = Int(line[start...].prefix { $0.isNumber }) { return port }
            }
            if let raw = ended { throw Failed(description: "ended with \(raw): \(text.suffix(500))") }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw Failed(description: "not ready: \(text.suffix(500))")
    }
}
