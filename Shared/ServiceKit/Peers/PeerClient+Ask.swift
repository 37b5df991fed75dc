public import Platform
public import Wire

extension PeerClient {
    /// Asks another service for something that it may not have.
    /// - Parameters:
    ///   - callee: who is called, for the endpoints that every service has.
    ///   - view: the fields of the endpoint's output that are read, see `call`; `Nothing` when only counts whether it is there.
    ///   - person: the access token of the person in whose name the call is made; the service's own when nil.
    ///   - absent: the refusals that mean that it is not there.
    /// - Returns: nil when the callee has no such thing.
    /// - Throws: `unavailable` for whatever else goes wrong. The log names the callee and says what it was.
    public func ask<By: Caller, Parameters: DTO, Output: DTO, View: DTO>(
        _ endpoint: Endpoint<By, Parameters, Nothing, Output>, of callee: ServiceName? = nil, reading view: View.Type, at baseURL: String,
        parameters: Parameters, for origin: CallOrigin, onBehalfOf person: Secret? = nil, absent: Set<ErrorCode> = [.notFound],
        deadline: Duration = .seconds(2)
    ) async throws(APIError) -> View? {
        do {
            return try await call(
                endpoint, of: callee, reading: view, at: baseURL, parameters: parameters, body: Nothing(), requestID: origin.requestID,
                run: origin.run, onBehalfOf: person, deadline: deadline)
        } catch let error as APIError where absent.contains(error.code) {
            return nil
        } catch {
            let callee = callee ?? ServiceName(endpoint.description.service)
            logger.log(.warning, "a call to another service failed", [
                "callee": .string(callee.text), "endpoint": .string(endpoint.description.id), "requestId": .string(origin.requestID),
                "error": .string("\(error)"),
            ])
            let detail = (error as? APIError)?.detail ?? "\(callee.text) answered \(endpoint.description.id) with what cannot be read."
            throw APIError(.unavailable, retryAfter: .seconds(1), detail: detail)
        }
    }
}
