internal import JSONCoding

/// The faults that are set, how many calls each has seen, and what became of those it met. A pure value.
struct FaultBook {
    /// A call that a fault met; what is known only later is added by `note`.
    struct Hit: Sendable, Hashable {
        let number: Int
        let method: String
        let path: String
        /// Microseconds of the machine's monotonic clock.
        let at: Int64
        /// What was done, where the action alone does not say it.
        var remark: String?
        /// The status that the callee gave; nil when it gave none or was not asked.
        var answered: Int?
    }

    /// Where a hit is kept.
    struct Token: Sendable, Hashable {
        let fault: Int
        let hit: Int?
    }

    /// What is done to a call.
    struct Verdict: Sendable, Hashable {
        let token: Token
        let number: Int
        let action: Fault.Action
    }

    /// A call among those that fit a fault.
    struct Place: Sendable, Hashable {
        let fault: Int
        let number: Int
    }

    /// What a call runs into.
    struct Meeting: Sendable, Hashable {
        var verdict: Verdict?
        /// Watchers that want to hear of the answer.
        var watching: [Token] = []
        /// Reordering faults that it fits: its answer lets go what they hold.
        var reorders: [Place] = []
    }

    struct Entry: Sendable, Hashable {
        let id: Int
        let fault: Fault
        /// The run that set it, and takes it away when it ends.
        let owner: String
        var seen = 0
        var fired = 0
        var hits: [Hit] = []
        /// Calls of a reordering fault that another really passed.
        var passed = 0
        /// Calls that were to be sent twice and were not.
        var undone = 0
        /// How often what it is for came about, where meeting a call is not enough for that; nil of every other action. A call that is
        /// still being sent twice counts.
        var achieved: Int? {
            switch fault.action {
            case .reorder: passed
            case .duplicate: fired - undone
            default: nil
            }
        }
        /// Whether a reordered call waits for another, which passes it.
        var isHolding = false
        /// Hits by `watch` change nothing.
        var isWatching: Bool { fault.action == .watch }
    }

    /// Hits listed of one fault; further ones are only counted.
    static let mostHits = 1000
    /// Faults at once; more are a mistake of the flow.
    static let mostFaults = 1000

    private(set) var entries: [Entry] = []
    private var lastID = 0

    var isEmpty: Bool { entries.isEmpty }

    /// - Returns: its id.
    mutating func add(_ fault: Fault, owner: String) throws(FaultProblem) -> Int {
        guard entries.count < Self.mostFaults else {
            throw FaultProblem(status: 422, code: "too_many_faults", message: "\(Self.mostFaults) faults are set; remove some")
        }
        lastID += 1
        entries.append(Entry(id: lastID, fault: fault, owner: owner))
        return lastID
    }

    /// - Parameter id: all of the owner's when nil.
    /// - Returns: what was removed, with its hits.
    mutating func remove(_ id: Int?, owner: String?) -> [Entry] {
        let isMeant = { (entry: Entry) in (owner == nil || entry.owner == owner) && (id == nil || entry.id == id) }
        let removed = entries.filter(isMeant)
        entries.removeAll(where: isMeant)
        return removed
    }

    func list(owner: String?) -> [Entry] { entries.filter { owner == nil || $0.owner == owner } }

    /// Counts a call with every fault it fits. The first that was set and means this number acts, the others do not.
    mutating func meet(_ call: CallFacts, at now: Int64) -> Meeting {
        var meeting = Meeting()
        for index in entries.indices where entries[index].fault.fits(call) {
            entries[index].seen += 1
            let entry = entries[index]
            if case .reorder = entry.fault.action { meeting.reorders.append(Place(fault: entry.id, number: entry.seen)) }
            guard meeting.verdict == nil || entry.isWatching, !entry.isHolding, entry.fault.selection.holds(entry.seen),
                entry.fault.times.map({ entry.fired < $0 }) ?? true
            else { continue }
            entries[index].fired += 1
            var place: Int?
            if entry.hits.count < Self.mostHits {
                place = entry.hits.count
                entries[index].hits.append(Hit(number: entry.seen, method: call.method, path: call.path, at: now))
            }
            let token = Token(fault: entry.id, hit: place)
            if entry.isWatching {
                meeting.watching.append(token)
            } else {
                meeting.verdict = Verdict(token: token, number: entry.seen, action: entry.fault.action)
                if case .reorder = entry.fault.action { entries[index].isHolding = true }
            }
        }
        return meeting
    }

