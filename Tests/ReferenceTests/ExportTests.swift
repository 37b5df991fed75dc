import Contracts
import Exports
import Foundation
import JSONCoding
import Reference
import Testing
import Wire

/// What other tools are given. Tools of their own read the same files in Tools/exports.
@Suite struct ExportTests {
    private static let addresses = ExportAddresses(
        Dictionary(Catalogue.services.keys.map { ($0, "http://127.0.0.1/\($0)") }) { first, _ in first })

    @Test func oneDocumentHasEveryOperationOnceAndSaysWhoServesIt() throws {
        let json = try CombinedOpenAPI(.all, Self.addresses).json
        let paths = try #require(json["paths"]?.object)
        let methods: Set<String> = ["get", "post", "put", "patch", "delete"]
        let ids = paths.flatMap { item in
            (item.value.object ?? [:]).filter { methods.contains($0.name) }.compactMap { $0.value["operationId"]?.string }
        }
        #expect(Set(ids) == Set(Catalogue.services.values.joined().map(\.id)))
        #expect(Set(ids).count == ids.count)
        #expect(paths["/auth/login"]?["servers"] == [["url": "http://127.0.0.1/auth", "description": "auth"]])
        #expect(paths["/health"]?["servers"]?.array?.count == Catalogue.services.count)
        let tags = (json["tags"]?.array ?? []).compactMap { $0["name"]?.string }
        #expect(Set(tags).count == tags.count)
        #expect(tags.contains("auth: One-time codes"))
    }

    /// Types of two services would overwrite each other if they were called alike.
    @Test func noTwoTypesHaveOneName() {
        let names = ReferenceBook.all.types.map { $0.name.split(separator: ".").joined() }
        #expect(Set(names).count == names.count, "\(names.filter { name in names.filter { $0 == name }.count > 1 })")
        #expect(names.count > 400)
    }

    @Test func collectionsHaveEveryOperation() throws {
        let count = Catalogue.services.values.joined().count
        let bruno = BrunoCollection(.all, Self.addresses).files
        #expect(bruno.filter { $0.text.contains("\n  type: http\n") }.count == count)
        #expect(Set(bruno.map { $0.path.lowercased() }).count == bruno.count, "some file systems do not tell capitals apart")
        let login = try #require(bruno.first { $0.text.contains("url: {{auth}}/auth/login\n") })
        #expect(login.text.contains("bru.setEnvVar(\"token\""))
        func requests(_ item: JSONValue) -> Int {
            (item["request"] == nil ? 0 : 1) + (item["item"]?.array ?? []).map(requests).reduce(0, +)
        }
        #expect(requests(PostmanCollection(.all, Self.addresses).json) == count)
    }

    @Test func typesTellApartWhatMustNotBeMixedUp() throws {
        let files = TypeScriptTypes(.all).files
        let types = try #require(files.first { $0.path == "types.d.ts" }).text
        for line in [
            "export type TaskID = Brand<\"TaskID\">;", "export type Instant = Brand<\"Instant\">;", "export type EmailAddress = string;",
            "export type Tier =\n  | \"freemium\"\n  | \"premium\"\n  | \"smart_premium\";", "  | \"goal_reached\"\n  | (string & {});",
            "  \"auth.login\": {\n",
            "  product?: (\"gtsd\"",
        ] { #expect(types.contains(line), "\(line)") }
        let endpoints = try #require(files.first { $0.path == "endpoints.js" }).text
        #expect(
            endpoints.contains("\"auth.login\": {\"service\":\"auth\",\"method\":\"POST\",\"path\":\"/auth/login\",\"access\":\"anyone\"},")
        )
    }

    /// `UPDATE_GOLDEN=1` writes the pages again.
    @Test func thePagesInTheRepositoryAreCurrent() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "docs/api"), files = MarkdownReference(.all).files
        let isUpdate = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil
        if isUpdate { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        for file in files {
            let place = folder.appending(path: file.path)
            if isUpdate { try file.text.write(to: place, atomically: true, encoding: .utf8) }
            let stored = try? String(contentsOf: place, encoding: .utf8)
            #expect(stored == file.text, "docs/api/\(file.path) is not current: run barbell export markdown")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(files.map(\.path)))
    }
}
