internal import HTTPCore
internal import JSONCoding

extension OpenAPIComponents {
    /// What a POST that answers with an id leads to: the operations of the path that has one parameter more, when the answer has a
    /// member of that parameter's name and kind.
    func links(from endpoint: EndpointDescription) -> JSONObject {
        guard endpoint.method == .post, case .json(let output) = endpoint.success else { return [:] }
        let found = endpoints.filter { follows($0, endpoint, output) }.sorted { $0.id < $1.id }
        return found.reduce(into: JSONObject()) { links, target in
            let parameters = target.path.parameterNames.reduce(into: JSONObject()) { parameters, name in
                let isNew = name == target.path.parameterNames.last
                parameters[name] = .string(isNew ? "$response.body#/\(name)" : "$request.path.\(name)")
            }
            links[target.id] = .object(["operationId": .string(target.id), "parameters": .object(parameters)])
        }
    }

    private func follows(_ target: EndpointDescription, _ endpoint: EndpointDescription, _ output: ObjectSchema) -> Bool {
        guard target.path.segments.count == endpoint.path.segments.count + 1, target.path.segments.starts(with: endpoint.path.segments),
            target.method != .post, case .parameter(let name)? = target.path.segments.last, let member = output[name], member.isRequired
        else { return false }
        return member.schema == target.parameters[name]?.schema
    }
}
