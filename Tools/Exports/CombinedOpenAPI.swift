internal import Contracts
public import JSONCoding
public import Reference
internal import Wire

/// One OpenAPI document of all services. Each path says which service has it; those that every service has name all of them.
public struct CombinedOpenAPI {
    public let json: JSONValue

    public init(_ book: ReferenceBook, _ addresses: ExportAddresses) throws {
        let everywhere = Set(System.all.map(\.id))
        var areas: [Area] = []
        for chapter in book.chapters {
            for area in chapter.areas where !area.endpoints.contains(where: { everywhere.contains($0.id) }) {
                areas.append(Area("\(chapter.service): \(area.name)", area.summary, area.endpoints))
            }
        }
        areas += System.areas
        let document = try OpenAPIDocument(
            service: "", version: "1", endpoints: areas.flatMap(\.endpoints), areas: areas, descriptions: book.descriptions)
        var json = document.json.object ?? [:]
        var info = json["info"]?.object ?? [:]
        info["title"] = "Barbell"
        json["info"] = .object(info)
        json["paths"] = .object(Self.served(json["paths"]?.object ?? [:], book, addresses))
        self.json = .object(json)
    }

    private static func served(_ paths: JSONObject, _ book: ReferenceBook, _ addresses: ExportAddresses) -> JSONObject {
        var owners: [String: [String]] = [:]
        for chapter in book.chapters {
            for path in Set(chapter.operations.map(\.path.description)) { owners[path, default: []].append(chapter.service) }
        }
        return paths.reduce(into: JSONObject()) { served, path in
            var item: JSONObject = [
                "servers": .array(
                    (owners[path.name] ?? []).map { .object(["url": .string(addresses[$0]), "description": .string($0)]) })
            ]
            for (name, value) in path.value.object ?? [:] { item[name] = value }
            served[path.name] = .object(item)
        }
    }
}
