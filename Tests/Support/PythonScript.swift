internal import Glibc
public import JSONCoding

/// A few lines of Python around a library that is not ours, which a test asks for a second opinion.
public struct PythonScript: Sendable {
    private let python: String
    private let script: String

    /// - Parameters:
    ///   - python: the variable that names a Python with the library.
    ///   - script: reads the JSON document in the file `sys.argv[1]` and prints another one.
    public init(python: String, _ script: String) {
        self.python = Self.path(python)
        self.script = script
    }

    /// Whether `Tools/test` has got the library.
    public static func isThere(_ python: String) -> Bool { !path(python).isEmpty }

    private static func path(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

    /// - Returns: what the script printed.
    public func run(_ input: JSONValue) throws -> JSONValue {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = folder.path + "/input.json"
        let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        let bytes = input.bytes()
        guard write(descriptor, bytes, bytes.count) == bytes.count else { throw Failed(description: "write: \(errno)") }
        close(descriptor)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failed(description: "pipe: \(errno)") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(python), strdup("-c"), strdup(script), strdup(file), nil]
        defer { for text in arguments { free(text) } }
        var child = pid_t()
        let failed = posix_spawn(&child, python, &actions, nil, &arguments, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard failed == 0 else { throw Failed(description: "\(python) did not start: \(failed)") }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(ends[0], &buffer, buffer.count), count > 0 { output += buffer[..<count] }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        guard status == 0 else { throw Failed(description: "python ended with \(status)") }
        return try JSONParser.parse(output)
    }

    public struct Failed: Error, CustomStringConvertible {
        public let description: String
    }
}
