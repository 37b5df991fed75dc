internal import HTTPCore
internal import JSONCoding
internal import Wire

/// Makes the calls of one endpoint out of its requests. What is the same for all of them is made once, with the route.
struct CallReader<By: Caller, Parameters: DTO, Body: DTO>: Sendable {
    /// The parameters of a request that has none; nil where it must have some.
    private let noParameters = try? InputDecoder.decode(Parameters.self, parameters: [])
    /// The body of a route that takes none.
    private let noBody = Nothing() as? Body

    /// - Throws: `APIError` for whom the route is not for, and for parameters or a body that are not what it takes.
    func read(_ exchange: Exchange) throws -> Call<By, Parameters, Body> {
        let caller = try By(exchange.context.principal)
        return Call(
            caller: caller, parameters: try parameters(of: exchange), body: try body(of: exchange.request), context: exchange.context)
    }

    /// A path parameter that cannot be what the template wants names nothing that exists.
    private func parameters(of exchange: Exchange) throws(APIError) -> Parameters {
        if let noParameters, Parameters.self == Nothing.self || (exchange.pathParameters.isEmpty && exchange.request.query == nil) {
            return noParameters
        }
        var items = exchange.pathParameters.map { (name: $0.key, value: $0.value) }
        if let query = exchange.request.query { items += PercentEncoding.queryItems(query) }
        do {
            return try InputDecoder.decode(Parameters.self, parameters: items)
        } catch {
            guard case .invalid(let problems) = error else { throw APIError(.malformedRequest) }
            if problems.contains(where: { exchange.pathParameters[$0.field] != nil }) { throw APIError(.notFound) }
            throw APIError(.validationFailed, fields: problems)
        }
    }

    private func body(of request: HTTPRequest) throws(APIError) -> Body {
        if let noBody { return noBody }
        if !request.body.isEmpty {
            guard let type = request.headers["Content-Type"], MediaType.isJSON(type) else {
                throw APIError(.unsupportedMediaType, detail: "Send the body as JSON with Content-Type: application/json.")
            }
        }
        do {
            return try InputDecoder.decode(Body.self, from: request.body)
        } catch {
            switch error {
            case .malformed(let syntax):
                throw APIError(.malformedRequest, fields: [FieldProblem("line \(syntax.line), column \(syntax.column)", .malformedJSON)])
            case .invalid(let problems): throw APIError(.validationFailed, fields: problems)
            }
        }
    }
}

enum MediaType {
    /// `application/json` and the types that say they are JSON (`+json`), with any parameters.
    static func isJSON(_ value: String) -> Bool {
        let type = value.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
        return type == "application/json" || (type.hasPrefix("application/") && type.hasSuffix("+json"))
    }
}
