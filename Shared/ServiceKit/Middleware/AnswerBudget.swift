internal import Platform
internal import Synchronization
internal import Wire

/// How much is kept in a day of the answers to one caller, for repeats under an `Idempotency-Key`. Keys are made up by whoever asks, a full
/// cart is 30 KB, and a stranger may change one without end: without a limit the disk would be theirs. Nobody who uses an app comes near
/// it. A coarse net, as `AddressLimit` is: each process counts for itself, from its start on.
final class AnswerBudget: Sendable {
    private struct Window {
        var day: Int64
        var bytes = 0
    }
    private struct State {
        var windows: [String: Window] = [:]
        /// The day on which those of former ones were last taken out.
        var swept: Int64?
    }
    /// In bytes.
    static let perDay = 64 << 20
    /// What a row takes besides its answer, in bytes.
    static let row = 512
    /// Whoever comes when so many are known is not counted: with so many addresses one needs no more of each.
    private static let mostCallers = 100_000
    private static let day: Int64 = 86_400_000

    private let perDay: Int
    private let state = Mutex(State())

    init(perDay: Int = AnswerBudget.perDay) { self.perDay = perDay }

    /// Counts an answer.
    /// - Returns: whether there is room for it.
    func take(_ bytes: Int, of context: RequestContext) -> Bool {
        guard let caller = Self.caller(context) else { return true }
        let day = context.now.milliseconds / Self.day
        return state.withLock { state in
            if state.windows.count >= Self.mostCallers, state.swept != day {
                state.windows = state.windows.filter { $0.value.day == day }
                state.swept = day
            }
            guard state.windows[caller] != nil || state.windows.count < Self.mostCallers else { return true }
            var window = state.windows[caller] ?? Window(day: day)
            if window.day != day { window = Window(day: day) }
            window.bytes += bytes + Self.row
            state.windows[caller] = window
            return window.bytes <= perDay
        }
    }

    /// How long a caller for whom there is no room has to wait for some; nil where there is some.
    func wait(_ context: RequestContext) -> Duration? {
        guard let caller = Self.caller(context) else { return nil }
        let now = context.now.milliseconds
        return state.withLock { state in
            guard let window = state.windows[caller], window.day == now / Self.day, window.bytes >= perDay else { return nil }
            return .milliseconds((window.day + 1) * Self.day - now)
        }
    }

    /// By what callers are counted; nil of services, which do what they are asked for.
    private static func caller(_ context: RequestContext) -> String? {
        let name: String
        switch context.principal {
        case .anonymous: name = IPAddress(context.clientAddress)?.subscriber.description ?? context.clientAddress
        case .person(let person): name = person.userID.text
        case .service: return nil
        }
        return (context.run ?? "") + "|" + name
    }
}
