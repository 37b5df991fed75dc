public import Wire

/// Why a line of an imported table was not taken.
public struct ImportFault: Sendable, Equatable {
    public enum Reason: Sendable, Equatable {
        /// A quotation mark is not closed, or is closed in the middle of a cell.
        case quotes
        /// Not as many cells as the first line has.
        case cells
        /// What is wrong with the cell of a column.
        case cell(column: String, FieldRule)
        /// The workout that begins here has more sets or exercises than one can have.
        case tooLarge
        /// The workout that begins here was deleted once.
        case deleted
        /// Another workout of the file has the same id.
        case sameID
        /// The person has as many as they can have.
        case limit
    }

    public let line: Int64
    public let reason: Reason
    public init(line: Int64, _ reason: Reason) {
        self.line = line
        self.reason = reason
    }
}

/// What is wrong with a whole file, so that nothing of it was read.
public struct ImportRefusal: Error, Sendable, Equatable {
    public let problems: [FieldProblem]
    public init(_ problems: [FieldProblem]) { self.problems = problems }
}

/// The first faults, and how many there are.
public struct ImportFaults: Sendable, Equatable {
    public private(set) var first: [ImportFault] = []
    public private(set) var count: Int64 = 0
    public static let most = 100

    public init() {}

    public mutating func add(_ fault: ImportFault) {
        count += 1
        if first.count < Self.most { first.append(fault) }
    }
}
