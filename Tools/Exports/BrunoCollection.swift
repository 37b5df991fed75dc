internal import HTTPCore
internal import JSONCoding
public import Reference
internal import Wire

/// All operations as a collection of Bruno: a folder of text files, which stands in a repository well. A folder for each service and area.
public struct BrunoCollection {
    public let files: [ExportedFile]

    public init(_ book: ReferenceBook, _ addresses: ExportAddresses) {
        let services = book.chapters.map { "  \($0.service): \(addresses[$0.service])" } + ["  token: ", "  language: en"]
        var files = [
            ExportedFile(path: "bruno.json", text: "{\n  \"version\": \"1\",\n  \"name\": \"Barbell\",\n  \"type\": \"collection\"\n}\n"),
            ExportedFile(path: "environments/Stack.bru", text: "vars {\n\(services.joined(separator: "\n"))\n}\n"),
        ]
        for chapter in book.chapters {
            files.append(ExportedFile(path: "\(chapter.service)/folder.bru", text: "meta {\n  name: \(chapter.service)\n}\n"))
            for (index, area) in chapter.areas.enumerated() {
                let folder = "\(chapter.service)/\(CollectionRequest.name(area.name))"
                files.append(
                    ExportedFile(
                        path: "\(folder)/folder.bru",
                        text: "meta {\n  name: \(area.name)\n  seq: \(index + 1)\n}\n\ndocs {\n\(Self.indented(area.summary))\n}\n"))
                for (index, entry) in CollectionRequest.all(area, descriptions: book.descriptions).enumerated() {
                    files.append(
                        ExportedFile(
                            path: "\(folder)/\(entry.name).bru", text: Self.text(entry.request, entry.name, chapter.service, index + 1)))
                }
            }
        }
        self.files = files
    }

    private static func text(_ request: CollectionRequest, _ name: String, _ service: String, _ place: Int) -> String {
        let endpoint = request.endpoint
        let path = endpoint.path.segments.map { segment in
            switch segment {
            case .literal(let text): "/" + text
            case .parameter(let name): "/:" + name
            }
        }.joined()
        let query = request.query.filter(\.isOn).map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        var blocks = [
            block("meta", ["name: \(name)", "type: http", "seq: \(place)"]),
            block(
                endpoint.method.rawValue.lowercased(),
                [
                    "url: {{\(service)}}\(path.isEmpty ? "/" : path)\(query.isEmpty ? "" : "?" + query)",
                    "body: \(request.body == nil ? "none" : "json")", "auth: \(endpoint.isForPeople ? "bearer" : "none")",
                ]),
        ]
        if !request.query.isEmpty {
            blocks.append(block("params:query", request.query.map { "\($0.isOn ? "" : "~")\($0.name): \($0.value)" }))
        }
        if !request.path.isEmpty { blocks.append(block("params:path", request.path.map { "\($0.name): \($0.value)" })) }
        var headers = ["Accept-Language: {{language}}"]
        if endpoint.requiresKey { headers.append("Idempotency-Key: {{$guid}}") }
        if let type = endpoint.rawBody { headers.append("Content-Type: \(type)") }
        blocks.append(block("headers", headers))
        if endpoint.isForPeople { blocks.append(block("auth:bearer", ["token: {{token}}"])) }
        if let body = request.body { blocks.append("body:json {\n\(indented(body))\n}") }
        if request.givesToken {
            blocks.append(
                block("script:post-response", ["if (res.body.accessToken) bru.setEnvVar(\"token\", res.body.accessToken);"]))
        }
        blocks.append("docs {\n\(indented(request.text))\n}")
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private static func block(_ name: String, _ lines: [String]) -> String {
        "\(name) {\n\(lines.map { "  " + $0 }.joined(separator: "\n"))\n}"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    }
}
