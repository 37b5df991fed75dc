internal import HTTPCore
public import JSONCoding
public import Reference
internal import Wire

/// All operations as a collection of Postman's format 2.1, which Insomnia, Hoppscotch and Bruno read too. A folder for each service and
/// area; the addresses are variables, and so is the token, which signing in sets.
public struct PostmanCollection {
    public let json: JSONValue

    public init(_ book: ReferenceBook, _ addresses: ExportAddresses) {
        json = .object([
            "info": .object([
                "name": "Barbell", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
                "description": "Every operation of every service. Sign in by any of auth's requests: its token is used by all others.",
            ]),
            "item": .array(book.chapters.map { Self.folder($0, book) }),
            "auth": .object(["type": "bearer", "bearer": .array([.object(["key": "token", "value": "{{token}}", "type": "string"])])]),
            "variable": .array(
                book.chapters.map { .object(["key": .string($0.service), "value": .string(addresses[$0.service])]) } + [
                    .object(["key": "token", "value": ""]), .object(["key": "language", "value": "en"]),
                ]),
        ])
    }

    private static func folder(_ chapter: ReferenceBook.Chapter, _ book: ReferenceBook) -> JSONValue {
        .object([
            "name": .string(chapter.service),
            "item": .array(
                chapter.areas.map { area in
                    .object([
                        "name": .string(area.name), "description": .string(area.summary),
                        "item": .array(
                            CollectionRequest.all(area, descriptions: book.descriptions).map {
                                request($0.request, $0.name, chapter.service)
                            }),
                    ])
                }),
        ])
    }

    private static func request(_ request: CollectionRequest, _ name: String, _ service: String) -> JSONValue {
        let endpoint = request.endpoint
        var headers: [JSONValue] = [header("Accept-Language", "{{language}}")]
        if request.body != nil { headers.append(header("Content-Type", "application/json")) }
        if let type = endpoint.rawBody { headers.append(header("Content-Type", type)) }
        if endpoint.requiresKey { headers.append(header("Idempotency-Key", "{{$guid}}")) }
        let path = endpoint.path.segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let name): ":" + name
            }
        }
        let query = request.query.filter(\.isOn).map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        var url: JSONObject = [
            "raw": .string("{{\(service)}}/\(path.joined(separator: "/"))" + (query.isEmpty ? "" : "?" + query)),
            "host": .array([.string("{{\(service)}}")]), "path": .array(path.map(JSONValue.string)),
        ]
        if !request.query.isEmpty {
            url["query"] = .array(
                request.query.map {
                    .object([
                        "key": .string($0.name), "value": .string($0.value), "disabled": .bool(!$0.isOn), "description": .string($0.text),
                    ])
                })
        }
        if !request.path.isEmpty {
            url["variable"] = .array(
                request.path.map {
                    .object(["key": .string($0.name), "value": .string($0.value), "description": .string($0.text)])
                })
        }
        var json: JSONObject = [
            "method": .string(endpoint.method.rawValue), "header": .array(headers), "url": .object(url),
            "description": .string(request.text),
        ]
        if !endpoint.isForPeople { json["auth"] = .object(["type": "noauth"]) }
        if let body = request.body {
            json["body"] = .object([
                "mode": "raw", "raw": .string(body), "options": .object(["raw": .object(["language": "json"])]),
            ])
        }
        if endpoint.rawBody != nil { json["body"] = .object(["mode": "file", "file": .object([:])]) }
        var item: JSONObject = ["name": .string(name), "request": .object(json), "response": .array([])]
        if request.givesToken {
            let script = "const token = pm.response.json().accessToken; if (token) pm.collectionVariables.set(\"token\", token);"
            item["event"] = .array([
                .object(["listen": "test", "script": .object(["type": "text/javascript", "exec": .array([.string(script)])])])
            ])
        }
        return .object(item)
    }

    private static func header(_ name: String, _ value: String) -> JSONValue { .object(["key": .string(name), "value": .string(value)]) }
}
