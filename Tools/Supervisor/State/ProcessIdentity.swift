internal import Glibc
internal import JSONCoding
internal import LocalFiles

/// A process that cannot be mistaken for a later one with the same number: its pid, when it started, and which boot that was.
public struct ProcessIdentity: Sendable, Hashable {
    public let pid: Int32
    /// Clock ticks from boot to its start (proc(5), field 22 of stat).
    public let startTicks: UInt64
    public let bootID: String

    public init(pid: Int32, startTicks: UInt64, bootID: String) {
        self.pid = pid
        self.startTicks = startTicks
        self.bootID = bootID
    }

    /// The process that has the number now; nil when there is none, or it has ended and only waits to be reaped.
    public init?(runningAs pid: Int32) {
        guard pid > 0, let text = Files.text("/proc/\(pid)/stat"), let boot = Files.text("/proc/sys/kernel/random/boot_id") else {
            return nil
        }
        // The name in brackets may hold anything, so fields are counted from the last bracket; the first after it is the state.
        guard let bracket = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: bracket)...].split(separator: " ")
        guard fields.count > 19, fields[0] != "Z", fields[0] != "X", let ticks = UInt64(fields[19]) else { return nil }
        self.init(pid: pid, startTicks: ticks, bootID: String(boot.prefix { !$0.isNewline }))
    }

    public var isRunning: Bool { ProcessIdentity(runningAs: pid) == self }

    /// Sends a signal, to nobody if the process is gone; `toGroup` also to what it started.
    /// - Returns: whether it was there.
    @discardableResult public func signal(_ number: Int32, toGroup: Bool = false) -> Bool {
        guard isRunning else { return false }
        return kill(toGroup ? -pid : pid, number) == 0
    }

    /// What it had started and what is there after its own end, known by the group that it led. No process is given the number of a group
    /// while one of it is left, and the session tells it from a later group that was given the same one.
    func leftBehind(in session: Int32) -> [ProcessIdentity] {
        guard ProcessIdentity(runningAs: pid) == nil else { return [] }
        return Files.names(in: "/proc").compactMap { Int32($0) }.filter { getpgid($0) == pid && getsid($0) == session }
            .compactMap { ProcessIdentity(runningAs: $0) }.filter { $0.bootID == bootID && $0.startTicks >= startTicks }
    }

    /// Resident memory in bytes; nil when it is gone.
    public var residentBytes: Int? {
        guard isRunning, let text = Files.text("/proc/\(pid)/statm") else { return nil }
        let fields = text.split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }

    var json: JSONValue { ["pid": .integer(Int64(pid)), "startTicks": .integer(Int64(clamping: startTicks)), "bootId": .string(bootID)] }

    init?(json: JSONValue?) {
        guard let pid = json?["pid"]?.integer.flatMap({ Int32(exactly: $0) }),
            let ticks = json?["startTicks"]?.integer.flatMap({ UInt64(exactly: $0) }),
            let boot = json?["bootId"]?.string
        else { return nil }
        self.init(pid: pid, startTicks: ticks, bootID: boot)
    }
}
