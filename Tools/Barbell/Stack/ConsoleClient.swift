internal import Commands
internal import FlowRunner
internal import HTTPCore
internal import JSONCoding
internal import Supervisor

/// Asks the console of a running stack, which is the one place that changes a stack as a whole.
struct ConsoleClient {
    let url: String
    private let transport: any Transport

    /// - Throws: `EnvironmentError` when no stack with a console runs from the folder.
    init(_ folder: StateFolder) throws(EnvironmentError) {
        guard let state = folder.runningState() else {
            throw EnvironmentError(message: "nothing runs from \(folder.path): start it with barbell up")
        }
        guard let url = state.console else {
            throw EnvironmentError(message: "the stack has no console: start it without --console 0")
        }
        self.url = url
        transport = RunEnvironment.live(checker: nil).transport()
    }

    /// - Parameters:
    ///   - limit: how long it may take.
    ///   - hint: what to say besides when there was no answer, and what was asked for may be done all the same.
    /// - Throws: in the console's words `UsageError` for what was asked wrongly, `EnvironmentError` for what cannot be done.
    @discardableResult
    func ask(
        _ method: String, _ path: String, _ body: JSONValue? = nil, within limit: Duration = .seconds(30), ifUnanswered hint: String? = nil
    ) throws -> JSONValue {
        let request = TransportRequest(
            method: method, url: url + path, headers: body == nil ? [:] : ["Content-Type": "application/json"], body: body?.bytes() ?? [],
            timeout: limit)
        let response: TransportResponse
        do throws(TransportError) { response = try transport.send(request) } catch {
            let rest = error.mayHaveArrived ? hint.map { "; \($0)" } ?? "" : ""
            throw EnvironmentError(message: "the console: \(error.message)\(rest)")
        }
        let answer = (try? JSONParser.parse(response.body)) ?? .null
        guard (200..<300).contains(response.status) else {
            let message = answer["message"]?.string ?? "the console answered \(response.status)"
            let isAskedWrongly = [400, 422].contains(response.status) || answer["code"]?.string == "clock_moves_forward"
            if isAskedWrongly { throw UsageError(message: message) }
            throw EnvironmentError(message: message)
        }
        return answer
    }
}
