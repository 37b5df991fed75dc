internal import Glibc
internal import JSONCoding
internal import Supervisor
internal import Synchronization
internal import Wire

/// `POST {{harness}}/processes/kill {"service": "media"}`: ends a service's process as a crash would, all of them where there are several, and
/// waits until `barbell up` has started them again and they are ready. `signal` is KILL, the default, or TERM. With `afterMs` it answers at
/// once and ends the process that much later, in the middle of the flow's next step, which then asks again until it is answered. What has
/// not happened when the flow ends is called off, so that it does not happen in the next one, and fails the flow. Flows that do this are
/// tagged `alone`.
///
/// `GET {{harness}}/processes` says how each service is and how often it was started again.
final class ProcessKiller {
    private enum Signal: String, CaseIterable {
        case KILL, TERM
        var number: Int32 { self == .KILL ? SIGKILL : SIGTERM }
    }

    /// How long a service may take to come back.
    private static let patience: Duration = .seconds(30)

    private let context: HarnessContext
    private var pending: [PendingKill] = []

    init(_ context: HarnessContext) { self.context = context }

    func kill(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        var members = try Members(document, code: "bad_kill")
        let name = try members.needed("service")
        let signal: Signal = try members.word("signal") ?? .KILL
        let delay = try members.whole("afterMs", in: 0...60_000)
        try members.finish()
        let (file, before) = try stack()
        let victims = before.processes(of: name).compactMap(\.process)
        guard !victims.isEmpty else {
            let running = before.services.filter { $0.process != nil }.map(\.name).joined(separator: ", ")
            throw members.mistake("no service \(name) runs; there is \(running)")
        }
        if let delay {
            let (sleep, number) = (context.sleep, signal.number)
            let kill = PendingKill(service: name, signal: signal.rawValue, milliseconds: delay)
            let isRunning = Threads.detach {
                sleep(.milliseconds(delay))
                kill.happen { victims.map { $0.signal(number) }.contains(true) }
            }
            guard isRunning else {
                throw HarnessError(
                    status: 503, code: "no_thread", message: "the machine has no thread left to wait on", isEnvironment: true)
            }
            pending.append(kill)
            return .answer(
                200, ["service": .string(name), "afterMs": .integer(Int64(delay)), "restarts": .integer(before.restarts(of: name))])
        }
        guard victims.map({ $0.signal(signal.number) }).contains(true) else {
            throw HarnessError(status: 409, code: "process_gone", message: "\(name) has just ended by itself")
        }
        let began = context.uptime()
        while context.uptime() - began < Self.patience {
            context.sleep(.milliseconds(20))
            guard let now = StackState(path: file) else { continue }
            let services = now.processes(of: name)
            let areBack = services.allSatisfy { service in
                service.phase == "ready" && service.process.map { !victims.contains($0) } ?? false
            }
            guard areBack else { continue }
            let took = (context.uptime() - began).milliseconds
            return .answer(200, ["service": .string(name), "restarts": .integer(now.restarts(of: name)), "tookMs": .integer(took)])
        }
        throw HarnessError(
            status: 504, code: "not_restarted", message: "\(name) was not ready again within \(Self.patience.shown)", isEnvironment: true)
    }

    /// Calls off what has not happened.
    /// - Returns: that, as faults that met nothing.
    func finish() -> [InjectedFault] { pending.compactMap { $0.callOff() ? InjectedFault($0.fault) : nil } }

    func list() throws(HarnessError) -> TransportResponse {
        var services = JSONObject()
        let state = try stack().state
        for service in state.services {
            let phase = state.processes(of: service.name).first { $0.phase != "ready" }?.phase ?? service.phase
            services[service.name] = ["phase": .string(phase), "restarts": .integer(state.restarts(of: service.name))]
        }
        return .answer(200, ["services": .object(services)])
    }

    private func stack() throws(HarnessError) -> (file: String, state: StackState) {
        guard let file = context.stateFile, let state = StackState(path: file) else {
            throw HarnessError(
                status: 503, code: "no_stack", message: "the services are not run by barbell up, or --state does not say where",
                isEnvironment: true)
        }
        return (file, state)
    }
}

/// The end of a process that is to come: it happens, or it is called off.
private final class PendingKill: Sendable {
    private enum State { case waiting, happened, calledOff }

    /// As the proxy would list it.
    let fault: JSONValue
    private let state = Mutex(State.waiting)

    init(service: String, signal: String, milliseconds: Int) {
        fault = [
            "id": "0", "from": "harness", "to": .string(service), "action": "kill", "signal": .string(signal),
            "delayMs": .integer(Int64(milliseconds)), "matched": 0, "fired": 0, "hits": [],
        ]
    }

    /// - Parameter end: ends the processes; false when none was there any more.
    func happen(_ end: () -> Bool) {
        state.withLock { state in
            if state == .waiting, end() { state = .happened }
        }
    }

    /// - Returns: whether it had not happened, and will not.
    func callOff() -> Bool {
        state.withLock { state in
            guard state == .waiting else { return false }
            state = .calledOff
            return true
        }
    }
}

extension StackState {
    /// How often the processes of a service were started again, in all.
    fileprivate func restarts(of service: String) -> Int64 { processes(of: service).reduce(0) { $0 + Int64($1.restarts) } }
}
