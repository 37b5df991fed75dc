/// Which functions of a Swift source expect anything, by themselves or through functions of the same file that they call.
struct TestExpectations {
    private struct Body {
        var expects = false
        var calls: Set<String> = []
    }

    private let tokens: [SwiftTokens.Token]
    /// The names of functions that expect something. Overloads count as one.
    private var expecting: Set<String> = []

    init(_ tokens: [SwiftTokens.Token]) {
        self.tokens = tokens
        var bodies: [String: Body] = [:]
        for index in tokens.indices where tokens[index] == .name("func") {
            guard case .name(let name)? = token(index + 1), let start = Self.bodyStart(tokens, after: index + 2) else { continue }
            let body = body(at: start)
            bodies[name, default: Body()].expects = body.expects || bodies[name]?.expects == true
            bodies[name, default: Body()].calls.formUnion(body.calls)
        }
        expecting = Set(bodies.filter(\.value.expects).keys)
        var reached = -1
        while reached != expecting.count {
            reached = expecting.count
            for (name, body) in bodies where !body.calls.isDisjoint(with: expecting) { expecting.insert(name) }
        }
    }

    /// Whether the body that starts at this token expects anything.
    func holds(bodyAt index: Int) -> Bool {
        let body = body(at: index)
        return body.expects || !body.calls.isDisjoint(with: expecting)
    }

    private func token(_ index: Int) -> SwiftTokens.Token? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// The brace that opens a function's body; nil for a requirement of a protocol.
    private static func bodyStart(_ tokens: [SwiftTokens.Token], after start: Int) -> Int? {
        var depth = 0
        for index in start..<max(start, tokens.count) {
            switch tokens[index] {
            case .sign(0x28): depth += 1
            case .sign(0x29): depth -= 1
            case .sign(0x7b) where depth == 0: return index
            case .sign(0x7d) where depth == 0, .name("func") where depth == 0: return nil
            default: break
            }
        }
        return nil
    }

    private func body(at start: Int) -> Body {
        var body = Body(), depth = 0, index = start
        while let token = token(index) {
            switch token {
            case .sign(0x7b): depth += 1
            case .sign(0x7d): depth -= 1
            case .name(let name):
                if expects(name, at: index) { body.expects = true }
                if isCall(at: index) { body.calls.insert(name) }
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return body
    }

    private func isCall(at index: Int) -> Bool {
        let isDeclared = token(index - 1) == .name("func")
        return !isDeclared && (token(index + 1) == .sign(0x28) || token(index + 1) == .sign(0x7b))
    }

    private func expects(_ name: String, at index: Int) -> Bool {
        if name == "#expect" || name == "#require" { return true }
        if name == "Issue" { return token(index + 1) == .sign(0x2e) && token(index + 2) == .name("record") }
        guard isCall(at: index) else { return false }
        return name == "confirmation" || ["check", "expect", "assert", "prove", "eventually"].contains { Self.isCalled($0, name) }
    }

    /// `expect`, `expectRefusal`, `expects`, but not `expectation` or `checkout`.
    private static func isCalled(_ verb: String, _ name: String) -> Bool {
        guard name.hasPrefix(verb) else { return false }
        let rest = name.dropFirst(verb.count).drop { $0 == "s" }
        return rest.isEmpty || rest.first?.isUppercase == true || rest.first == "_"
    }
}
