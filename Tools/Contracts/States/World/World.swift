internal import Glibc
internal import Pacts
internal import Platform
internal import Wire

/// What states set up and where: the running services, spoken with through their own routes, never through a database.
///
/// One for each interaction. Not Sendable: its connections belong to one thread.
public final class World {
    /// Who expects something.
    public let consumer: String
    /// Of whom.
    public let provider: String
    let settings: WorldSettings
    let caller: ServiceCaller
    private let ids: IDSource

    init(consumer: String, provider: String, settings: WorldSettings, caller: ServiceCaller) {
        self.consumer = consumer
        self.provider = provider
        self.settings = settings
        self.caller = caller
        ids = IDSource(clock: settings.clock, random: settings.random)
    }

    /// An id that nothing has.
    public func freshID() -> String { ids.next() }

    /// A text that no other world has: for names and addresses.
    func unique() -> String {
        let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
        return String(decoding: (0..<16).map { _ in digits[Int(settings.random.below(36))] }, as: UTF8.self)
    }

    /// A Saudi mobile number that nobody signed up with: five, the digit of an operator, and seven more.
    func freshPhone() -> String {
        let operators = [0, 3, 4, 5, 6, 8, 9]
        return "+9665\(operators[Int(settings.random.below(7))])" + (0..<7).map { _ in String(settings.random.below(10)) }.joined()
    }

    func freshEmail() -> String { "pact.\(unique())@example.com" }

    /// Asks again and again for what services tell each other in their own time.
    /// - Parameter what: in words, for when it never comes.
    func await<Value>(_ what: String, _ look: () throws(StateProblem) -> Value?) throws(StateProblem) -> Value {
        let start = ContinuousClock.now
        var pause: useconds_t = 5_000
        while true {
            if let value = try look() { return value }
            guard ContinuousClock.now - start < settings.patience else {
                throw StateProblem(.refused, "\(what) did not come within \(settings.patience.milliseconds) ms")
            }
            usleep(pause)
            pause = min(pause * 2, 100_000)
        }
    }
}
