/// The variables that one step reads, in the order in which it needs them.
struct StepUses {
    struct Use {
        let name: String
        let position: SourcePosition
    }

    /// By options and their definitions, the request, then each capture and the asserts.
    enum Event {
        case use(Use)
        /// Set by the option `variable`.
        case define(String)
        case capture(CaptureNode)
    }

    private(set) var events: [Event] = []
    /// Sent as `Bearer {{name}}`.
    private(set) var bearers: [String] = []

    var all: [Use] { events.compactMap { if case .use(let use) = $0 { use } else { nil } } }

    init(_ entry: Entry) {
        for option in entry.request.options { self.option(option) }
        request(entry.request)
        guard let response = entry.response else { return }
        for capture in response.captures {
            template(capture.name)
            query(capture.query)
            filters(capture.filters)
            events.append(.capture(capture))
        }
        pairs(response.headers)
        if let body = response.body { self.body(body, response.bodyPosition ?? response.position) }
        for assert in response.asserts { self.assert(assert) }
    }

    /// Only what an assert reads; for finding out what a step is about.
    init(_ assert: AssertNode) { self.assert(assert) }

    // MARK: - Parts

    private mutating func request(_ node: RequestNode) {
        template(node.url)
        for header in node.headers where header.value.source.hasPrefix("Bearer ") {
            for case .expression(let expression) in header.value.parts {
                if case .variable(let name) = expression.head { bearers.append(name) }
            }
        }
        for list in [node.headers, node.query, node.form ?? [], node.cookies, node.basicAuth.map { [$0] } ?? []] { pairs(list) }
        for field in node.multipart ?? [] {
            template(field.key)
            switch field.content {
            case .text(let text): template(text)
            case .file(let path, _): template(path)
            }
        }
        if let body = node.body { self.body(body, node.position) }
    }

    private mutating func pairs(_ pairs: [KeyValue]) {
        for pair in pairs {
            template(pair.key)
            template(pair.value)
        }
    }

    private mutating func assert(_ node: AssertNode) {
        // `variable "x" not exists` asks whether it is set, so it does not need it to be.
        if case .variable = node.query.kind, case .test(.exists) = node.predicate.kind, node.predicate.isNegated { return }
        query(node.query)
        filters(node.filters)
        switch node.predicate.kind {
        case .compare(_, let value): self.value(value)
        case .matches(let pattern): template(pattern.template)
        case .test: return
        }
    }

    private mutating func body(_ node: BodyNode, _ position: SourcePosition) {
        switch node {
        case .json(let json):
            for case .expression(let expression, _) in json.parts { self.expression(expression) }
        case .text(let text, _), .file(let text): template(text)
        case .graphQL(let text, let variables):
            template(text)
            if let variables { body(.json(variables), position) }
        case .xml, .bytes: return
        }
    }

    private mutating func option(_ node: OptionNode) {
        switch node.kind {
        case .flag(_, let setting): self.setting(setting)
        case .number(_, let setting): self.setting(setting)
        case .time(_, let setting): self.setting(setting)
        case .text(_, let text): template(text)
        case .variable(let name, let value):
            self.value(value)
            events.append(.define(name))
        }
    }

    private mutating func setting<Value>(_ setting: Setting<Value>) {
        if case .expression(let expression) = setting { self.expression(expression) }
    }

    private mutating func value(_ node: ValueNode) {
        switch node {
        case .string(let text), .file(let text): template(text)
        case .expression(let expression): self.expression(expression)
        case .null, .bool, .integer, .bigInteger, .number, .bytes: return
        }
    }

    private mutating func query(_ node: QueryNode) {
        switch node.kind {
        case .header(let text), .cookie(let text), .xpath(let text): template(text)
        case .jsonPath(let path): template(path.template)
        case .regex(let pattern): template(pattern.template)
        case .variable(let name):
            template(name)
            if let name = name.literal { events.append(.use(Use(name: name, position: node.position))) }
        case .status, .version, .url, .redirects, .body, .bytes, .rawBytes, .duration, .sha256, .md5, .ip, .certificate: return
        }
    }

    private mutating func filters(_ nodes: [FilterNode]) {
        for node in nodes {
            switch node.kind {
            case .regex(let pattern): template(pattern.template)
            case .replace(let a, let b):
                template(a)
                template(b)
            case .replaceRegex(let pattern, let text):
                template(pattern.template)
                template(text)
            case .split(let text), .toDate(let text), .format(let text), .urlQueryParam(let text), .decode(let text), .xpath(let text):
                template(text)
            case .nth(let setting): self.setting(setting)
            case .jsonPath(let path): template(path.template)
            default: continue
            }
        }
    }

    private mutating func template(_ template: Template) {
        for case .expression(let expression) in template.parts { self.expression(expression) }
    }

    private mutating func expression(_ node: ExpressionNode) {
        if case .variable(let name) = node.head { events.append(.use(Use(name: name, position: node.position))) }
        filters(node.filters)
    }
}
