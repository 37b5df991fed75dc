/// One parsed flow file. Positions refer to the file it was read from.
public struct FlowFile: Sendable {
    public let source: SourceText
    /// `# @title`
    public var title: String?
    /// `# @tag`
    public var tags: [String] = []
    /// `# @req` above the first step.
    public var requirements: [RequirementReference] = []
    public var items: [FlowItem] = []
    /// What deserves a look but does not stop the flow.
    public var warnings: [FlowDiagnostic] = []
}

/// A requirement id named by `# @req`.
public struct RequirementReference: Sendable, Hashable {
    public let id: String
    public let position: SourcePosition
}

/// What a flow consists of, in order.
public enum FlowItem: Sendable {
    case entry(Entry)
    /// `# @include path`: the steps of another file run in place.
    case include(path: String, position: SourcePosition)
}

/// A request and what is expected of its response: one step.
public struct Entry: Sendable {
    public var title: String?
    public var requirements: [RequirementReference] = []
    /// What comments above it do to the flow's cookies, in order.
    public var cookieCommands: [CookieCommand] = []
    public var request: RequestNode
    public var response: ResponseNode?
    public var position: SourcePosition { request.position }
}

/// `# @cookie_storage_clear` and `# @cookie_storage_set: …`, with a line of a Netscape cookie file.
public enum CookieCommand: Sendable {
    case clear
    case set(String)
}

/// A name and a value, as headers, query, form and cookie sections hold them.
public struct KeyValue: Sendable {
    public let key: Template
    public let value: Template
    public let position: SourcePosition
}

public struct RequestNode: Sendable {
    public var method: String
    public var url: Template
    public var headers: [KeyValue] = []
    public var query: [KeyValue] = []
    public var form: [KeyValue]?
    public var multipart: [MultipartField]?
    public var cookies: [KeyValue] = []
    public var basicAuth: KeyValue?
    public var options: [OptionNode] = []
    public var body: BodyNode?
    public let position: SourcePosition
}

public struct MultipartField: Sendable {
    public enum Content: Sendable {
        case text(Template)
        case file(path: Template, contentType: String?)
    }
    public let key: Template
    public let content: Content
    public let position: SourcePosition
}

public struct ResponseNode: Sendable {
    /// `1.0`, `1.1`, `2` or `3`; nil for any.
    public var version: String?
    /// nil for `*`.
    public var status: Int?
    public var headers: [KeyValue] = []
    public var captures: [CaptureNode] = []
    public var asserts: [AssertNode] = []
    public var body: BodyNode?
    public var bodyPosition: SourcePosition?
    public let position: SourcePosition
    public let statusPosition: SourcePosition

    /// Whether anything in it can fail.
    public var assertsSomething: Bool {
        version != nil || status != nil || !headers.isEmpty || !asserts.isEmpty || body != nil
    }
}

public struct CaptureNode: Sendable {
    public let name: Template
    public let query: QueryNode
    public let filters: [FilterNode]
    /// `redact`: the value never appears in a report.
    public let isRedacted: Bool
    public let position: SourcePosition

    /// The variable that it sets; nil when its name has to be computed.
    public var variable: String? { name.literal }
}

public struct AssertNode: Sendable {
    public let query: QueryNode
    public let filters: [FilterNode]
    public let predicate: PredicateNode
    /// The assert as written, without its comment.
    public let source: String
    public let position: SourcePosition
}

/// A request's body, or the body a response must have.
public enum BodyNode: Sendable {
    case json(JSONTemplate)
    /// As written; no templates.
    case xml(String)
    case text(Template, contentType: String?)
    /// With its variables, a JSON object.
    case graphQL(Template, variables: JSONTemplate?)
    case bytes([UInt8])
    case file(Template)
}
