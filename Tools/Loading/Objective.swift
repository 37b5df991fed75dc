/// What a load test must reach, as on the command line: `p95<50ms`, `step 'sign in' p99<=200ms`, `flow max<2s`, `errors<1%`, `rate>=90/s`.
public struct Objective: Sendable, Equatable {
    public enum Subject: Sendable, Equatable {
        /// Every call to a service.
        case calls
        /// Whole runs of the flow.
        case flow
        /// All steps of that name together.
        case step(String)
    }

    public enum Metric: Sendable, Equatable {
        case percentile(Double)
        case maximum, mean, errors, rate
    }

    public enum Comparison: String, Sendable {
        case less = "<"
        case atMost = "<="
        case more = ">"
        case atLeast = ">="
    }

    public struct Problem: Error, Sendable, Equatable {
        public let message: String
    }

    /// Whether a result reaches it.
    public struct Verdict: Sendable, Equatable {
        public let objective: Objective
        public let actual: String
        public let isMet: Bool
    }

    /// As written.
    public let text: String
    public let subject: Subject
    public let metric: Metric
    public let comparison: Comparison
    /// Nanoseconds, a share of 1, or a number a second, as the metric needs.
    public let limit: Double

    public init(parsing text: String) throws(Problem) {
        let form = "write it as p95<50ms, step 'name' p99<200ms, flow max<2s, errors<1% or rate>=90/s"
        func problem(_ what: String) -> Problem { Problem(message: "\(what) in the objective \"\(text)\"; \(form)") }
        var rest = Substring(text).trimmed
        if rest.hasPrefix("step") , let quote = rest.dropFirst(4).trimmed.first, quote == "'" || quote == "\"" {
            let name = rest.dropFirst(4).trimmed.dropFirst()
            guard let end = name.lastIndex(of: quote) else { throw problem("the step's name has no closing quote") }
            subject = .step(String(name[..<end]))
            rest = name[name.index(after: end)...].trimmed
        } else if rest.hasPrefix("flow ") {
            subject = .flow
            rest = rest.dropFirst(5).trimmed
        } else {
            subject = .calls
        }
        guard let sign = rest.firstIndex(where: { $0 == "<" || $0 == ">" }) else { throw problem("there is no < or >") }
        let afterSign = rest.index(after: sign)
        let hasEqual = afterSign < rest.endIndex && rest[afterSign] == "="
        guard let comparison = Comparison(rawValue: String(rest[sign]) + (hasEqual ? "=" : "")) else { throw problem("no comparison") }
        let value = rest[(hasEqual ? rest.index(after: afterSign) : afterSign)...].trimmed
        let name = String(rest[..<sign].trimmed)
        self.comparison = comparison
        self.text = text
        switch name {
        case "max": metric = .maximum
        case "mean": metric = .mean
        case "errors": metric = .errors
        case "rate": metric = .rate
        default:
            guard name.first == "p", let share = Double(name.dropFirst()), share > 0, share <= 100 else {
                throw problem("unknown measure `\(name)` (there are p1 to p100, max, mean, errors, rate)")
            }
            metric = .percentile(share)
        }
        let number: Double?
        switch metric {
        case .errors: number = value.last == "%" ? Self.number(value.dropLast()).map { $0 / 100 } : nil
        case .rate: number = value.hasSuffix("/s") ? Self.number(value.dropLast(2)) : nil
        default: number = Self.nanoseconds(value)
        }
        guard let number else {
            let unit = metric == .errors ? "a share such as 1%" : metric == .rate ? "a rate such as 90/s" : "a time such as 50ms"
            throw problem("`\(value)` is not \(unit)")
        }
        limit = number
    }

    private static func number(_ text: some StringProtocol) -> Double? {
        guard let number = Double(text), number >= 0, number.isFinite else { return nil }
        return number
    }

    private static func nanoseconds(_ text: Substring) -> Double? {
        for (unit, factor) in [("ns", 1.0), ("us", 1e3), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)] where text.hasSuffix(unit) {
            return number(text.dropLast(unit.count)).map { $0 * factor }
        }
        return nil
    }

    /// The step that it names, when the flow has none of that name.
    public func unknownStep(among names: [String]) -> String? {
        if case .step(let name) = subject, !names.contains(name) { name } else { nil }
    }

    func verdict(_ result: LoadResult) -> Verdict {
        let row =
            switch subject {
            case .calls: result.calls
            case .flow: result.flow
            case .step(let name): result.step(name)
            }
        let actual: Double
        let shown: String
        switch metric {
        case .errors: (actual, shown) = (row.errorShare, Shown.percent(row.errorShare))
        case .rate: (actual, shown) = (result.rate(row), Shown.rate(result.rate(row)))
        default:
            let time =
                switch metric {
                case .percentile(let share): row.corrected.percentile(share)
                case .mean: row.corrected.mean
                default: row.corrected.maximum
                }
            (actual, shown) = (Double(time), Shown.time(time))
        }
        // Without a measurement no objective is met.
        guard row.corrected.count > 0 else { return Verdict(objective: self, actual: "nothing measured", isMet: false) }
        let isMet =
            switch comparison {
            case .less: actual < limit
            case .atMost: actual <= limit
            case .more: actual > limit
            case .atLeast: actual >= limit
            }
        return Verdict(objective: self, actual: shown, isMet: isMet)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
