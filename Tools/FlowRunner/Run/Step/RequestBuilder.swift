internal import CurlKit
internal import HTTPCore
internal import JSONCoding
internal import LocalFiles

/// Turns a step's request into what goes out.
struct RequestBuilder {
    let evaluator: Evaluator
    let options: StepOptions

    func build(_ node: RequestNode) throws(PositionedError) -> TransportRequest {
        var url = try at(node.url.position) { () throws(EvaluationError) in try evaluator.text(node.url) }
        guard URLParts(url) != nil else {
            throw PositionedError(
                error: EvaluationError(
                    message: "\(url) is not an http or https URL", hint: "start it with {{auth}} or another service, or http://"),
                position: node.url.position)
        }
        let query = try pairs(node.query).map { "\(Percent.encode($0.name))=\(Percent.encode($0.value))" }
        if !query.isEmpty { url += (url.contains("?") ? "&" : "?") + query.joined(separator: "&") }
        var request = TransportRequest(method: node.method, url: Self.encoded(url), timeout: options.timeout)
        request.connectTimeout = options.connectTimeout
        request.options = options.transfer
        request.options.withoutHeaders = options.withoutHeaders
        for (name, value) in try pairs(node.headers) { request.headers.add(name, value) }
        for (name, value) in options.headers { request.headers.add(name, value) }
        if let auth = node.basicAuth, let pair = try pairs([auth]).first { authorize(&request, "\(pair.name):\(pair.value)") }
        if let user = options.user { authorize(&request, user) }
        try addBody(node, &request)
        if request.headers["Accept"] == nil { request.headers.add("Accept", "*/*") }
        if request.headers["User-Agent"] == nil { request.headers.add("User-Agent", options.userAgent ?? "barbell") }
        if options.transfer.compressed, request.headers["Accept-Encoding"] == nil {
            request.headers.add("Accept-Encoding", TransportResponse.acceptedCodings)
        }
        for name in options.withoutHeaders { request.headers[name] = nil }
        return request
    }

    /// The `[Cookies]` of a request: sent with it, not kept.
    func cookies(_ node: RequestNode) throws(PositionedError) -> [String] { try pairs(node.cookies).map { "\($0.name)=\($0.value)" } }

    /// Basic's credentials are a field; what else there is takes turns with the server, which libcurl knows to take.
    private func authorize(_ request: inout TransportRequest, _ user: String) {
        guard request.options.authentication == .basic else {
            let name = user.prefix { $0 != ":" }
            request.credentials = .init(user: String(name), password: String(user.dropFirst(name.count + 1)))
            return
        }
        if request.headers["Authorization"] == nil { request.headers.add("Authorization", "Basic \(Base64.encode(Array(user.utf8)))") }
    }

    private func pairs(_ nodes: [KeyValue]) throws(PositionedError) -> [(name: String, value: String)] {
        var pairs: [(name: String, value: String)] = []
        for node in nodes {
            pairs.append(
                try at(node.position) { () throws(EvaluationError) in (try evaluator.text(node.key), try evaluator.text(node.value)) })
        }
        return pairs
    }

    private func at<T>(_ position: SourcePosition, _ body: () throws(EvaluationError) -> T) throws(PositionedError) -> T {
        do throws(EvaluationError) { return try body() } catch { throw PositionedError(error: error, position: position) }
    }

