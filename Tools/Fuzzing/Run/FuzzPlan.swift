internal import HTTPCore
public import Wire

/// The cases of a service, in a fixed order: what a seed stands for.
public struct FuzzPlan: Sendable {
    /// The cases of one operation in one phase.
    public struct Unit: Sendable {
        public let operation: Operation
        /// The operation's place in the plan.
        public let place: Int
        public let cases: [FuzzCase]
    }

    public let operations: [Operation]
    public let units: [Unit]
    /// Random cases each operation has, after those of `units`.
    public let randomPerOperation: Int
    let seed: UInt64
    private let pool = ValuePool()

    /// - Parameters:
    ///   - endpoints: of the service, whether or not they are to be called.
    ///   - captures: the names of what the world knows.
    public init(_ endpoints: [EndpointDescription], captures: Set<String>, rules: FuzzRules, settings: FuzzSettings) {
        var methods: [String: Set<String>] = [:]
        for endpoint in endpoints { methods[endpoint.path.description, default: []].insert(endpoint.method.rawValue) }
        let wanted = endpoints.filter { settings.wants($0.id) && !rules.says(.skips, $0.id) }.sorted { $0.id < $1.id }
        operations = wanted.map { Operation($0, captures: captures) }
        seed = settings.seed
        var units: [Unit] = []
        if settings.phases.contains(.boundary) {
            for (place, operation) in operations.enumerated() {
                let taken = methods[operation.endpoint.path.description] ?? []
                units.append(Unit(operation: operation, place: place, cases: RequestCases.boundary(operation, takenMethods: taken)))
            }
        }
        if settings.phases.contains(.pairwise) {
            for (place, operation) in operations.enumerated() {
                units.append(Unit(operation: operation, place: place, cases: PairwiseCases.all(operation)))
            }
        }
        let fixed = units.reduce(0) { $0 + $1.cases.count }
        let mutable = operations.count { !RandomCases($0, seed: settings.seed).isEmpty }
        if let maximum = settings.maximum, fixed >= maximum {
            // With a limit on cases every unit gets a share in proportion to its size.
            var seen = 0
            units = units.map { unit in
                let before = seen * maximum / max(1, fixed)
                seen += unit.cases.count
                let share = seen * maximum / max(1, fixed) - before
                return Unit(operation: unit.operation, place: unit.place, cases: Array(unit.cases.prefix(share)))
            }
            randomPerOperation = 0
        } else if !settings.phases.contains(.random) || mutable == 0 {
            randomPerOperation = 0
        } else if let maximum = settings.maximum {
            randomPerOperation = (maximum - fixed) / mutable
        } else {
            randomPerOperation = settings.randomPerOperation
        }
        self.units = units
    }

    /// Whether there is nothing to send.
    public var isEmpty: Bool { randomPerOperation == 0 && units.allSatisfy(\.cases.isEmpty) }

    /// Random cases of every operation, from a number on.
    func random(from first: Int, count: Int) -> [Unit] {
        operations.enumerated().compactMap { place, operation in
            let source = RandomCases(operation, seed: seed, pool: pool)
            guard !source.isEmpty, count > 0 else { return nil }
            return Unit(operation: operation, place: place, cases: (first..<first + count).map(source.make))
        }
    }

    /// Every case as a line of text: equal for equal seeds.
    public var listing: String {
        let all = units + random(from: 0, count: randomPerOperation)
        return all.flatMap(\.cases).map { one in
            "\(one.operation)\t\(one.phase.rawValue)\t\(one.name)\t\(one.expectation)\t\(StableHash.short(CaseText.of(one.draft)))\n"
        }.joined()
    }
}

/// A draft as text, for hashes.
enum CaseText {
    static func of(_ draft: RequestDraft) -> String {
        var text = draft.method
        for name in draft.path.keys.sorted() { text += " \(name)=\(draft.path[name].map { "\($0)" } ?? "")" }
        text += " ?\(draft.query) \(draft.contentType ?? "-") \(draft.credential) \(draft.headers) \(draft.isWithoutKey) "
        switch draft.body {
        case .none: break
        case .json(let node): text += String(decoding: node.bytes { "{{\($0)}}" }, as: UTF8.self)
        case .bytes(let bytes): text += String(StableHash.of(bytes), radix: 16)
        }
        return text
    }
}
