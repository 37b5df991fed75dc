internal import Contracts
internal import FlowRunner
internal import HTTPCore
internal import JSONCoding
internal import Wire

/// Checks answers against the Contracts module.
struct CatalogueChecker: ResponseChecker {
    var services: Set<String> { Set(Catalogue.services.keys) }

    func endpoint(service: String, method: String, path: String) -> EndpointDescription? {
        Catalogue.endpoint(service: service, method: method, path: path)
    }

    func knows(service: String, method: String, path: String) -> Bool {
        Catalogue.endpoint(service: service, method: method, path: path) != nil
    }

    func check(service: String, method: String, path: String, status: Int, headers: HTTPHeaders, body: [UInt8]) -> [ContractBreach] {
        guard services.contains(service) else { return [] }
        guard let endpoint = Catalogue.endpoint(service: service, method: method, path: path) else {
            // A flow may ask for a path that does not exist to see 404 or 405; any other answer there breaks the contract.
            return [404, 405].contains(status)
                ? [] : [ContractBreach(path: "", message: "\(method) \(path) is not part of the contract of \(service)")]
        }
        // Its answer has the head of the one to GET, and no body.
        guard method != "HEAD" else {
            return endpoint.mayAnswer(status)
                ? [] : [ContractBreach(path: "", message: "status \(status) is not part of \(endpoint.id)")]
        }
        let type = headers["Content-Type"]
        var document: JSONValue?
        if type?.lowercased().hasPrefix("application/json") == true, !body.isEmpty {
            do { document = try JSONParser.parse(body) } catch {
                return [ContractBreach(path: "", message: "the body is not JSON: \(error.message)")]
            }
        } else if !body.isEmpty {
            document = .null  // there is a body; its bytes are not the contract's business
        }
        return endpoint.violations(status: status, contentType: type, body: document).map {
            ContractBreach(path: $0.path, message: $0.message)
        }
    }
}
