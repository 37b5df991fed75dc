internal import JSONCoding

extension OpenAPIFile {
    private static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

    /// Every operation, in the order of the document.
    var operations: [OpenAPIOperation] {
        var operations: [OpenAPIOperation] = []
        for (path, unresolved) in root["paths"]?.members ?? [] {
            let item = resolve(unresolved)
            let shared = (item["parameters"]?.items ?? []).compactMap(parameter)
            for method in Self.methods {
                guard let node = item[method], node.object != nil else { continue }
                operations.append(operation(node, method: method.uppercased(), path: path, shared: shared))
            }
        }
        return operations
    }

    private func operation(_ node: DocumentNode, method: String, path: String, shared: [OpenAPIParameter]) -> OpenAPIOperation {
        let own = (node["parameters"]?.items ?? []).compactMap(parameter)
        let inherited = shared.filter { parameter in !own.contains { $0.place == parameter.place && $0.key == parameter.key } }
        let security = node["security"] ?? root["security"]
        return OpenAPIOperation(
            method: method, path: path, id: node["operationId"]?.value.string, node: node, lifecycle: Lifecycle(node),
            security: (security?.items ?? []).map { alternative in
                Dictionary(alternative.members.map { ($0.name, Set($0.node.items.compactMap(\.value.string))) }) { $1 }
            },
            callers: node["x-callers"].map { Set($0.items.compactMap(\.value.string)) }, parameters: inherited + own,
            body: node["requestBody"].map(body),
            responses: (node["responses"]?.members ?? []).compactMap { $0.name.hasPrefix("x-") ? nil : response($0.name, $0.node) })
    }

    private func parameter(_ unresolved: DocumentNode) -> OpenAPIParameter? {
        let node = resolve(unresolved)
        guard let name = node["name"]?.value.string, let place = node["in"]?.value.string else { return nil }
        return OpenAPIParameter(
            name: name, place: place, isRequired: place == "path" || node["required"]?.value.bool == true,
            schema: node["schema"] ?? contents(node).first?.schema, node: node, lifecycle: Lifecycle(node))
    }

    private func body(_ unresolved: DocumentNode) -> OpenAPIBody {
        let node = resolve(unresolved)
        return OpenAPIBody(isRequired: node["required"]?.value.bool == true, contents: contents(node), node: node)
    }

    private func response(_ status: String, _ unresolved: DocumentNode) -> OpenAPIResponse {
        let node = resolve(unresolved)
        // What stands beside a reference says it of this operation alone.
        let codes = unresolved["x-error-codes"] ?? node["x-error-codes"]
        let headers = (node["headers"]?.members ?? []).map { name, unresolved in
            let header = resolve(unresolved)
            return OpenAPIHeader(
                name: name, isRequired: header["required"]?.value.bool == true, schema: header["schema"] ?? contents(header).first?.schema,
                node: header)
        }
        return OpenAPIResponse(
            status: status, contents: contents(node), headers: headers, errorCodes: (codes?.items ?? []).compactMap(\.value.string),
            node: node)
    }

    private func contents(_ node: DocumentNode) -> [OpenAPIContent] {
        (node["content"]?.members ?? []).map { type, content in
            // `; charset=utf-8` is how a type is written, not another type.
            let plain = type.prefix { $0 != ";" }.lowercased()
            return OpenAPIContent(type: plain.split(separator: " ").joined(), schema: content["schema"], node: content)
        }
    }

    /// What a security scheme is, without its texts.
    func securityScheme(_ name: String) -> JSONObject? {
        guard let unresolved = root["components"]?["securitySchemes"]?[name], var object = resolve(unresolved).object else { return nil }
        object["description"] = nil
        object["bearerFormat"] = nil
        return object
    }
}
