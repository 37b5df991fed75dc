internal import CXML2

/// Why a text could not be read, or an expression not be computed.
public struct XPathError: Error, Sendable, Equatable {
    public let message: String
}

/// What an XPath 1.0 expression comes to.
public enum XPathValue: Sendable, Equatable {
    case number(Double)
    case boolean(Bool)
    case string(String)
    /// How many nodes were selected.
    case nodes(Int)
}

/// libxml2's one-time start, and its threads' share of it. Lazily evaluated once, thread-safe.
private let libraryStarted: Bool = {
    xmlInitParser()
    return true
}()

/// A parsed XML or HTML text that XPath expressions are asked of. Used by one thread at a time; not Sendable.
///
/// Nothing outside of the text is ever read: no network, no file, no external subset. A text that declares entities of its own is refused,
/// so none is expanded.
public final class MarkupDocument {
    public enum Language: Sendable { case xml, html }

    /// Larger texts, in bytes, are refused.
    public static let sizeLimit = 32 << 20
    /// Steps of one evaluation; an expression that needs more is refused.
    static let stepLimit: UInt = 20_000_000

    private let document: xmlDocPtr
    private let language: Language

    /// - Parameter text: UTF-8, whatever the text says of its encoding.
    public init(_ text: [UInt8], as language: Language) throws(XPathError) {
        guard libraryStarted, text.count <= Self.sizeLimit else {
            throw XPathError(message: "the text is larger than \(Self.sizeLimit) bytes")
        }
        let parsed = text.withUnsafeBytes { bytes -> xmlDocPtr? in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            switch language {
            case .xml: return xmlReadMemory(start, Int32(bytes.count), nil, "UTF-8", Self.xmlOptions)
            case .html: return htmlReadMemory(start, Int32(bytes.count), nil, "UTF-8", Self.htmlOptions)
            }
        }
        guard let parsed else { throw XPathError(message: "this is not \(language == .xml ? "XML" : "HTML")") }
        document = parsed
        self.language = language
        guard xmlDocGetRootElement(parsed) != nil else { throw XPathError(message: "the text has no element") }
        guard xmlGetIntSubset(parsed)?.pointee.entities == nil else {
            throw XPathError(message: "the text declares entities, which are not expanded here")
        }
    }

    deinit { xmlFreeDoc(document) }

    private static let xmlOptions = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    private static let htmlOptions = Int32(
        HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue)

    /// Prefixes of an XML text mean what they do there; its first default namespace has the prefix `_`.
    public func evaluate(_ expression: String) throws(XPathError) -> XPathValue {
        guard !expression.utf8.contains(0), let context = xmlXPathNewContext(document) else {
            throw XPathError(message: "not enough memory")
        }
        defer { xmlXPathFreeContext(context) }
        let complaint = Complaint()
        context.pointee.userData = Unmanaged.passUnretained(complaint).toOpaque()
        context.pointee.error = Complaint.receive
        context.pointee.opLimit = Self.stepLimit
        if language == .xml { registerNamespaces(in: context) }
        let result = withExtendedLifetime(complaint) { xmlXPathEvalExpression(expression, context) }
        guard let result else { throw XPathError(message: complaint.text ?? "the expression is not valid") }
        defer { xmlXPathFreeObject(result) }
        switch result.pointee.type {
        case XPATH_NUMBER: return .number(result.pointee.floatval)
        case XPATH_BOOLEAN: return .boolean(result.pointee.boolval != 0)
        case XPATH_STRING:
            return .string(
                result.pointee.stringval.map { String(decoding: UnsafeBufferPointer(start: $0, count: Int(xmlStrlen($0))), as: UTF8.self) }
                    ?? "")
        case XPATH_NODESET: return .nodes(Int(result.pointee.nodesetval?.pointee.nodeNr ?? 0))
        default: throw XPathError(message: "the expression gives neither nodes nor a value")
        }
    }

    /// Elements are walked without recursion: their depth is the peer's choice.
    private func registerNamespaces(in context: xmlXPathContextPtr) {
        var hasDefault = false
        var next = xmlDocGetRootElement(document)
        while let node = next {
            var namespace = node.pointee.type == XML_ELEMENT_NODE ? node.pointee.nsDef : nil
            while let declared = namespace {
                if let prefix = declared.pointee.prefix {
                    xmlXPathRegisterNs(context, prefix, declared.pointee.href)
                } else if !hasDefault {
                    hasDefault = xmlXPathRegisterNs(context, "_", declared.pointee.href) == 0
                }
                namespace = declared.pointee.next
            }
            next = Self.following(node)
        }
    }

    /// The next node in the order of the text.
    private static func following(_ node: xmlNodePtr) -> xmlNodePtr? {
        if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children { return child }
        var node = node
        while true {
            if let sibling = node.pointee.next { return sibling }
            guard let parent = node.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else { return nil }
            node = parent
        }
    }
}

/// What is wrong with an expression, as far as libxml2's code for it tells.
private final class Complaint {
    private(set) var text: String?

    static let receive: xmlStructuredErrorFunc = { context, error in
        guard let context, let error else { return }
        let complaint = Unmanaged<Complaint>.fromOpaque(context).takeUnretainedValue()
        complaint.text = complaint.text ?? words(for: Int(error.pointee.code) - Int(XML_XPATH_EXPRESSION_OK.rawValue))
    }

    private static func words(for code: Int) -> String? {
        switch UInt32(exactly: code).map({ xmlXPathError(rawValue: $0) }) {
        case XPATH_UNDEF_VARIABLE_ERROR: "an unknown variable"
        case XPATH_UNKNOWN_FUNC_ERROR: "an unknown function"
        case XPATH_INVALID_ARITY: "a function with too few or too many arguments"
        case XPATH_UNDEF_PREFIX_ERROR: "an undeclared namespace prefix"
        case XPATH_OP_LIMIT_EXCEEDED, XPATH_RECURSION_LIMIT_EXCEEDED: "it takes too many steps"
        default: nil
        }
    }
}
