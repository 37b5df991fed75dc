/// What types, fields, words and operations are for, in the words of the comments in the source: the one text that documents, references
/// and exports show. Types go by their whole names, such as `Contracts.Account`.
public struct Descriptions: Sendable {
    /// An operation as Swift calls it.
    public struct Operation: Sendable, Hashable {
        /// `Auth.signup`
        public let swiftName: String
        /// What there is to say beside the summary; nil for nothing.
        public let text: String?
    }

    private var types: [String: String] = [:]
    private var aliases: [String: String] = [:]
    private var fields: [String: String] = [:]
    private var words: [String: String] = [:]
    private var operations: [String: Operation] = [:]
    private var initialisers: [String: [String]] = [:]

    /// No description of anything: for documents of endpoints that no contract has.
    public static let none = Descriptions(table: "")

    /// - Parameter table: a line each, its cells divided by tabs; an empty text is left out, and so are lines of an unknown kind.
    ///
    ///       type   Contracts.Account           The account behind a session.
    ///       alias  Wire.Identifier<Wire.PersonTag>  UserID  The id of a person.
    ///       field  Contracts.Account   email   Left out for an account that signs in by phone.
    ///       word   Contracts.NextStep  home    Show the product's home.
    ///       call   auth.me  Auth.me            What there is to say beside the summary.
    ///       init   Contracts.LoginRequest      product email password
    public init(table: String) {
        for line in table.split(separator: "\n") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.text)
            switch (cells.first, cells.count) {
            case ("type", 3): types[cells[1]] = cells[2]
            case ("alias", 3...4):
                aliases[cells[1]] = cells[2]
                types[cells[1]] = cells.count > 3 ? cells[3] : nil
            case ("field", 4): fields[cells[1] + "." + cells[2]] = cells[3]
            case ("word", 4): words[cells[1] + "." + cells[2]] = cells[3]
            case ("call", 3...4): operations[cells[1]] = Operation(swiftName: cells[2], text: cells.count > 3 ? cells[3] : nil)
            case ("init", 3): initialisers[cells[1]] = cells[2].split(separator: " ").map { String($0) }
            default: continue
            }
        }
    }

    /// A line break in a text is written as `\n`.
    private static func text(_ cell: Substring) -> String { String(cell).replacing("\\n", with: "\n") }

    /// What a type is.
    public func type(_ name: String) -> String? { types[name] ?? types[Self.plain(name)] }

    /// What a set of words is, and whether more of them may come.
    public func vocabulary(_ name: String, isOpen: Bool) -> String? {
        let more = "More words may come: leave out what one that you do not know is said of, or show it without."
        let texts = [type(name), isOpen ? more : nil].compactMap { $0 }
        return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    }

    /// What developers call a type: its alias where it has one, else its name without the module: `UserID`, `ErrorBody.Field`.
    public func name(of type: String) -> String { aliases[type] ?? Self.unqualified(type) }

    /// Whether a type has a name of its own that is worth telling: not a number or text with bounds.
    public func isNamed(_ type: String) -> Bool { aliases[type] != nil || !type.contains("<") }

    /// What the comment at a field says; nil where it has none.
    public func own(_ field: ObjectSchema.Field) -> String? { fields[Self.plain(field.origin.owner) + "." + field.name] }

    /// What a field is: by its own comment, else by that of its type where that is made for one purpose.
    public func text(of field: ObjectSchema.Field) -> String? {
        own(field) ?? (Self.general.contains(Self.plain(field.origin.value)) ? aliased(field.origin.value) : type(field.origin.value))
    }

    /// A bounded number or text says something by its alias only.
    private func aliased(_ type: String) -> String? { Self.isGeneric(type) && aliases[type] != nil ? types[type] : nil }

    /// What a word of a closed set means.
    public func word(_ word: String, of type: String) -> String? {
        if let known = words[type + "." + word] { return known }
        guard type == Self.errorCode, let code = ErrorCode(rawValue: word) else { return nil }
        return code.message(.english)
    }

    public func operation(_ id: String) -> Operation? { operations[id] }

    /// The labels that the initialiser of a type wants; nil for types without one.
    public func initialiser(of type: String) -> [String]? { initialisers[Self.plain(type)] }

    private static let errorCode = String(reflecting: ErrorCode.self)

    /// What so many fields are that its own words say nothing about one of them.
    private static let general: Set<String> = [
        "Swift.Bool", "Swift.Int", "Swift.Int64", "Swift.Double", "Swift.String", "Wire.Instant", "Wire.LocalDate", "Wire.LocalTime",
        "Contracts.ShortText", "Contracts.PlainText", "Contracts.OpaqueToken", "Contracts.Money", "Contracts.FreeText", "Contracts.Whole",
        "Contracts.Hundredths", "Contracts.TenThousandths", "Contracts.LibraryWord", "Contracts.AnyText", "Contracts.JSONDocument",
        "Wire.Identifier", "Wire.Choice", "Contracts.Nutrients",
    ]

    private static func isGeneric(_ type: String) -> Bool { type.contains("<") }

    /// Without what stands in angle brackets.
    private static func plain(_ type: String) -> String { String(type.prefix { $0 != "<" }) }

    /// `Field` of `Wire.Outer.Field`: all but the module. A type inside a function has its last name only.
    static func unqualified(_ type: String) -> String {
        let name = plain(type)
        if let local = name.lastIndex(of: ")") { return String(name[local...].dropFirst(2)) }
        return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}
