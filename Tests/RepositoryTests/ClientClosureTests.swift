import Foundation
import TestSupport
import Testing

/// What an app compiles when it links `ClientKit` and `Contracts`: nothing that only servers have. Nobody here can compile for Apple's
/// platforms, so this reads what an Apple compiler would be given.
@Suite struct ClientClosureTests {
    private struct Manifest: Decodable {
        struct Target: Decodable {
            struct Dependency: Decodable { let byName: [String?]? }
            let name: String
            let type: String
            let path: String?
            let dependencies: [Dependency]
        }
        struct Product: Decodable { let name: String; let targets: [String] }
        struct Platform: Decodable { let platformName: String; let version: String }
        let targets: [Target]
        let products: [Product]
        let platforms: [Platform]

        init() throws {
            // With a folder of its own it waits for no build.
            let scratch = FileManager.default.temporaryDirectory.appending(path: "barbell-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: scratch) }
            let run = try Program.run("/usr/bin/env", ["swift", "package", "--scratch-path", scratch.path, "dump-package"])
            self = try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
        }

        /// The targets of a product and all that they depend on, by name.
        func closure(of product: String) throws -> [String: Target] {
            var waiting = try #require(products.first { $0.name == product }).targets, found: [String: Target] = [:]
            while let name = waiting.popLast() {
                guard found[name] == nil else { continue }
                let target = try #require(targets.first { $0.name == name }, "\(name)")
                found[name] = target
                waiting += target.dependencies.compactMap { $0.byName?.first ?? nil }
            }
            return found
        }
    }

    /// Modules of the system that an app's compiler has, and where they may be imported.
    private static let system = [
        "Darwin": nil, "BackgroundTasks": "ClientPlatform", "CoreGraphics": "ClientPlatform", "CryptoKit": "ClientPlatform",
        "Dispatch": "ClientPlatform", "Foundation": "ClientPlatform", "ImageIO": "ClientPlatform",
        "LocalAuthentication": "ClientPlatform", "Network": "ClientPlatform", "Security": "ClientPlatform", "UIKit": "ClientPlatform",
        "UserNotifications": "ClientPlatform", "os": "ClientPlatform",
    ] as [String: String?]
    private static let conditions = [
        "canImport(Darwin)": true, "canImport(CryptoKit)": true, "canImport(LocalAuthentication)": true, "canImport(Network)": true,
        "canImport(ImageIO)": true, "canImport(UIKit)": true, "canImport(UserNotifications)": true, "canImport(os)": true,
        "canImport(FoundationNetworking)": false, "canImport(Glibc)": false,
        "hasFeature(Embedded)": false, "!hasFeature(Embedded)": true,
    ]

    /// The modules that a file imports on Apple's platforms, and whether each is a condition that this test knows.
    private func imports(of text: String) throws -> [String] {
        var active = [true], found: [String] = []
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            if line.hasPrefix("#if ") {
                let known: Bool? = Self.conditions[String(line.dropFirst(4))]
                let holds = try #require(known as Bool?, "an unknown condition: \(line)")
                active.append(active.last == true && holds)
            } else if line == "#else" {
                let now = active.removeLast()
                active.append(active.last == true && !now)
            } else if line == "#endif" {
                active.removeLast()
            } else if active.last == true,
                let module = line.firstMatch(of: /^(?:@\w+ )?(?:public |internal |package |private )?import (\w+)$/)
            {
                found.append(String(module.1))
            }
            try #require(!line.hasPrefix("#elseif"), "write it with #if and #else")
        }
        #expect(active == [true])
        return found
    }

    @Test func appsOfThreeYearsAgoMayUseIt() throws {
        let manifest = try Manifest()
        let platforms = Dictionary(uniqueKeysWithValues: manifest.platforms.map { ($0.platformName, $0.version) })
        #expect(platforms == ["ios": "17.0", "macos": "14.0"])
        let contracts = try #require(manifest.products.first { $0.name == "Contracts" })
        #expect(contracts.targets.contains("Contracts") && contracts.targets.contains("Wire"), "endpoints, and the types they are made of")
    }

    @Test(arguments: ["ClientKit", "Contracts"]) func noLibraryOfTheDistributionIsNeeded(_ product: String) throws {
        let closure = try Manifest().closure(of: product)
        #expect(closure.count >= 5)
        for target in closure.values { #expect(target.type == "regular", "\(product) needs \(target.name), which is \(target.type)") }
        let server = closure.keys.filter { $0.hasSuffix("Service") || ["ServiceKit", "Platform", "HTTPClient", "ClientLinux"].contains($0) }
        #expect(server.isEmpty, "\(server.sorted())")
    }

    @Test func everyImportIsOneThatAppsHave() throws {
        let closure = try Manifest().closure(of: "ClientKit")
        var read = 0
        for target in closure.values {
            let folder = Document.root.appending(path: try #require(target.path))
            let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
            for file in files where file.hasSuffix(".swift") {
                read += 1
                for module in try imports(of: try String(contentsOf: folder.appending(path: file), encoding: .utf8)) {
                    let place = "\(target.path ?? "")/\(file)"
                    if let user = Self.system[module] {
                        #expect(user == nil || user == target.name, "\(place) imports \(module)")
                    } else {
                        #expect(closure[module] != nil, "\(place) imports \(module)")
                    }
                }
            }
        }
        #expect(read > 200)
    }

    /// Presentation (view models, intents), domain (rules, entities), data (calls, caches, stores): the inner ones know nothing of the
    /// outer ones.
    @Test(.proves("GTSD-P-1.1-01")) func layersOnlyKnowTheInnerOnes() throws {
        let manifest = try Manifest(), closure = try manifest.closure(of: "ClientKit")
        let outer: Set = ["ClientKit", "ClientPlatform", "ClientLinux", "HTTPClient", "HTTPServer", "CurlKit", "EventLoop", "WebSocket"]
        let domains = closure.values.filter { $0.name.hasSuffix("Domain") || $0.name == "Contracts" }
        #expect(domains.count >= 5, "\(domains.map(\.name))")
        for domain in domains {
            var waiting = [domain.name], found: Set<String> = []
            while let name = waiting.popLast() {
                guard found.insert(name).inserted, let target = manifest.targets.first(where: { $0.name == name }) else { continue }
                waiting += target.dependencies.compactMap { $0.byName?.first ?? nil }
            }
            #expect(found.isDisjoint(with: outer), "\(domain.name) knows \(found.intersection(outer).sorted())")
        }
        // What draws screens or opens connections is in the outermost part only, as `everyImportIsOneThatAppsHave` has it; and repositories
        // and use cases are protocols and types of their own, which name no implementation but in what they are made of.
        let useCases = try String(
            contentsOf: Document.root.appending(path: "Clients/ClientKit/UseCases/UseCases.swift"), encoding: .utf8)
        for implementation in ["SessionManager", "TaskEngine", "PhotoUploader", "APIClient", "Cache", "URLSession"] {
            #expect(!useCases.contains(implementation), "a use case knows \(implementation)")
        }
    }

    @Test func conditionsAreReadAsAnAppleCompilerReadsThem() throws {
        let text = """
            #if canImport(Darwin)
            internal import Darwin
            #else
            internal import Glibc
            #if canImport(CryptoKit)
            import CryptoKit
            #endif
            #endif
            @_exported public import Wire
            #if canImport(FoundationNetworking)
            internal import FoundationNetworking
            #endif
            // import Synchronization
            """
        #expect(try imports(of: text) == ["Darwin", "Wire"])
    }
}
