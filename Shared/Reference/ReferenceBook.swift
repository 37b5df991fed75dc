internal import ContractDescriptions
internal import Contracts
public import Wire

/// Everything that the reference of some services shows: their operations by areas, and the types and errors that these are made of. Pages,
/// exports and types for other languages are all made of this.
public struct ReferenceBook: Sendable {
    public struct Chapter: Sendable {
        /// The service's name.
        public let service: String
        public let areas: [Area]
        /// In the order of the areas.
        public var operations: [EndpointDescription] { areas.flatMap(\.endpoints) }

        public init(_ service: String, _ areas: [Area]) {
            self.service = service
            self.areas = areas
        }
    }

    public let chapters: [Chapter]
    /// Objects and closed sets of words, by the names they are shown under.
    public let types: [ReferenceType]
    /// Every error of an operation here, sorted.
    public let errors: [ErrorCode]
    public let descriptions: Descriptions

    /// - Parameter chapters: what is shown, in this order.
    public init(_ chapters: [Chapter], descriptions: Descriptions) {
        self.chapters = chapters
        self.descriptions = descriptions
        let operations = chapters.flatMap(\.operations)
        var collector = TypeCollector(descriptions)
        for operation in operations {
            for field in operation.parameters.fields { collector.add(field) }
            for object in operation.inputs + operation.outputs { collector.add(object) }
        }
        collector.add(ErrorBody.schema)
        types = collector.types.values.sorted { $0.name < $1.name }
        errors = Set(operations.flatMap(\.allErrors)).union(ErrorCode.transport).sorted { $0.rawValue < $1.rawValue }
    }

    /// A service of the catalogue.
    /// - Parameter served: the operations that it serves; all that the catalogue has when nil.
    public init(of service: String, served: [EndpointDescription]? = nil) { self.init([Chapter(service, served: served)], descriptions: .contracts) }

    /// Every service of the catalogue, the sandbox last.
    public static let all = ReferenceBook(
        Catalogue.areas.keys.sorted { ($0 == "sandbox" ? 1 : 0, $0) < ($1 == "sandbox" ? 1 : 0, $1) }.map { Chapter($0) },
        descriptions: .contracts)

    /// The errors that every operation may answer with whatever it does: they are told once.
    public static let everywhere: Set<ErrorCode> = [
        .malformedRequest, .methodNotAllowed, .requestTimeout, .contentTooLarge, .rateLimited, .internalError, .unavailable,
    ]

    /// What an operation may answer with besides, by status.
    public static func errors(of endpoint: EndpointDescription) -> [ErrorCode] {
        endpoint.allErrors.filter { !everywhere.contains($0) }.sorted { ($0.status, $0.rawValue) < ($1.status, $1.rawValue) }
    }
}

extension ReferenceBook.Chapter {
    /// What is in no area of the catalogue comes first, under the service's name.
    init(_ service: String, served: [EndpointDescription]? = nil) {
        let known = Catalogue.areas[service] ?? System.areas
        guard let served else {
            self.init(service, known)
            return
        }
        let ids = Set(served.map(\.id)), placed = Set(known.flatMap(\.endpoints).map(\.id))
        var areas = known.map { area in Area(area.name, area.summary, area.endpoints.filter { ids.contains($0.id) }) }
        areas.insert(Area(service, "", served.filter { !placed.contains($0.id) }), at: 0)
        self.init(service, areas.filter { !$0.endpoints.isEmpty })
    }
}

/// A type as a reference shows it.
public struct ReferenceType: Sendable {
    public enum Shape: Sendable {
        case object([ObjectSchema.Field])
        /// Words and what they mean, in their order.
        case words([(word: String, text: String?)])
    }

    /// The Swift type, whole.
    public let type: String
    /// `ErrorBody.Field`
    public let name: String
    public let text: String?
    /// Whether it is a set of words that grows.
    public var isOpen = false
    public let shape: Shape
}

/// Walks from operations to every type that they are made of.
private struct TypeCollector {
    let descriptions: Descriptions
    private(set) var types: [String: ReferenceType] = [:]

    init(_ descriptions: Descriptions) { self.descriptions = descriptions }

    mutating func add(_ object: ObjectSchema) {
        guard types[object.type] == nil, !object.isOpen else { return }
        types[object.type] = ReferenceType(
            type: object.type, name: descriptions.name(of: object.type), text: descriptions.type(object.type), shape: .object(object.fields)
        )
        for field in object.fields { add(field) }
    }

    mutating func add(_ field: ObjectSchema.Field) {
        if let object = field.schema.shownObject { add(object) }
        // A field that takes only some words of a set lists them itself.
        guard let words = field.schema.listedWords, let type = field.origin.words, type == field.origin.value, types[type] == nil else {
            return
        }
        types[type] = ReferenceType(
            type: type, name: descriptions.name(of: type), text: descriptions.vocabulary(type, isOpen: field.origin.isOpen),
            isOpen: field.origin.isOpen, shape: .words(words.map { ($0, descriptions.word($0, of: type)) }))
    }
}

extension ReferenceBook {
    /// What an app does about an error.
    public func advice(_ code: ErrorCode) -> String {
        let again = code.isRetryable ? "The same request may succeed later." : "The same request will be refused again."
        guard let action = code.action else { return again }
        let words = descriptions.word(action.rawValue, of: String(reflecting: ErrorAction.self)) ?? action.rawValue
        return "\(again) Offer (\(action.rawValue)): \(words)"
    }
}
