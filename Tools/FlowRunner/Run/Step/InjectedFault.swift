internal import JSONCoding

/// Something that a flow did to the calls between two services, and which calls it met.
public struct InjectedFault: Sendable, Equatable {
    /// A call that met it.
    public struct Hit: Sendable, Equatable {
        /// Its number among the calls that fit the fault, from 1.
        public let call: Int
        public let method: String
        /// Without the query.
        public var path: String
        /// What the callee answered; nil when it was not asked, or gave no answer.
        public let answered: Int?
        public var remark: String?
        /// From the start of the flow.
        public var wallAt: Duration
    }

    let id: Int
    /// The members by which it was set, in a fixed order.
    let definition: JSONObject
    /// How many calls fitted it, met or not.
    public let matched: Int
    let fired: Int
    /// How often a call was really passed by another, or really sent twice; nil for what needs no more than to meet a call.
    let achieved: Int?
    public var hits: [Hit]

    /// - Parameter json: an element of the proxy's list.
    init?(_ json: JSONValue) {
        guard let object = json.object, let id = object["id"]?.string.flatMap({ Int($0) }), let matched = object["matched"]?.integer,
            let fired = object["fired"]?.integer, let hits = object["hits"]?.array
        else { return nil }
        self.id = id
        self.matched = Int(matched)
        self.fired = Int(fired)
        achieved = object["achieved"]?.integer.map { Int($0) }
        self.hits = hits.compactMap { hit in
            guard let call = hit["call"]?.integer, let method = hit["method"]?.string, let path = hit["path"]?.string,
                let at = hit["uptimeUs"]?.integer
            else { return nil }
            return Hit(
                call: Int(call), method: method, path: path, answered: hit["answered"]?.integer.map { Int($0) },
                remark: hit["remark"]?.string,
                wallAt: .microseconds(at))
        }
        var definition = JSONObject()
        for (name, value) in object where !["id", "matched", "fired", "achieved", "hits"].contains(name) { definition[name] = value }
        self.definition = definition
    }

    /// With times from the start of the flow instead of the machine's, and without secrets.
    func placed(from start: Duration, _ redact: (String) -> String) -> InjectedFault {
        var fault = self
        for index in hits.indices {
            fault.hits[index].wallAt = max(.zero, hits[index].wallAt - start)
            fault.hits[index].path = redact(hits[index].path)
        }
        return fault
    }

    /// Whether it should have done something to a call and did not. Whom a seed or the flow leaves the choice may stay away.
    var isMissed: Bool { (achieved ?? fired) == 0 && definition["rate"] == nil && definition["optional"]?.bool != true }
    /// What is wrong where it is missed.
    var complaint: String {
        if word == "kill" { return "the flow ended before it had happened, or there was nothing left to end: \(summary)" }
        let hint = "If it may never happen, set it with \"optional\": true"
        guard fired > 0 else { return "no call met the fault \(summary); \(matched) fitted it. \(hint)" }
        let remark = hits.first { $0.remark != nil }?.remark ?? "no other call had passed the one that it held"
        return "the fault \(summary) did nothing to the \(fired) \(fired == 1 ? "call" : "calls") that met it: \(remark). \(hint)"
    }
    var isWatching: Bool { word == "watch" }

    private var word: String { definition["action"]?.string ?? "" }

    /// `tasks → profile GET /profile/users/{id}: status 503, call 2`.
    public var summary: String {
        let from = definition["from"]?.string ?? "*", to = definition["to"]?.string ?? "*"
        let route = definition["route"]?.string.map { " \($0)" } ?? ""
        return "\(from) → \(to)\(route): \(action)\(calls)"
    }

    private var action: String {
        let time = definition["delayMs"]?.integer.map { " \($0) ms" } ?? ""
        return switch word {
        case "status": "status \(definition["status"]?.integer ?? 0)"
        case "delay": definition["phase"] == "answer" ? "answer held\(time)" : "held\(time)"
        case "truncate": "answer cut\(definition["afterBytes"]?.integer.map { " after \($0) bytes" } ?? " in its middle")"
        case "drop": "answer dropped"
        case "duplicate": "sent twice"
        case "reorder": "let another call pass"
        case "refuse": "refused"
        case "kill": "ended by \(definition["signal"]?.string ?? "") after\(time)"
        default: word
        }
    }

    private var calls: String {
        if let numbers = definition["calls"]?.array?.compactMap(\.integer) {
            return ", call\(numbers.count == 1 ? "" : "s") \(numbers.map { String($0) }.joined(separator: ", "))"
        }
        if let first = definition["fromCall"]?.integer {
            return ", calls \(first) to \(definition["toCall"]?.integer.map { String($0) } ?? "the last")"
        }
        if let rate = definition["rate"]?.double { return ", rate \(rate)" }
        return ""
    }

    /// One hit as a line: `tasks → profile GET /profile/users/0196…: status 503 (call 2), the callee answered 200`.
    public func line(_ hit: Hit) -> String {
        let from = definition["from"]?.string ?? "*", to = definition["to"]?.string ?? "*"
        var text = "\(from) → \(to) \(hit.method) \(hit.path): \(action) (call \(hit.call))"
        if let status = hit.answered { text += ", the callee answered \(status)" }
        if let remark = hit.remark { text += ", \(remark)" }
        return text
    }
}
