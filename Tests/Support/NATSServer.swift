internal import Foundation
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
    public func hold() {
        guard let pid = running.withLock({ $0?.pid }) else { return }
        Glibc.kill(pid, SIGSTOP)
        // A thread that runs on the other processor goes on for a moment: until all are stopped, or the test's time is over.
        while !Self.isStopped(pid) { usleep(1000) }
    }

    /// Whether every thread of a process is stopped ("T"), as `/proc` has it.
    private static func isStopped(_ pid: pid_t) -> Bool {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
        return threads.allSatisfy { thread in
            let stat = try? String(contentsOfFile: "/proc/\(pid)/task/\(thread)/stat", encoding: .utf8)
            // The state comes after the name, which may hold anything but ends with the last parenthesis.
            return stat.flatMap { $0.split(separator: ")").last }?.hasPrefix(" T") ?? true
        }
    }

    public func letGo() { _ = running.withLock { $0.map { Glibc.kill($0.pid, SIGCONT) } } }
}
