internal import JSONCoding

/// Reads a fault from its JSON. A member that is unknown, or means nothing for the action, is a mistake: it would silently do nothing.
struct FaultReader {
    static let actions = ["status", "delay", "reset", "truncate", "drop", "duplicate", "reorder", "refuse", "watch"]
    private static let common = [
        "from", "to", "route", "call", "calls", "fromCall", "toCall", "rate", "seed", "action", "times", "run", "optional",
    ]
    private static let special = [
        "status": ["status", "retryAfter", "body"], "delay": ["delayMs", "phase"], "truncate": ["afterBytes"], "reorder": ["delayMs"],
    ]
    /// How long a call may be held.
    private static let longest = 600_000
    /// How long a reordered call waits for another.
    static let patience = 2000

    private let members: JSONObject

    /// - Parameters:
    ///   - edges: what there is to put a fault on.
    ///   - run: the run that asks; the fault is about its calls unless `"run"` says otherwise.
    static func read(_ document: JSONValue, edges: [FaultEdge], run: String?) throws(FaultProblem) -> Fault {
        guard let members = document.object else {
            throw .bad("the body must be an object such as {\"from\": …, \"to\": …, \"action\": …}")
        }
        return try FaultReader(members: members).fault(edges, run)
    }

    private func fault(_ edges: [FaultEdge], _ run: String?) throws(FaultProblem) -> Fault {
        guard let action = try text("action") else { throw .bad("action must be one of \(Self.actions.joined(separator: ", "))") }
        guard Self.actions.contains(action) else {
            throw .bad("action must be one of \(Self.actions.joined(separator: ", ")), not \(Self.shown(action))")
        }
        try known(action)
        let (from, to) = try ends(edges)
        guard let run = try text("run") ?? run else { throw .bad("run must be the X-Test-Run whose calls are meant, or * for every call") }
        return Fault(
            from: from, to: to, route: try route(), selection: try selection(), action: try self.action(action),
            times: try whole("times", 1...1_000_000), run: run, isOptional: try flag("optional"))
    }

    private func known(_ action: String) throws(FaultProblem) {
        let own = Self.special[action] ?? []
        for name in members.keys where !Self.common.contains(name) && !own.contains(name) {
            if let other = Self.special.filter({ $0.value.contains(name) }).keys.sorted().first {
                throw .bad("\(name) means nothing for action \(action); it belongs to \(other)")
            }
            throw .bad("there is no member \(Self.shown(name)); there is \((Self.common + own).joined(separator: ", "))")
        }
    }

    private func ends(_ edges: [FaultEdge]) throws(FaultProblem) -> (String, String) {
        let all = Set(edges.map(\.name)).sorted().joined(separator: ", ")
        guard let from = try text("from"), let to = try text("to") else {
            throw .bad("from and to must be services, or * for any; there is \(all)")
        }
        guard edges.contains(where: { (from == "*" || from == $0.from) && (to == "*" || to == $0.to) }) else {
            throw FaultProblem(
                status: 422, code: "unknown_edge", message: "nothing goes from \(Self.shown(from)) to \(Self.shown(to)); there is \(all)")
        }
        return (from, to)
    }

    private func route() throws(FaultProblem) -> RoutePattern? {
        guard let source = try text("route") else { return nil }
        guard let route = RoutePattern(source) else {
            throw .bad("route must be as GET /profile/users/{id}, /photos/* or * /media/**, not \(Self.shown(source))")
        }
        return route
    }

    private func selection() throws(FaultProblem) -> Fault.Selection {
        let given = [["call"], ["calls"], ["fromCall", "toCall"], ["rate"]].filter { $0.contains { has($0) } }
        guard given.count <= 1 else { throw .bad("call, calls, fromCall and toCall, and rate exclude each other") }
        if has("seed"), !has("rate") { throw .bad("seed belongs to rate") }
        let numbers = 1...1_000_000
        if let number = try whole("call", numbers) { return .numbers([number]) }
        if let list = members["calls"], list != .null {
            guard let items = list.array, !items.isEmpty, items.count <= 1000 else {
                throw .bad("calls must be a list of whole numbers from 1 on, as [1, 3]")
            }
            var chosen: [Int] = []
            for item in items {
                guard let number = item.integer.flatMap({ Int(exactly: $0) }), numbers.contains(number) else {
                    throw .bad("calls must be a list of whole numbers from 1 on, as [1, 3]")
                }
                chosen.append(number)
            }
            return .numbers(Array(Set(chosen)).sorted())
        }
        let (first, last) = (try whole("fromCall", numbers), try whole("toCall", numbers))
        if first != nil || last != nil {
            guard first ?? 1 <= last ?? .max else { throw .bad("toCall must not be less than fromCall") }
            return .range((first ?? 1)...(last ?? .max))
        }
        guard let value = members["rate"], value != .null else { return .every }
        guard let rate = value.double, rate > 0, rate <= 1 else { throw .bad("rate must be a number above 0 and up to 1") }
        return .rate(rate, seed: UInt64(try whole("seed", 0...Int.max) ?? 1))
    }

    private func action(_ word: String) throws(FaultProblem) -> Fault.Action {
        switch word {
        case "status":
            guard let status = try whole("status", 200...599) else { throw .bad("status must be a whole number from 200 to 599") }
            let body = members["body"] == .null ? nil : members["body"]
            if body != nil, status == 204 || status == 304 { throw .bad("status \(status) has no body") }
            return .status(status, retryAfter: try whole("retryAfter", 0...86_400), body: body)
        case "delay":
            guard let time = try whole("delayMs", 1...Self.longest) else {
                throw .bad("delayMs must be a whole number from 1 to \(Self.longest)")
            }
            switch try text("phase") {
            case nil, "request": return .delay(time)
            case "answer": return .delayAnswer(time)
            case let other?: throw .bad("phase must be request or answer, not \(Self.shown(other))")
            }
        case "reset": return .reset
        case "truncate": return .truncate(try whole("afterBytes", 0...(1 << 40)))
        case "drop": return .drop
        case "duplicate": return .duplicate
        case "reorder": return .reorder(try whole("delayMs", 1...Self.longest) ?? Self.patience)
        case "refuse": return .refuse
        default: return .watch
        }
    }

    // MARK: - Members

    private func has(_ name: String) -> Bool { members[name].map { $0 != .null } ?? false }

    private func text(_ name: String) throws(FaultProblem) -> String? {
        guard has(name) else { return nil }
        guard let text = members[name]?.string, !text.isEmpty else { throw .bad("\(name) must be a text") }
        return text
    }

    private func flag(_ name: String) throws(FaultProblem) -> Bool {
        guard has(name) else { return false }
        guard let flag = members[name]?.bool else { throw .bad("\(name) must be true or false") }
        return flag
    }

    /// A whole number, also from a text: what a flow captured from a header is one.
    private func whole(_ name: String, _ range: ClosedRange<Int>) throws(FaultProblem) -> Int? {
        guard has(name), let value = members[name] else { return nil }
        guard let number = value.integer.flatMap({ Int(exactly: $0) }) ?? value.string.flatMap({ Int($0) }), range.contains(number) else {
            throw .bad(
                "\(name) must be a whole number from \(range.lowerBound)\(range.upperBound >= 1 << 40 ? " on" : " to \(range.upperBound)")")
        }
        return number
    }

    /// What was given, for a message: one line, not too long.
    private static func shown(_ text: String) -> String {
        let line = String(text.prefix(60).map { $0.isNewline ? " " : $0 })
        return "'\(line)\(line.count < text.count ? "…" : "")'"
    }
}
