internal import JSONCoding
internal import Wire

/// What one finding says, before it has a fingerprint and before consumers are asked.
struct RawFinding: Sendable {
    let rule: ContractRule
    var level: ContractRule.Level
    /// `response 200 $.user.tier`
    let place: String
    let before: String?
    let after: String?
    var note: String?
    let side: DocumentSide
    let pointer: String
    /// Who is affected, as far as consumers' files tell.
    let reach: Reach
}

/// Where consumers must be looked for to know whether a finding hurts them.
enum Reach: Sendable {
    /// It is a promise, or breaks nobody: consumers do not change the verdict.
    case promise
    /// Everyone who calls the operation.
    case callers
    /// One service, if it calls the operation.
    case caller(String)
    case parameter(name: String, place: String, isMissing: Bool)
    case body(type: String?, isMissing: Bool)
    case status(String)
    case header(String, status: String)
    /// A place in what is sent or answered: the part, the node and the path below it.
    case value(root: Int, node: Int, path: FieldPath)
}

/// A part of an operation that has a schema: a body, a parameter or a header.
struct SchemaRoot: Sendable {
    /// `request`, `query limit`, `response 200`, `response 200 header Retry-After`.
    let label: String
    let node: Int
    /// Nil for requests.
    let status: String?
    /// A parameter's and header's values have no `$` when they are meant as a whole.
    let isWhole: Bool
    /// The error codes of the answer, as JSON texts.
    let errorCodes: Set<String>

    /// Whether an enum is the list of error codes that the answer's own codes are taken from.
    func isListing(_ values: [String]) -> Bool { !errorCodes.isEmpty && errorCodes.isSubset(of: values) }
}

/// Compares two forms of one operation; what the schemas come to is asked of `SchemaComparison` later, through the roots.
struct OperationComparison {
    let old: OpenAPIOperation
    let new: OpenAPIOperation
    let today: LocalDate
    private(set) var findings: [RawFinding] = []
    private(set) var roots: [SchemaRoot] = []

    init(_ old: OpenAPIOperation, _ new: OpenAPIOperation, today: LocalDate) {
        self.old = old
        self.new = new
        self.today = today
    }

    mutating func run(_ schemas: inout SchemaComparison) {
        compareNames()
        for change in Lifecycle.changes(old.lifecycle, new.lifecycle) {
            report(change.rule, "operation", at: new.node.pointer, before: change.before, after: change.after, reach: .promise)
        }
        if new.lifecycle.stability < old.lifecycle.stability {
            report(
                .stabilityLowered, "operation", at: new.node.pointer + "/x-stability", before: old.lifecycle.stability.rawValue,
                after: new.lifecycle.stability.rawValue, reach: .promise)
        }
        compareSecurity(schemas.old, schemas.new)
        compareCallers()
        compareParameters(&schemas)
        compareBodies(&schemas)
        compareResponses(&schemas)
    }

    private mutating func compareNames() {
        if old.shape != new.shape {
            report(.operationPathChanged, "operation", at: new.node.pointer, before: old.title, after: new.title, reach: .callers)
        } else if old.method != new.method {
            report(.operationMethodChanged, "operation", at: new.node.pointer, before: old.title, after: new.title, reach: .callers)
        }
        if let before = old.id, before != new.id {
            report(
                .operationIDChanged, "operation", at: new.node.pointer + "/operationId", before: before, after: new.id ?? "no operationId",
                reach: .promise)
        }
    }

    mutating func report(
        _ rule: ContractRule, _ place: String, at pointer: String, side: DocumentSide = .new, level: ContractRule.Level? = nil,
        before: String?,
        after: String?, note: String? = nil, reach: Reach
    ) {
        findings.append(
            RawFinding(
                rule: rule, level: level ?? rule.level, place: place, before: before, after: after, note: note, side: side,
                pointer: pointer,
                reach: reach))
    }

    mutating func root(
        _ label: String, _ before: DocumentNode?, _ after: DocumentNode?, _ direction: SchemaComparison.Direction, status: String? = nil,
        isWhole: Bool = false, errorCodes: [String] = [], _ schemas: inout SchemaComparison
    ) {
        guard let before, let after else { return }
        roots.append(
            SchemaRoot(
                label: label, node: schemas.node(before, after, direction), status: status, isWhole: isWhole,
                errorCodes: Set(errorCodes.map { JSONValue.string($0).text() })))
    }
}
