internal import Glibc
internal import Processes

/// A service while its process runs: the process, its log and the probes that ask whether it is ready.
final class ServiceProcess {
    /// Between two tries.
    static let probeEvery: Int64 = 10
    /// Between two runs of a check command, which costs a process each.
    static let checkEvery: Int64 = 100

    let plan: ServicePlan
    let process: SpawnedProcess
    var splitter = LineSplitter()
    /// When its output has ended the descriptor is no longer polled.
    var outputEnded = false

    private(set) var isProbing = false
    private(set) var probe: ReadyProbe?
    private(set) var check: SpawnedProcess?
    private var checkDeadline: Int64 = 0
    private var nextTry: Int64 = 0

    init(_ plan: ServicePlan, _ process: SpawnedProcess) {
        self.plan = plan
        self.process = process
    }

    func beginProbing(_ now: Int64) {
        isProbing = true
        nextTry = now
    }

    /// Ends probing; a check that still runs is killed, and reaped when the exit watch tells of it.
    func endProbing() {
        isProbing = false
        probe = nil
        check?.signal(SIGKILL)
    }

    /// When `step` has something to do without any descriptor being ready.
    var deadline: Int64? {
        guard isProbing else { return nil }
        if let probe { return probe.deadline }
        return check == nil ? nextTry : checkDeadline
    }

    /// Starts the next try when it is due, ends one that takes too long. `spawn` starts a check command.
    func step(_ now: Int64, spawn: ([String]) -> SpawnedProcess?) {
        guard isProbing else { return }
        if let probe, now >= probe.deadline { retry(now, after: Self.probeEvery) }
        if let check, now >= checkDeadline { check.signal(SIGKILL) }
        guard probe == nil, check == nil, now >= nextTry else { return }
        switch plan.readiness {
        case .http(let port, let path): begin(ReadyProbe(port, path: path, now: now), now)
        case .connects(let port): begin(ReadyProbe(port, path: nil, now: now), now)
        case .command(let arguments, let timeout):
            check = spawn(arguments)
            checkDeadline = now + timeout.components.seconds * 1000 + timeout.components.attoseconds / 1_000_000_000_000_000
            if check == nil { nextTry = now + Self.checkEvery }
        case .started, .completed: break
        }
    }

    /// The probe's descriptor became ready.
    /// - Returns: whether the service is ready.
    func probeAdvanced(_ now: Int64) -> Bool {
        guard let probe else { return false }
        switch probe.advance() {
        case .pending: return false
        case .failed: retry(now, after: Self.probeEvery)
        case .passed: return true
        }
        return false
    }

    /// The check command ended and was reaped.
    /// - Returns: whether the service is ready.
    func checkEnded(_ status: ProcessEnd, _ now: Int64) -> Bool {
        check = nil
        nextTry = now + Self.checkEvery
        return isProbing && status.isSuccess
    }

    private func begin(_ next: ReadyProbe, _ now: Int64) {
        if next.descriptor >= 0 { probe = next } else { retry(now, after: Self.probeEvery) }
    }

    private func retry(_ now: Int64, after delay: Int64) {
        probe = nil
        nextTry = now + delay
    }
}
