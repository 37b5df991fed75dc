internal import JSONCoding

/// The members of what a flow asks the harness for. A member that nobody asked about is a mistake of the flow.
struct Members {
    private let members: JSONObject
    private let code: String
    private var known: [String] = []

    /// - Parameter code: of the error when something does not fit.
    init(_ document: JSONValue, code: String) throws(HarnessError) {
        guard let members = document.object else { throw HarnessError(status: 422, code: code, message: "the body must be an object") }
        self.members = members
        self.code = code
    }

    func mistake(_ message: String) -> HarnessError { HarnessError(status: 422, code: code, message: message) }

    private mutating func value(_ name: String) -> JSONValue? {
        known.append(name)
        return members[name] == .null ? nil : members[name]
    }

    mutating func text(_ name: String) throws(HarnessError) -> String? {
        guard let value = value(name) else { return nil }
        guard let text = value.string else { throw mistake("\(name) must be a text") }
        return text
    }

    mutating func needed(_ name: String) throws(HarnessError) -> String {
        guard let text = try text(name) else { throw mistake("\(name) must be a text") }
        return text
    }

    /// A whole number, also from a text: captures from headers are texts.
    mutating func whole(_ name: String, in range: ClosedRange<Int>) throws(HarnessError) -> Int? {
        guard let value = value(name) else { return nil }
        guard let number = value.integer.map({ Int($0) }) ?? value.string.flatMap({ Int($0) }), range.contains(number) else {
            throw mistake("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    mutating func number(_ name: String, in range: ClosedRange<Double>) throws(HarnessError) -> Double? {
        guard let value = value(name) else { return nil }
        guard let number = value.double, range.contains(number) else {
            throw mistake("\(name) must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    mutating func flag(_ name: String) throws(HarnessError) -> Bool {
        guard let value = value(name) else { return false }
        guard let flag = value.bool else { throw mistake("\(name) must be true or false") }
        return flag
    }

    mutating func list(_ name: String) throws(HarnessError) -> [JSONValue]? {
        guard let value = value(name) else { return nil }
        guard let list = value.array else { throw mistake("\(name) must be a list") }
        return list
    }

    mutating func word<Word: RawRepresentable & CaseIterable>(_ name: String) throws(HarnessError) -> Word? where Word.RawValue == String {
        guard let text = try text(name) else { return nil }
        guard let word = Word(rawValue: text) else {
            throw mistake("\(name) must be one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return word
    }

    /// To be called when every member was asked about.
    func finish() throws(HarnessError) {
        guard let unknown = members.keys.first(where: { !known.contains($0) }) else { return }
        throw mistake("there is no member \(unknown); there is \(known.joined(separator: ", "))")
    }
}
