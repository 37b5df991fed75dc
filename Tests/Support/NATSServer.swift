internal import Glibc
public import Platform
internal import Synchronization

/// A NATS server with JetStream for one test: on a free port of 127.0.0.1, with a folder of its own, ended with this process, however it
/// ends. It can be killed, and started again on what it had on its disk. Needs Debian's `nats-server`.
public final class NATSServer: Sendable {
    public let url: Secret
    private let port: Int
    private let folder: String
    private let running = Mutex<(process: ServerProcess, pid: pid_t)?>(nil)

    private static let script = """
        PATH=$PATH:/usr/sbin; mkdir -p "$1"; : >"$1/log"
        nats-server --addr 127.0.0.1 --port "$2" --jetstream --store_dir "$1/store" --user barbell --pass test >"$1/log" 2>&1 &
        for _ in $(seq 200); do grep -q 'Server is ready' "$1/log" && break; sleep 0.05; done
        echo $!; exec 1>&-; read -r _; kill -9 $!; wait
        """

    /// - Parameter folder: holds nothing else; the test removes it.
    public init(folder: String) throws {
        self.folder = folder
        port = try ServerProcess.freePort()
        url = Secret("nats://barbell:test@127.0.0.1:\(port)")
        try start()
    }

    deinit { kill() }

    public func start() throws {
        let (process, said) = try ServerProcess.start(Self.script, [folder, "\(port)"])
        guard let pid = pid_t(said.filter(\.isNumber)) else { throw ServerProcessError(call: "nats-server", code: 0) }
        running.withLock { $0 = (process, pid) }
    }

    /// As a machine that loses its power, but for what its disk was told to keep.
    public func kill() {
        let now = running.withLock { running in
            defer { running = nil }
            return running
        }
        now?.process.stop()
    }

    /// Neither answers nor closes anything, as behind a network that is gone.
    public func hold() { _ = running.withLock { $0.map { Glibc.kill($0.pid, SIGSTOP) } } }
    public func letGo() { _ = running.withLock { $0.map { Glibc.kill($0.pid, SIGCONT) } } }
}
