extension StackMachine {
    enum Input {
        case spawned(String, pid: Int32)
        case spawnFailed(String, reason: String)
        case probePassed(String)
        case exited(String, ProcessEnd)
        case asked(SupervisorRequest)
        case clock
    }

    enum Effect: Hashable {
        case spawn(String)
        case beginProbe(String)
        case endProbe(String)
        case signal(String, Int32)
        case emit(SupervisorEvent)
        case finish(SupervisorOutcome)
    }

    struct Record {
        let plan: ServicePlan
        var phase = ServicePhase.waiting
        /// Ends in a row without having settled in between.
        var failures = 0
        /// Starts after the first.
        var restarts = 0
        var failed = false
        /// What somebody ordered; nil while it runs as the plan says.
        var order: ServiceOrder?
    }
}

extension StackMachine.Record {
    var isBackingOff: Bool { if case .backingOff = phase { true } else { false } }
}
