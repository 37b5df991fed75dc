internal import HTTPCore
internal import JSONCoding
internal import Security
internal import Wire

/// A finding as a flow that fails until the fault is mended: the preparation, the request, and what the contract says must come.
public struct FindingFlow: Sendable {
    public let finding: Finding
    private let service: String
    private let operations: [String: Operation]
    private let plainCaptures: Set<String>
    private let token: @Sendable (String) -> String?

    /// - Parameters:
    ///   - operations: of the service, by id.
    ///   - plainCaptures: captured values that are no texts.
    ///   - token: the capture that an operation's token is in, where it is not the usual one.
    public init(
        _ finding: Finding, service: String, operations: [String: Operation], plainCaptures: Set<String> = [],
        token: @escaping @Sendable (String) -> String?
    ) {
        self.finding = finding
        self.service = service
        self.operations = operations
        self.plainCaptures = plainCaptures
        self.token = token
    }

    /// `auth-login-1f2e3d4c.hurl`
    public var fileName: String { "\(finding.operation.replacing(".", with: "-"))-\(finding.hash).hurl" }

    /// - Parameter preparation: the path of the preparation flow, as the new file's folder sees it.
    /// - Returns: nil for what a flow cannot send.
    public func text(preparation: String) -> String? {
        let title = "\(finding.operation): \(finding.oracle.meaning)"
        var text = "# @title \(title)\n# @tag fuzz \(service)\n# @include \(preparation)\n"
        let all = finding.before + [finding.example]
        guard all.allSatisfy({ operations[$0.operation] != nil }) else { return nil }
        if all.contains(where: { needsServiceToken($0) }) {
            text +=
                "\n# @step A service's token\nPOST {{harness}}/service-token\n{ \"for\": \"\(service)\" }\nHTTP 200\n[Captures]\nservice_token: jsonpath \"$.token\"\n[Asserts]\njsonpath \"$.token\" startsWith \"svc.\"\n"
        }
        for one in finding.before {
            guard let step = step(one, response: "HTTP *\n[Asserts]\nstatus < 300\n") else { return nil }
            text += step
        }
        guard let step = step(finding.example, response: response) else { return nil }
        return text + step
    }

    private func needsServiceToken(_ one: FuzzCase) -> Bool {
        let isService = operations[one.operation]?.endpoint.access == .service
        return one.draft.credential == .service || (isService && one.draft.credential == .right)
    }

    private func step(_ one: FuzzCase, response: String) -> String? {
        guard let operation = operations[one.operation],
            let target = Target.path(one.draft, operation, { "{{\($0)}}" }, encodesCaptures: false),
            target.utf8.count < 100_000
        else { return nil }
        var text = "\n# @step \(Self.line(one.name))\n\(one.draft.method) {{\(service)}}\(target)\n"
        switch authorization(one, operation) {
        case .impossible: return nil
        case .none: break
        case .value(let value): text += "Authorization: \(value)\n"
        }
        if let type = one.draft.contentType { text += "Content-Type: \(type)\n" }
        for header in one.draft.headers {
            guard !header.value.isEmpty, header.value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { return nil }
            text += "\(header.name): \(header.value)\n"
        }
        if operation.endpoint.requiresKey, !one.draft.isWithoutKey, !one.draft.headers.contains(where: { $0.name == "Idempotency-Key" }) {
            text += "Idempotency-Key: key-of-fuzz-{{unique}}\n"
        }
        guard let body = body(one.draft.body) else { return nil }
        return text + body + response
    }

    private enum Authorization { case none, impossible, value(String) }

    private func authorization(_ one: FuzzCase, _ operation: Operation) -> Authorization {
        func right() -> String? {
            switch operation.endpoint.access {
            case .anyone: token(operation.id)
            case .signedIn: token(operation.id) ?? "token"
            case .coach: token(operation.id) ?? "coach_token"
            case .admin: token(operation.id) ?? "admin_token"
            case .service: "service_token"
            }
        }
        switch one.draft.credential {
        case .none: return .none
        case .right: return right().map { .value("Bearer {{\($0)}}") } ?? .none
        case .person: return .value("Bearer {{token}}")
        case .other: return .value("Bearer {{other_token}}")
        case .service: return .value("Bearer {{service_token}}")
        case .refresh: return .value("Bearer {{refresh_token}}")
        case .literal(let text): return text.isEmpty ? .impossible : .value(text)
        case .forged: return right().map { .value("Bearer {{\($0)}}x") } ?? .impossible
        case .expired: return .impossible
        }
    }

    private static func line(_ text: String) -> String { text.replacing("\n", with: " ").replacing("\r", with: " ") }

    /// JSON that the world fills in is a fenced text; everything else goes byte by byte.
    private func body(_ body: RequestDraft.Body) -> String? {
        switch body {
        case .none: return ""
        case .bytes(let bytes):
            guard !bytes.isEmpty, bytes.count < 200_000 else { return bytes.isEmpty ? "" : nil }
            return "base64,\(Self.base64(bytes));\n"
        case .json(let node):
            let plain = node.bytes { _ in "" }
            // Captures stand between the control characters 1 and 2 at first, which JSON never holds, because `{{` may occur in the text
            // itself.
            let text = String(
                decoding: node.bytes { plainCaptures.contains($0) ? "\u{1}\($0)\u{2}" : "\"\u{1}\($0)\u{2}\"" }, as: UTF8.self)
            let isQuotable = !text.contains("{{") && !text.contains("```") && plain.allSatisfy { $0 >= 0x20 }
            guard text.utf8.count < 200_000 else { return nil }
            if isQuotable {
                return "```json\n\(text.replacing("\u{1}", with: "{{").replacing("\u{2}", with: "}}"))\n```\n"
            }
            return text.contains("\u{1}") ? nil : "base64,\(Self.base64(plain));\n"
        }
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let text = base64url(bytes).replacing("-", with: "+").replacing("_", with: "/")
        return text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    }

    /// What the contract says must come.
    private var response: String {
        let any = "HTTP *\n[Asserts]\n"
        let example = finding.example
        switch finding.oracle {
        case .noAnswer, .serverError, .contract, .wrongHeaders: break
        case .idempotency where example.expectation == .undecided:
            return any + "status < 300\nheader \"Idempotency-Replayed\" == \"true\"\n"
        case .acceptedInvalid, .refusedValid, .wrongField, .wrongStatus, .idempotency, .useAfterDelete: break
        }
        switch example.expectation {
        case .statuses(let statuses) where statuses.count == 1: return "HTTP \(statuses[0])\n"
        case .statuses(let statuses): return any + "status >= \(statuses.min() ?? 0)\nstatus <= \(statuses.max() ?? 0)\n"
        case .refused(let field):
            var text = any + "status >= 400\nstatus < 500\n"
            if finding.oracle == .wrongField, let field { text += "jsonpath \"$.fields[*].field\" includes \"\(field)\"\n" }
            return text
        case .accepted where finding.oracle == .refusedValid: return any + [400, 413, 415, 422].map { "status != \($0)\n" }.joined()
        case .accepted, .undecided: return any + "status < 500\n"
        }
    }
}
