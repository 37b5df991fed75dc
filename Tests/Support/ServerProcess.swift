internal import Glibc

/// A server that lives as long as this process: a shell starts it and waits for the end of its own standard input, which comes
/// when this process closes the other end or dies, however it dies.
struct ServerProcess {
    /// The server ends when the last copy of this descriptor is closed.
    private let lifeline: Int32
    private let child: pid_t

    /// Runs `script` with `arguments`.
    /// - Returns: the process, once the script has closed its standard output, and what it wrote there.
    static func start(_ script: String, _ arguments: [String]) throws(ServerProcessError) -> (process: ServerProcess, said: String) {
        let (output, input, child) = try spawn(["/bin/sh", "-c", script, "sh"] + arguments, joiningErrors: false)
        defer { close(output) }
        return (ServerProcess(lifeline: input, child: child), readAll(output))
    }

    /// Runs `script` to its end.
    /// - Returns: everything it wrote.
    static func run(_ script: String, _ arguments: [String]) throws(ServerProcessError) -> String {
        let (output, input, child) = try spawn(["/bin/sh", "-c", script, "sh"] + arguments, joiningErrors: true)
        close(input)
        defer {
            close(output)
            reap(child)
        }
        return readAll(output)
    }

    func stop() {
        close(lifeline)
        Self.reap(child)
    }

    /// A port of 127.0.0.1 that was free just now.
    static func freePort() throws(ServerProcessError) -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = loopback(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let done = withSocketAddress(&address) { bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0 }
        guard done else { throw ServerProcessError(call: "bind", code: errno) }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// The whole answer to a GET, or nothing.
    static func get(_ path: String, port: Int) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = loopback(port: port)
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        guard withSocketAddress(&address, { connect(descriptor, $0, length) == 0 }) else { return "" }
        let request = Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8)
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return "" }
        return readAll(descriptor)
    }

    static func readFile(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        return readAll(descriptor)
    }

    static func spawn(_ command: [String], joiningErrors: Bool = false) throws(ServerProcessError) -> (
        output: Int32, input: Int32, child: pid_t
    ) {
        var input: [Int32] = [-1, -1], output: [Int32] = [-1, -1]
        guard pipe(&input) == 0, pipe(&output) == 0 else { throw ServerProcessError(call: "pipe", code: errno) }
        // No other child may hold the lifeline.
        for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        defer { close(input[0]); close(output[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input[0], 0)
        posix_spawn_file_actions_adddup2(&actions, output[1], 1)
        if joiningErrors {
            posix_spawn_file_actions_adddup2(&actions, output[1], 2)
        } else {
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child = pid_t()
        let failed = posix_spawn(&child, command[0], &actions, nil, &arguments, environ)
        guard failed == 0 else {
            close(input[1])
            close(output[0])
            throw ServerProcessError(call: "posix_spawn", code: failed)
        }
        return (output[0], input[1], child)
    }

    /// A child that has ended and was not waited for is in the way of the test library, which waits for any child of the process.
    static func reap(_ child: pid_t) {
        while waitpid(child, nil, 0) < 0 && errno == EINTR {}
    }

    static func loopback(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        address.sin_port = UInt16(port).bigEndian
        return address
    }

    static func withSocketAddress(_ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Bool) -> Bool {
        withUnsafeMutablePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body) }
    }

    static func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(contentsOf: buffer[..<count])
        }
    }
}

struct ServerProcessError: Error, CustomStringConvertible {
    let call: String
    let code: Int32
    var description: String { "\(call) failed: \(code)" }
}
