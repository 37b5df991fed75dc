internal import CExpat

extension XMLElement {
    /// The root element of a document. Documents with a DOCTYPE are refused, so no entity but XML's own five is ever expanded.
    public init(parsing bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLError) {
        guard let parser = XML_ParserCreate(nil) else { throw XMLError(line: 1, message: "not enough memory") }
        defer { XML_ParserFree(parser) }
        let builder = XMLBuilder(parser: parser, limits: limits)
        XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
        XML_SetElementHandler(parser, XMLBuilder.onStart, XMLBuilder.onEnd)
        XML_SetCharacterDataHandler(parser, XMLBuilder.onText)
        XML_SetStartDoctypeDeclHandler(parser, XMLBuilder.onDoctype)
        guard let length = Int32(exactly: bytes.count) else { throw XMLError(line: 1, message: "document too long") }
        let status = withExtendedLifetime(builder) {
            bytes.withUnsafeBytes { XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, length, 1) }
        }
        guard status == XML_STATUS_OK, let root = builder.root else {
            let message = builder.refusal ?? XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown"
            throw XMLError(line: Int(XML_GetCurrentLineNumber(parser)), message: message)
        }
        self = root
    }
}

/// Builds the tree while expat reads. Lives for one parse, on one thread.
private final class XMLBuilder {
    private(set) var root: XMLElement?
    private(set) var refusal: String?
    private let parser: XML_Parser
    private let limits: XMLLimits
    private var open: [XMLElement] = []
    private var count = 0

    init(parser: XML_Parser, limits: XMLLimits) {
        self.parser = parser
        self.limits = limits
    }

    static let onStart:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Void = {
        context, name, _ in
        guard let builder = of(context), let name else { return }
        builder.count += 1
        guard builder.open.count < builder.limits.depth, builder.count <= builder.limits.elements else {
            return builder.refuse("too large")
        }
        let whole = String(cString: name)
        builder.open.append(XMLElement(name: whole.split(separator: ":").last.map(String.init) ?? whole))
    }

    static let onEnd: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void = { context, _ in
        guard let builder = of(context), let element = builder.open.popLast() else { return }
        if builder.open.isEmpty { builder.root = element } else { builder.open[builder.open.count - 1].children.append(element) }
    }

    static let onText: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Void = { context, text, length in
        guard let builder = of(context), let text, !builder.open.isEmpty else { return }
        let piece = UnsafeRawBufferPointer(start: text, count: Int(length))
        builder.open[builder.open.count - 1].text += String(decoding: piece, as: UTF8.self)
    }

    static let onDoctype:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32) -> Void = {
            context, _, _, _, _ in of(context)?.refuse("DOCTYPE is not allowed")
        }

    private func refuse(_ why: String) {
        refusal = refusal ?? why
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> XMLBuilder? {
        context.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
    }
}