    /// What a reordering fault held goes on.
    mutating func letGo(_ id: Int) {
        if let index = entries.firstIndex(where: { $0.id == id }) { entries[index].isHolding = false }
    }

    /// A held call was passed by another.
    mutating func passed(_ id: Int) {
        if let index = entries.firstIndex(where: { $0.id == id }) { entries[index].passed += 1 }
    }

    /// A call was not sent twice.
    mutating func undone(_ id: Int) {
        if let index = entries.firstIndex(where: { $0.id == id }) { entries[index].undone += 1 }
    }

    /// Adds what came of a hit; nothing when its fault is gone.
    mutating func note(_ token: Token, answered: Int? = nil, remark: String? = nil) {
        guard let place = token.hit, let index = entries.firstIndex(where: { $0.id == token.fault }) else { return }
        if let answered { entries[index].hits[place].answered = answered }
        if let remark { entries[index].hits[place].remark = remark }
    }
}

extension FaultBook.Entry {
    /// The fault as it was asked for, `matched` (calls that fit), `fired`, `achieved` where there is such a thing, and `hits`.
    var json: JSONValue {
        var object: JSONObject = ["id": .string(String(id)), "from": .string(fault.from), "to": .string(fault.to)]
        if let route = fault.route { object["route"] = .string(route.source) }
        switch fault.selection {
        case .every: break
        case .numbers(let numbers): object["calls"] = .array(numbers.map { .integer(Int64($0)) })
        case .range(let range):
            object["fromCall"] = .integer(Int64(range.lowerBound))
            if range.upperBound != .max { object["toCall"] = .integer(Int64(range.upperBound)) }
        case .rate(let rate, let seed):
            object["rate"] = .number(rate)
            object["seed"] = .integer(Int64(truncatingIfNeeded: seed))
        }
        object["action"] = .string(fault.action.word)
        switch fault.action {
        case .status(let status, let retryAfter, _):
            object["status"] = .integer(Int64(status))
            if let retryAfter { object["retryAfter"] = .integer(Int64(retryAfter)) }
        case .delay(let time), .reorder(let time): object["delayMs"] = .integer(Int64(time))
        case .delayAnswer(let time):
            object["phase"] = "answer"
            object["delayMs"] = .integer(Int64(time))
        case .truncate(let bytes): if let bytes { object["afterBytes"] = .integer(Int64(bytes)) }
        case .reset, .drop, .duplicate, .refuse, .watch: break
        }
        if let times = fault.times { object["times"] = .integer(Int64(times)) }
        if fault.run == "*" { object["run"] = "*" }
        if fault.isOptional { object["optional"] = true }
        object["matched"] = .integer(Int64(seen))
        object["fired"] = .integer(Int64(fired))
        if let achieved { object["achieved"] = .integer(Int64(achieved)) }
        object["hits"] = .array(hits.map(\.json))
        return .object(object)
    }
}

extension FaultBook.Hit {
    /// `{"call": 2, "method": …, "path": …, "answered": 200 or null, "remark"?: …, "uptimeUs": …}`.
    var json: JSONValue {
        var object: JSONObject = ["call": .integer(Int64(number)), "method": .string(method), "path": .string(path)]
        object["answered"] = answered.map { .integer(Int64($0)) } ?? .null
        if let remark { object["remark"] = .string(remark) }
        object["uptimeUs"] = .integer(at)
        return .object(object)
    }
}