    /// Bytes that no URL may hold, as `%XX`; what is encoded already stays.
    private static func encoded(_ url: String) -> String {
        guard url.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7f || $0 == 0x22 || $0 == 0x3c || $0 == 0x3e || $0 == 0x5c || $0 == 0x60 })
        else { return url }
        return Percent.encode(url, keeping: "%:/?#[]@!$&'()*+,;={}|^")
    }

    // MARK: - Bodies

    private func addBody(_ node: RequestNode, _ request: inout TransportRequest) throws(PositionedError) {
        var contentType: String?
        if let form = node.form {
            let fields = try pairs(form).map { "\(Percent.encode($0.name))=\(Percent.encode($0.value))" }
            request.body = Array(fields.joined(separator: "&").utf8)
            contentType = "application/x-www-form-urlencoded"
        } else if let multipart = node.multipart {
            let boundary = "barbell-\(evaluator.state.random.identifier(24))"
            request.body = try parts(multipart, boundary)
            contentType = "multipart/form-data; boundary=\(boundary)"
        } else if let body = node.body {
            if case .file(let name) = body, let file = try at(node.position, { () throws(EvaluationError) in try large(name) }) {
                request.file = file
            } else {
                (request.body, contentType) = try at(node.position) { () throws(EvaluationError) in try bytes(of: body) }
            }
        }
        if let contentType, request.headers["Content-Type"] == nil { request.headers.add("Content-Type", contentType) }
    }

    /// A file that is better sent from where it is; nil for a small one, which reports can show.
    private func large(_ name: Template) throws(EvaluationError) -> BodyFile? {
        let path = try evaluator.filePath(name)
        guard let size = Files.size(path), size > RawExchange.largeBody else { return nil }
        return BodyFile(path: path, bytes: size)
    }

    /// A body's bytes and the media type it implies.
    func bytes(of body: BodyNode) throws(EvaluationError) -> ([UInt8], String?) {
        switch body {
        case .json(let template): (Array(try evaluator.text(template).utf8), "application/json")
        case .xml(let text): (Array(text.utf8), "application/xml")
        case .text(let template, let contentType): (Array(try evaluator.text(template).utf8), contentType)
        case .graphQL(let template, let variables): (try graphQL(template, variables), "application/json")
        case .bytes(let bytes): (bytes, nil)
        case .file(let path): (try evaluator.file(path), nil)
        }
    }

    private func graphQL(_ query: Template, _ variables: JSONTemplate?) throws(EvaluationError) -> [UInt8] {
        let lines = try evaluator.text(query).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        let first = lines.firstIndex { !$0.trimmingSpaces.isEmpty } ?? 0
        let last = lines.lastIndex { !$0.trimmingSpaces.isEmpty } ?? -1
        var body = JSONObject()
        body["query"] = .string(last < first ? "" : lines[first...last].joined(separator: "\n").trimmingSpaces)
        if let variables { body["variables"] = try JSONReading.parse(Array(evaluator.text(variables).utf8)) }
        return JSONValue.object(body).bytes()
    }

    /// RFC 7578.
    private func parts(_ fields: [MultipartField], _ boundary: String) throws(PositionedError) -> [UInt8] {
        var out: [UInt8] = []
        for field in fields {
            try at(field.position) { () throws(EvaluationError) in
                let name = Self.quoted(try evaluator.text(field.key))
                switch field.content {
                case .text(let value):
                    out += Array(
                        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(try evaluator.text(value))\r\n".utf8)
                case .file(let path, let contentType):
                    let bytes = try evaluator.file(path)
                    let file = try evaluator.text(path).split(separator: "/").last.map(String.init) ?? ""
                    out += Array(
                        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"\(Self.quoted(file))\"\r\n".utf8)
                    out += Array("Content-Type: \(contentType ?? Self.mediaType(file))\r\n\r\n".utf8)
                    out += bytes
                    out += Array("\r\n".utf8)
                }
            }
        }
        return out + Array("--\(boundary)--\r\n".utf8)
    }

    private static func quoted(_ text: String) -> String {
        text.replacing("\"", with: "%22").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func mediaType(_ file: String) -> String {
        switch file.split(separator: ".").last?.lowercased() {
        case "jpg", "jpeg": "image/jpeg"
        case "png": "image/png"
        case "webp": "image/webp"
        case "heic": "image/heic"
        case "gif": "image/gif"
        case "mp4": "video/mp4"
        case "mov": "video/quicktime"
        case "json": "application/json"
        case "txt", "hurl": "text/plain"
        case "csv": "text/csv"
        case "html": "text/html"
        case "xml": "application/xml"
        case "pdf": "application/pdf"
        default: "application/octet-stream"
        }
    }
}
