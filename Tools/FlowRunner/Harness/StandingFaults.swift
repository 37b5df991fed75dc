internal import HTTPCore
internal import JSONCoding

/// `barbell fault`: faults between services that stand until they are taken away, for the calls of everybody.
public struct StandingFaults {
    /// What is wanted of one; members that mean nothing for the action are refused by the proxy, in words.
    public struct Wish: Sendable {
        public var from: String
        public var to: String
        public var action: String
        /// `GET /profile/users/{id}`; nil for every call.
        public var route: String?
        public var status: Int?
        public var delayMs: Int?
        public var times: Int?
        /// The part of the calls that meet it.
        public var rate: Double?

        public init(from: String, to: String, action: String) {
            self.from = from
            self.to = to
            self.action = action
        }

        var json: JSONValue {
            var object: JSONObject = ["from": .string(from), "to": .string(to), "action": .string(action), "run": "*"]
            object["route"] = route.map(JSONValue.string)
            object["status"] = status.map { .integer(Int64($0)) }
            object["delayMs"] = delayMs.map { .integer(Int64($0)) }
            object["times"] = times.map { .integer(Int64($0)) }
            object["rate"] = rate.map(JSONValue.number)
            return .object(object)
        }
    }

    /// Why it was not done, in words for people.
    public struct Refusal: Error, Sendable, Equatable {
        public let message: String
        /// Whether the proxy is not there, and not what was asked for wrong.
        public let isEnvironment: Bool
    }

    private let control: String
    private let transport: any Transport

    /// - Parameter control: the address of the proxy's control, as the state of a stack has it.
    public init(control: String, environment: RunEnvironment) {
        self.control = control
        transport = environment.transport()
    }

    /// - Returns: the id of the fault.
    public func set(_ wish: Wish) throws(Refusal) -> String {
        let answer = try ask("POST", "/faults", wish.json.bytes(), expecting: 201)
        return answer?["id"]?.string ?? ""
    }

    /// Every fault that is set, also those of flows: a line each, with what it did.
    public func list() throws(Refusal) -> [String] { Self.lines(try ask("GET", "/faults", [], expecting: 200)) }

    /// Takes one away, or all.
    /// - Returns: what was taken away, as `list` shows it.
    public func clear(_ id: String?) throws(Refusal) -> [String] {
        Self.lines(try ask("DELETE", id.map { "/faults/\($0)" } ?? "/faults", [], expecting: 200))
    }

    private static func lines(_ answer: JSONValue?) -> [String] {
        (answer?["faults"]?.array ?? []).compactMap(InjectedFault.init).map { fault in
            "\(fault.id)  \(fault.summary)  met \(fault.fired) of \(fault.matched) calls"
        }
    }

    private func ask(_ method: String, _ path: String, _ body: [UInt8], expecting status: Int) throws(Refusal) -> JSONValue? {
        let request = TransportRequest(
            method: method, url: control + path, headers: body.isEmpty ? [:] : ["Content-Type": "application/json"], body: body)
        let response: TransportResponse
        do throws(TransportError) { response = try transport.send(request) } catch {
            throw Refusal(message: "the faults proxy: \(error.message)", isEnvironment: true)
        }
        let answer = try? JSONReading.parse(response.body)
        guard response.status == status else {
            throw Refusal(message: answer?["message"]?.string ?? "the faults proxy answered \(response.status)", isEnvironment: false)
        }
        return answer
    }
}
