internal import HTTPCore
public import Reference
internal import Wire

/// The contracts as TypeScript: every type with its comment, and every operation by its id.
///
/// Ids, moments and days are branded texts, so that an order's id is not taken for a person's; all other texts are plain. Whole numbers are
/// numbers: none here needs more than 53 bits.
public struct TypeScriptTypes {
    /// `types.d.ts`, and `endpoints.js` that says where each operation is.
    public let files: [ExportedFile]

    public init(_ book: ReferenceBook) {
        var writer = TypeScriptWriter(book)
        files = [
            ExportedFile(path: "types.d.ts", text: writer.declarations()), ExportedFile(path: "endpoints.js", text: writer.endpoints()),
        ]
    }
}

struct TypeScriptWriter {
    let book: ReferenceBook
    /// Texts with a name of their own, found on the way: their declarations by name.
    var texts: [String: String] = [:]

    init(_ book: ReferenceBook) { self.book = book }

    static let head = """
        // The contracts of Barbell's services. Written by `barbell export typescript`: do not edit.
        //
        // Branded texts are made by a cast where one comes from outside: /** @type {import("./types.d.ts").TaskID} */ (text)

        declare const brand: unique symbol;
        /** A text that cannot be mistaken for one of another kind. */
        export type Brand<Name extends string> = string & { readonly [brand]: Name };
        /** No parameters, no body, or an answer without content. */
        export type Nothing = Record<string, never>;
        /** Any JSON object, described elsewhere. */
        export type JSONObject = { [name: string]: unknown };
        /** Bytes, a text or a stream: `carries` says what it is, or each event or message of it, where that is JSON. */
        export type Raw = Response;


        """

    mutating func declarations() -> String {
        let types = book.types.map { self.type($0) }
        let table = self.table()
        let named = texts.sorted { $0.key < $1.key }.map(\.value)
        return Self.head + (named + types + [table, Self.helpers]).joined(separator: "\n\n") + "\n"
    }

    /// What a client is typed with.
    private static let helpers = """
        export type EndpointID = keyof Endpoints;
        export type ParametersOf<ID extends EndpointID> = Endpoints[ID]["parameters"];
        export type BodyOf<ID extends EndpointID> = Endpoints[ID]["body"];
        export type OutputOf<ID extends EndpointID> = Endpoints[ID]["output"];
        export type ErrorsOf<ID extends EndpointID> = Endpoints[ID]["errors"];
        """

    /// `ErrorBodyField` of `ErrorBody.Field`.
    static func identifier(_ name: String) -> String { name.split(separator: ".").joined() }

    static func quoted(_ text: String) -> String { "\"\(text)\"" }

    /// A comment in front of a declaration.
    static func comment(_ text: String?, indent: String = "") -> String {
        guard let text, !text.isEmpty else { return "" }
        let lines = text.replacing("*/", with: "* /").split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count == 1 { return "\(indent)/** \(lines[0]) */\n" }
        return "\(indent)/**\n" + lines.map { "\(indent) *\($0.isEmpty ? "" : " \($0)")\n" }.joined() + "\(indent) */\n"
    }

    private mutating func type(_ type: ReferenceType) -> String {
        let name = Self.identifier(type.name)
        switch type.shape {
        case .words(let words):
            let list = words.compactMap { word, text in text.map { "- `\(word)`: \($0)" } }.joined(separator: "\n")
            let text = [type.text, list.isEmpty ? nil : list].compactMap { $0 }.joined(separator: "\n\n")
            // Any text, of which an editor still offers the known ones.
            let members = words.map { Self.quoted($0.word) } + (type.isOpen ? ["(string & {})"] : [])
            return Self.comment(text) + "export type \(name) =\n" + members.map { "  | \($0)" }.joined(separator: "\n") + ";"
        case .object(let fields):
            return Self.comment(type.text) + "export interface \(name) {\n" + members(fields) + "}"
        }
    }

    private mutating func members(_ fields: [ObjectSchema.Field], indent: String = "  ") -> String {
        fields.map { field in
            let kind = kind(field.schema, field.origin)
            let limits = limits(field)
            let text = [book.descriptions.text(of: field), limits.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
            let name = field.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? field.name : Self.quoted(field.name)
            return Self.comment(text, indent: indent) + "\(indent)\(name)\(field.isRequired ? "" : "?"): \(kind);\n"
        }.joined()
    }

    /// What the type does not say: bounds.
    private func limits(_ field: ObjectSchema.Field) -> String? {
        switch field.schema {
        case .integer, .number: field.schema.words(nil)
        case .array(_, let minimum, let maximum): minimum == nil && maximum == nil ? nil : field.schema.words(nil)
        case .boolean, .string, .enumeration, .map, .object, .any: nil
        }
    }

    mutating func kind(_ schema: Schema, _ origin: ObjectSchema.Origin) -> String {
        switch schema {
        case .boolean(let only): return only.map { String($0) } ?? "boolean"
        case .integer, .number: return "number"
        case .string(let rules): return text(rules, origin.value)
        case .enumeration(let words):
            if origin.words == origin.value { return Self.identifier(book.descriptions.name(of: origin.value)) }
            return "(" + words.map(Self.quoted).joined(separator: " | ") + ")"
        case .array(let element, _, _): return kind(element, origin) + "[]"
        case .map(let element, _): return "{ [name: string]: \(kind(element, origin)) }"
        case .object(let object): return object.isOpen ? "JSONObject" : Self.identifier(book.descriptions.name(of: object.type))
        case .any: return "unknown"
        }
    }

    /// A text with a name is declared once; what must not be mixed up is branded.
    private mutating func text(_ rules: StringRules, _ type: String) -> String {
        let name = Self.identifier(book.descriptions.name(of: type))
        guard book.descriptions.isNamed(type), !type.hasPrefix("Swift.") else { return "string" }
        let isBranded = rules.format == "uuid" || rules.format == "date-time" || rules.format == "date"
        texts[name] =
            Self.comment(book.descriptions.type(type)) + "export type \(name) = \(isBranded ? "Brand<\(Self.quoted(name))>" : "string");"
        return name
    }
}
