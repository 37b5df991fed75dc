internal import JSONCoding

/// Everything that pages show and that changes by itself.
struct Boards: Sendable {
    let log = LogBoard()
    let traces = TraceBoard()
    /// `[{name, phase, url, pid, restarts, startedAt, memory, testHooks}]`, in the order of their start.
    let services = Notice(.array([]))
    /// See `StackClock`.
    let clock = Notice(.null)
    /// See `FaultActions`.
    let faults = Notice(.null)
    /// See `FlowActions`.
    let flows = Notice(.null)

    var notices: [(String, Notice)] { [("services", services), ("clock", clock), ("faults", faults), ("flows", flows)] }
}
