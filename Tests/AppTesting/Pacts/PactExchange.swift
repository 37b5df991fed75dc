internal import HTTPCore
public import JSONCoding
public import Pacts
internal import ServiceKit
public import Wire

/// One request that a client is expected to make, what it is answered, and what the client reads of that.
public struct PactExchange: Sendable {
    /// Where a value that a provider's state returns goes in the request.
    public enum Place: Sendable {
        /// A hole of the path.
        case path(String)
        /// `$.user`
        case body(String)
        /// A header beyond those that are always recorded.
        case header(String)
    }

    /// As a parameter of a state: the body that is sent, as compact JSON text with its members by name.
    public static let sentBody = JSONValue.string("{{body}}")

    /// What the provider answers.
    public enum Answer<Output: DTO>: Sendable {
        /// - Parameter status: when it is the endpoint's other one.
        case success(Output, status: Int? = nil)
        case refusal(APIError)
    }

    let description: String
    let endpoint: EndpointDescription
    let states: [ProviderState]
    /// The names of the states' values, by their places in the request.
    let holes: [String: String]
    let members: [String: String]
    let headers: [String: String]
    /// What is sent; nil without a JSON body.
    let sent: ObjectSchema?
    /// Texts of the body that would differ from one recording to the next, and what stands for them.
    let settled: [String: String]
    let status: Int
    /// The whole answer; nil when there is no content.
    let answer: JSONValue?
    /// What of it is read; nil when nothing is.
    let view: ObjectSchema?
    /// Whether the view is the endpoint's own output, of which only what is there is known to be read.
    let isWhole: Bool
    /// Places in the answer whose values matter.
    let exact: Set<String>
    let fits: @Sendable (JSONValue?) -> Bool

    /// - Parameters:
    ///   - description: what the client does, unique in its pact: `asks whose a photo is`.
    ///   - reading: the view that the client reads the answer as; the output itself when it decodes all of it.
    ///   - given: what must be so at the provider.
    ///   - filling: values of the states and where they go.
    ///   - sending: what the body is where the endpoint takes raw bytes.
    ///   - settling: places of the body whose texts are made up by the client, and the texts to record; ids and times need no mention.
    ///   - answer: a whole answer; the client gets what its view reads of it.
    ///   - exactly: places in the answer whose very values the client counts on, such as `$.status`; of others the type counts.
    ///   - refusals: what the client reads of a refusal.
    ///   - when: tells requests of one endpoint apart by their body.
    public init<By: Caller, Parameters: DTO, Body: DTO, Output: DTO, View: DTO, Refusal: DTO>(
        _ description: String, _ endpoint: Endpoint<By, Parameters, Body, Output>, reading view: View.Type,
        given states: [ProviderState] = [],
        filling places: [(place: Place, value: String)] = [], sending: (any DTO.Type)? = nil, settling settled: [String: String] = [:],
        answer: Answer<Output>, exactly exact: Set<String> = [], refusals: Refusal.Type,
        when fits: @escaping @Sendable (JSONValue?) -> Bool = { _ in true }
    ) throws {
        self.description = description
        self.endpoint = endpoint.description
        self.states = states
        var holes: [String: String] = [:]
        var members: [String: String] = [:]
        var headers: [String: String] = [:]
        for (place, value) in places {
            switch place {
            case .path(let name): holes[name] = "${\(value)}"
            case .body(let path): members[path] = "${\(value)}"
            case .header(let name): headers[name] = "${\(value)}"
            }
        }
        self.headers = headers
        self.settled = settled
        sent = sending?.schema ?? endpoint.description.body
        self.holes = holes
        self.members = members
        self.exact = exact
        self.fits = fits
        switch answer {
        case .success(let output, let status):
            self.status = status ?? endpoint.description.status
            // Not by `?:`, whose `nil` would be a JSON null.
            if Output.self == Nothing.self { self.answer = nil } else { self.answer = try JSONParser.parse(try JSONWriter.encode(output)) }
            self.view = View.self == Nothing.self ? nil : View.schema
            isWhole = View.self == Output.self
        case .refusal(let error):
            status = error.code.status
            let body = error.body(.english, requestID: Identifier<ErrorBody>.example.text)
            self.answer = try JSONParser.parse(try JSONWriter.encode(body))
            self.view = Refusal.schema
            isWhole = Refusal.self == ErrorBody.self
        }
        try check(output: Output.schema)
    }

    /// As `init(…refusals:…)`, for clients that read refusals as services do.
    public init<By: Caller, Parameters: DTO, Body: DTO, Output: DTO, View: DTO>(
        _ description: String, _ endpoint: Endpoint<By, Parameters, Body, Output>, reading view: View.Type,
        given states: [ProviderState] = [],
        filling places: [(place: Place, value: String)] = [], sending: (any DTO.Type)? = nil, settling settled: [String: String] = [:],
        answer: Answer<Output>, exactly exact: Set<String> = [], when fits: @escaping @Sendable (JSONValue?) -> Bool = { _ in true }
    ) throws {
        try self.init(
            description, endpoint, reading: view, given: states, filling: places, sending: sending, settling: settled, answer: answer,
            exactly: exact, refusals: PeerRefusal.self, when: fits)
    }

    private func check(output: ObjectSchema) throws {
        let violations = endpoint.violations(status: status, contentType: answer == nil ? nil : "application/json", body: answer)
        guard violations.isEmpty else {
            throw RecordingProblem(
                "'\(description)': \(endpoint.id) never answers so: \(violations.map(\.description).joined(separator: "; "))")
        }
        guard let view else { return }
        let misfits = (endpoint.isSuccess(status) ? output : ErrorBody.schema).misfits(view)
        guard misfits.isEmpty else {
            throw RecordingProblem(
                "'\(description)': \(view.name) cannot be read from the answers of \(endpoint.id): \(misfits.map(\.description).joined(separator: "; "))"
            )
        }
    }

    /// The answer without what the client does not read; nil when it reads nothing.
    var reduced: JSONValue? { answer.flatMap { answer in view.map { Schema.object($0).reduce(answer) } } }

    /// Where the client looks, with the names of the fields on the way.
    var reads: [FieldPath] {
        guard let view else { return [] }
        return view.leaves.filter { leaf in !isWhole || leaf.isRequired || reduced?.has(leaf.names[...]) ?? false }
    }
}

/// Why there is no pact.
public struct RecordingProblem: Error, Equatable, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}

extension Schema {
    /// A value without the members that this schema does not have.
    fileprivate func reduce(_ value: JSONValue) -> JSONValue {
        switch (self, value) {
        case (.object(let object), .object(let members)):
            var kept = JSONObject()
            for field in object.fields {
                if let member = members[field.name] { kept[field.name] = field.schema.reduce(member) }
            }
            return .object(kept)
        case (.array(let element, _, _), .array(let items)): return .array(items.map(element.reduce))
        case (.map(let element, _), .object(let members)):
            var kept = JSONObject()
            for (name, member) in members { kept[name] = element.reduce(member) }
            return .object(kept)
        default: return value
        }
    }
}

extension JSONValue {
    /// Whether there is something under these names, in any item of the lists on the way.
    fileprivate func has(_ names: ArraySlice<String>) -> Bool {
        switch self {
        case .array(let items): return items.contains { $0.has(names) }
        case .object(let members):
            guard let name = names.first else { return true }
            return members[name]?.has(names.dropFirst()) ?? false
        default: return names.isEmpty
        }
    }
}
