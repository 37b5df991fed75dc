public import Wire

/// The life of a form: edited, sent, then done or edited again.
public struct FormStatus<Field: RawRepresentable<String> & Hashable & Sendable>: Sendable, Equatable {
    public enum Phase: Sendable, Equatable {
        case editing
        case submitting
        case succeeded
        /// Sent and refused or lost; the form can be edited and sent again.
        case failed(ClientError)
    }

    public private(set) var phase = Phase.editing
    /// The rules that fields break, found before sending.
    public private(set) var problems: [Field: FieldRule] = [:]

    public init() {}

    public var isSubmitting: Bool { phase == .submitting }

    /// What to show beside a field; nil when there is nothing.
    public func message(for field: Field, _ language: Language) -> String? {
        if let rule = problems[field] { return rule.message(language) }
        guard case .failed(.api(let refusal)) = phase else { return nil }
        return refusal.fields.first { $0.field == field.rawValue && !$0.message.isEmpty }?.message
    }

    /// What to show above the form; nil when there is nothing.
    public func message(_ language: Language) -> String? {
        if case .failed(let error) = phase { error.message(language) } else { nil }
    }

    /// What to offer beside that message.
    public var recovery: Recovery? { if case .failed(let error) = phase { error.recovery } else { nil } }

    /// Whether the field may change now. Its problem and the last failure are about what it no longer says.
    mutating func edit(_ field: Field) -> Bool {
        switch phase {
        case .submitting, .succeeded: return false
        case .editing, .failed:
            phase = .editing
            problems[field] = nil
            return true
        }
    }

    mutating func submit<Request>(_ make: (inout Self) -> Request?) -> Request? {
        switch phase {
        case .submitting, .succeeded: return nil
        case .editing, .failed: problems = [:]
        }
        let request = make(&self)
        phase = request == nil ? .editing : .submitting
        return request
    }

    /// The value of a field, or nil with its problem noted.
    mutating func check<Value>(_ field: Field, _ text: String, _ read: (String) throws(FieldRule) -> Value) -> Value? {
        do throws(FieldRule) {
            if text.isEmpty { throw .required }
            return try read(text)
        } catch {
            problems[field] = error
            return nil
        }
    }

    mutating func refuse(_ field: Field, _ rule: FieldRule) { problems[field] = rule }

    /// Whether the outcome was awaited.
    mutating func finish(_ outcome: Result<Void, ClientError>) -> Bool {
        guard isSubmitting else { return false }
        switch outcome {
        case .success: phase = .succeeded
        case .failure(let error): phase = .failed(error)
        }
        return true
    }
}
