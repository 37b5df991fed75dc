// swift-tools-version: 6.2
import PackageDescription

// The platforms are those of apps, which compile what `ClientKit` needs; the rest runs on Linux.
let package = Package(
    name: "barbell", platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Contracts", targets: ["Contracts", "Wire", "HTTPCore"]),
        .library(
            name: "ClientKit",
            targets: ["ClientKit", "ClientPlatform", "PlatformCore", "ProfileDomain", "TasksDomain", "TrainingDomain", "MediaDomain"]),
    ])

// Every target is compiled with the same settings; there are no exceptions. Warnings are errors where this repository is built; an app that
// has it beside itself goes on compiling when a newer SDK of Apple's says that something is deprecated.
let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error, .when(platforms: [.linux])),
]

/// What the optimiser compiles in a debug build, too, from `BARBELL_OPTIMISE=NutritionDomain,Wire`: modules that tests spend their time in.
/// Arithmetic, bounds and assertions are checked as before.
let optimised = Context.environment["BARBELL_OPTIMISE"].map { $0.split(separator: ",").map(String.init) } ?? []

@MainActor func settings(of target: String) -> [SwiftSetting] {
    guard optimised.contains(target) else { return swiftSettings }
    return swiftSettings + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
}

@MainActor func library(
    _ name: String, _ path: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource] = []
) {
    package.targets.append(
        .target(
            name: name, dependencies: dependencies, path: path, exclude: exclude, resources: resources, swiftSettings: settings(of: name)))
}

@MainActor func executable(_ name: String, _ path: String, _ dependencies: [Target.Dependency], links: [LinkerSetting] = []) {
    package.targets.append(
        .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: swiftSettings, linkerSettings: links))
    package.products.append(.executable(name: name, targets: [name]))
}

/// The test targets to build, from `BARBELL_TESTS=AuthServiceTests,WireTests`; all of them when it is not set. `none` also leaves out what
/// only tests and benchmarks use.
let chosenTests = Context.environment["BARBELL_TESTS"].map { $0.split(separator: ",").map(String.init) }

@MainActor func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) {
    if let chosenTests, !chosenTests.contains(name) { return }
    package.targets.append(
        .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, swiftSettings: swiftSettings))
}

/// The modules of services, for the tests that look at all of them.
var serviceModules: [Target.Dependency] = []

/// A service: its pure domain, itself, the executable of its name, and the tests of both, each in the folder of its name. What services
/// and their tests have in common need not be said.
///
/// - Parameter isOfSmallObjects: whether it allocates by mimalloc: a request makes some hundred small objects, which glibc's allocator takes
///   half as long again for. Large pictures would take twice the memory with it.
@MainActor func service(
    _ name: String, uses: [Target.Dependency] = [], main: [Target.Dependency] = [], domainTests: [Target.Dependency] = [],
    serviceTests: [Target.Dependency] = [], isOfSmallObjects: Bool = true
) {
    let domain = Target.Dependency(stringLiteral: name + "Domain"), itself = Target.Dependency(stringLiteral: name + "Service")
    library(name + "Domain", "Services/\(name)/Domain", ["Contracts", "Wire"])
    library(
        name + "Service", "Services/\(name)/Service",
        [domain, "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "Security", "ServiceKit"] + uses)
    executable(
        name.lowercased(), "Services/\(name)/main", [itself, "ServiceKit"] + main, links: isOfSmallObjects ? [.linkedLibrary("mimalloc")] : [])
    tests(name + "DomainTests", [domain, "Contracts", "Wire", "JSONCoding", "TestSupport"] + domainTests)
    tests(
        name + "ServiceTests",
        [
            itself, domain, "Pacts", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage",
            "SQLiteStorage",
            "Security", "TestSupport", "AppTesting",
        ] + serviceTests)
    serviceModules.append(itself)
}

@MainActor func system(_ name: String, _ pkgConfig: String?, _ debian: String) {
    package.targets.append(
        .systemLibrary(name: name, path: "Shared/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([debian])]))
}

// MARK: - C libraries, from the distribution

system("CEvent", "libevent", "libevent-dev")
system("CCurl", "libcurl", "libcurl4-openssl-dev")
system("CSQLite", "sqlite3", "libsqlite3-dev")
system("CPQ", "libpq", "libpq-dev")
system("CNATS", "libnats", "libnats-dev")
system("CSodium", "libsodium", "libsodium-dev")
system("CCrypto", "libcrypto", "libssl-dev")
system("CJansson", "jansson", "libjansson-dev")
system("CYAML", "yaml-0.1", "libyaml-dev")
system("CVips", "glib-2.0", "libvips-dev")  // vips' own .pc carries a flag that SwiftPM refuses
system("CExpat", "expat", "libexpat1-dev")
system("CXML2", "libxml-2.0", "libxml2-dev")
system("CQREncode", "libqrencode", "libqrencode-dev")
system("CBrotli", "libbrotlienc", "libbrotli-dev")
system("CZlib", "zlib", "zlib1g-dev")
system("CLinux", nil, "libc6-dev")  // four calls of glibc's that need no library
system("CSpawn", nil, "libc6-dev")
system("CUTF8Proc", nil, "libutf8proc-dev")  // its .pc carries a define that SwiftPM refuses

// MARK: - Core: JSON, HTTP's words and how a contract is expressed. Pure, and a browser compiles it too.

library("JSONCoding", "Core/JSON")
library("HTTPCore", "Core/HTTP")
// A value behind a lock, where apps cannot have the standard library's yet.
library("Locking", "Core/Locking")
library("Wire", "Core/Wire", ["JSONCoding", "HTTPCore", "Locking"])
// Words as people type them, in Arabic and English: what finds products and exercises.
library("Search", "Core/Search")
// Messages both ways on one connection. RFC 6455.
library("WebSocket", "Core/WebSocket", ["HTTPCore"])

// MARK: - Contracts: what both sides of a call compile. Pure; nothing here does I/O.

library("Contracts", "Contracts/Sources", ["Wire", "JSONCoding", "HTTPCore"])
// What the comments in Contracts say, for documents and references; a library of its own, so that browsers need not load it.
library("ContractDescriptions", "Contracts/Descriptions", ["Contracts", "Wire"])

// MARK: - Shared: the only code that touches a C library

// What services and apps want of a system alike: time, randomness, ids, time zones.
library("PlatformCore", "Shared/PlatformCore", ["Locking", "Wire"])
library("Platform", "Shared/Platform", ["PlatformCore", "JSONCoding", "Wire"])
library("EventLoop", "Shared/EventLoop", ["CEvent"])
library("HTTPServer", "Shared/HTTP/Server", ["HTTPCore", "EventLoop", "CEvent"])
library("CurlKit", "Shared/HTTP/Curl", ["CCurl", "HTTPCore"])
library("HTTPClient", "Shared/HTTP/Client", ["CurlKit", "HTTPCore", "EventLoop", "Platform"])
library("Storage", "Shared/Storage/Core", ["Wire", "Platform"])
library("SQLiteStorage", "Shared/Storage/SQLite", ["Wire", "Storage", "Platform", "CSQLite"])
library("PostgresStorage", "Shared/Storage/Postgres", ["Wire", "Platform", "Storage", "EventLoop", "Security", "CPQ"])
// Copies of what services have stored, taken while they go on.
library("Backups", "Shared/Backups", ["LocalFiles", "JSONCoding", "Security", "CSQLite"])
library("Security", "Shared/Security", ["CSodium", "CUTF8Proc", "JSONCoding", "Platform", "Wire"])
// Facts between services over NATS JetStream, where many processes and machines are.
library("EventBus", "Shared/EventBus", ["Platform", "Security", "CNATS"])
// Notifications for browsers, encrypted for each. RFC 8291 and 8292.
library("WebPush", "Shared/WebPush", ["CCrypto", "CurlKit", "JSONCoding", "Security", "Platform", "Wire"])
library("Imaging", "Shared/Imaging", ["CVips"])
library("Processes", "Shared/Processes", ["CSpawn"])
library("Pictures", "Shared/Pictures", ["Imaging", "Processes", "JSONCoding", "Security"])
library("LocalFiles", "Shared/LocalFiles")
library("Descriptors", "Shared/Descriptors", ["CLinux"])
library("Video", "Shared/Video", ["Processes", "JSONCoding"])
library("XML", "Shared/XML", ["CExpat"])
// Questions to XML and HTML, for flows.
library("XPath", "Shared/XPath", ["CXML2"])
library("QRCode", "Shared/QRCode", ["CQREncode"])
library("Compression", "Shared/Compression", ["CBrotli", "CZlib"])
library("Payments", "Shared/Payments", ["HTTPCore", "HTTPClient", "JSONCoding", "Security", "Platform", "Wire"])
library("Objects", "Shared/Objects", ["HTTPCore", "HTTPClient", "Security", "Platform", "Wire", "JSONCoding", "XML", "CLinux"])
// The reference of the API: pages, and what exports for other tools are made of. Pure.
library("Reference", "Shared/Reference", ["Contracts", "ContractDescriptions", "Wire", "JSONCoding", "HTTPCore"])
library("Jansson", "Shared/Jansson", ["CJansson", "JSONCoding"])
library("YAML", "Shared/YAML", ["CYAML"])
library(
    "ServiceKit", "Shared/ServiceKit",
    [
        "Contracts", "ContractDescriptions", "Reference", "Wire", "JSONCoding", "Platform", "EventLoop", "HTTPCore", "HTTPServer",
        "HTTPClient", "CurlKit", "Storage", "SQLiteStorage", "PostgresStorage", "Security", "Descriptors", "EventBus", "Processes",
    ])

// MARK: - Services: `barbell new service NAME` adds one

service("Auth", serviceTests: ["SandboxService"])
service("Profile", uses: ["WebPush"], serviceTests: ["AuthService", "SandboxService", "WebPush"])
service("Tasks", domainTests: ["Platform", "ContractDescriptions"], serviceTests: ["ProfileService", "AuthService", "SandboxService"])
service(
    "Media", uses: ["Imaging", "Pictures", "Video", "Processes", "Objects"], main: ["Pictures"],
    serviceTests: ["Imaging", "Video", "Processes", "Objects", "HTTPServer", "EventLoop"], isOfSmallObjects: false)
service("Store", uses: ["Payments", "QRCode", "Search"], main: ["Platform"], serviceTests: ["QRCode", "Payments", "SandboxService"])
service("Training", uses: ["Compression", "Search"], serviceTests: ["Compression", "Search"])
service("Nutrition", uses: ["Compression", "Search"], serviceTests: ["Compression", "Search"])
service("Coaching", uses: ["WebSocket"], domainTests: ["Platform"], serviceTests: ["SandboxService", "HTTPServer"])
service("Web", uses: ["LocalFiles"], serviceTests: ["LocalFiles", "AuthService", "HTTPServer", "EventLoop"])

// MARK: - Clients: what apps compile, above the domains whose rules they run

library(
    "ClientKit", "Clients/ClientKit",
    [
        "ProfileDomain", "TasksDomain", "TrainingDomain", "NutritionDomain", "MediaDomain", "Search", "Contracts", "Wire", "JSONCoding",
        "HTTPCore", "Locking", "PlatformCore",
    ])
// What ClientKit wants of the system: URLSession, CryptoKit, the key chain, ImageIO, notifications, background work.
library("ClientPlatform", "Clients/ClientPlatform", ["ClientKit", "Contracts", "PlatformCore", "Wire", "HTTPCore", "Locking"])

// MARK: - Rules: what rules.wasm exports, for clients that are no Swift

// Tools/wasm reads the first line.
library("Rules", "Clients/Rules", [
    "ProfileDomain", "TasksDomain", "MediaDomain", "StoreDomain", "TrainingDomain", "NutritionDomain", "Contracts", "Wire", "JSONCoding",
])

// MARK: - Tools: the sandbox peers, the flow runner and the barbell command

library(
    "SandboxService", "Tools/Sandbox/Service",
    [
        "Contracts", "Wire", "JSONCoding", "Platform", "Payments", "EventLoop", "HTTPCore", "HTTPClient", "Storage", "Security", "ServiceKit",
        "WebPush",
    ])
executable("sandbox", "Tools/Sandbox/main", ["SandboxService", "ServiceKit"])
// What every command line of ours shares: verbs, exit codes, the terminal.
library("Commands", "Tools/Commands")
library("Patterns", "Tools/Patterns")
// How all reports look.
library("Look", "Tools/Look")
library(
    "FlowRunner", "Tools/FlowRunner",
    [
        "Commands", "LocalFiles", "Look", "Patterns", "Processes", "Supervisor", "Contracts", "Wire", "JSONCoding", "HTTPCore", "HTTPClient",
        "CurlKit", "Jansson", "Security", "Platform", "XPath", "Compression",
    ])
library("Supervisor", "Tools/Supervisor", ["Commands", "LocalFiles", "Processes", "YAML", "JSONCoding", "Platform"])
// What consumers expect of providers, and whether a change of a contract breaks them.
library("Pacts", "Tools/Contracts/Pacts", ["Commands", "LocalFiles", "Patterns", "Wire", "JSONCoding", "HTTPCore", "CurlKit", "Security"])
library(
    "ProviderStates", "Tools/Contracts/States",
    ["Pacts", "Contracts", "Wire", "JSONCoding", "HTTPCore", "HTTPServer", "EventLoop", "CurlKit", "Security", "Platform"])
library("ContractRules", "Tools/Contracts/Rules", ["Pacts", "Wire", "JSONCoding", "Security"])
library("Faults", "Tools/Faults", ["Patterns", "JSONCoding", "Descriptors"])
library(
    "Fuzzing", "Tools/Fuzzing",
    ["Commands", "LocalFiles", "Patterns", "FlowRunner", "Wire", "JSONCoding", "HTTPCore", "CurlKit", "Security", "Platform"])
library("Loading", "Tools/Loading", ["Commands", "FlowRunner", "JSONCoding", "Look"])
// The page that shows a running stack and changes it.
library(
    "Console", "Tools/Console",
    [
        "Contracts", "Wire", "JSONCoding", "HTTPCore", "HTTPServer", "HTTPClient", "EventLoop", "Platform", "Security", "Processes",
        "LocalFiles", "Storage", "SQLiteStorage", "PostgresStorage", "Supervisor",
    ], exclude: ["Page"])
// The contracts for other tools: OpenAPI, Bruno, Postman, TypeScript, Markdown, HTML.
library("Exports", "Tools/Exports", ["Reference", "Contracts", "Wire", "JSONCoding", "HTTPCore"])
executable(
    "barbell", "Tools/Barbell",
    [
        "Backups", "Console", "Commands", "LocalFiles", "Patterns", "FlowRunner", "Supervisor", "Pacts", "ProviderStates", "ContractRules", "Faults",
        "Fuzzing", "Loading", "Exports", "Contracts", "ContractDescriptions", "Reference", "Wire",
        "JSONCoding",
        "HTTPCore", "HTTPClient", "HTTPServer", "EventLoop", "Processes", "Platform",
    ])

// MARK: - Tests: one folder per target

if chosenTests != ["none"] {
    // What `ClientPlatform` is, by libcurl and libsodium. No product: apps get none of it.
    library("ClientLinux", "Clients/ClientLinux", ["ClientKit", "HTTPCore", "HTTPClient", "Platform", "Security"])
    library(
        "TestSupport", "Tests/Support",
        [
            "EventLoop", "HTTPCore", "HTTPClient", "HTTPServer", "Security", "Platform", "Storage",
            "PostgresStorage", "JSONCoding", "Wire",
        ])
    library(
        "AppTesting", "Tests/AppTesting",
        [
            "TestSupport", "ServiceKit", "Pacts", "Contracts", "EventLoop", "HTTPCore", "HTTPServer", "HTTPClient", "Platform", "Storage",
            "PostgresStorage", "JSONCoding", "Wire", "Security",
        ])
}
tests("JSONCodingTests", ["JSONCoding", "Jansson", "TestSupport"])
tests("SearchTests", ["Search", "TestSupport"])
tests("RulesTests", ["Rules", "JSONCoding"])
tests("WireTests", ["Wire", "JSONCoding", "HTTPCore", "TestSupport"])
tests("ContractsTests", ["Contracts", "ContractDescriptions", "Wire", "JSONCoding", "HTTPCore", "TestSupport"])
tests("LockingTests", ["Locking"])
tests("PlatformTests", ["Platform", "PlatformCore", "JSONCoding", "Wire"])
tests("EventLoopTests", ["EventLoop"])
tests("EventBusTests", ["EventBus", "Platform", "TestSupport"])
tests("WebSocketTests", ["WebSocket", "HTTPServer", "HTTPCore", "EventLoop", "TestSupport"])
tests("HTTPServerTests", ["HTTPServer", "WebSocket", "HTTPCore", "EventLoop", "TestSupport"])
tests("HTTPClientTests", ["HTTPClient", "CurlKit", "HTTPServer", "HTTPCore", "EventLoop", "Platform", "TestSupport"])
tests("StorageTests", ["Wire", "Storage", "SQLiteStorage", "PostgresStorage", "EventLoop", "Platform", "TestSupport"])
tests("WebPushTests", ["WebPush", "JSONCoding", "Security", "Platform", "Wire", "TestSupport"])
tests("SecurityTests", ["Security", "Platform", "Wire", "JSONCoding"])
tests("JanssonTests", ["Jansson", "JSONCoding"])
tests("YAMLTests", ["YAML"])
tests(
    "ServiceKitTests",
    [
        "Pacts", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "HTTPServer", "EventLoop",
        "Storage", "Security", "TestSupport", "AppTesting",
    ])
tests(
    "ClientKitTests",
    [
        "Pacts", "ClientKit", "ClientPlatform", "ClientLinux", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient",
        "Security", "Storage", "TestSupport", "AppTesting", "AuthService", "ProfileService", "ProfileDomain", "SandboxService",
        "ServiceKit", "HTTPServer", "EventLoop", "Imaging", "MediaDomain", "MediaService", "TrainingDomain", "TrainingService",
        "NutritionDomain", "NutritionService", "CoachingService", "WebService", "Search", "TasksDomain", "TasksService",
    ])
tests("ImagingTests", ["Imaging", "Pictures", "Security", "TestSupport"])
tests("ProcessesTests", ["Processes", "TestSupport"])
tests("VideoTests", ["Video", "MediaDomain", "Processes", "TestSupport"])
tests("XMLTests", ["XML"])
tests("XPathTests", ["XPath"])
tests(
    "ObjectsTests",
    ["Objects", "HTTPCore", "HTTPClient", "HTTPServer", "EventLoop", "Security", "Platform", "Wire", "TestSupport"])
tests(
    "PaymentsTests",
    ["Payments", "HTTPClient", "HTTPServer", "HTTPCore", "EventLoop", "Platform", "Wire", "JSONCoding", "TestSupport"])
tests("QRCodeTests", ["QRCode"])
tests("CompressionTests", ["Compression", "TestSupport"])
tests(
    "SandboxTests",
    [
        "Pacts", "SandboxService", "StoreService", "Payments", "HTTPServer", "Storage", "ServiceKit", "Contracts", "Wire", "JSONCoding",
        "Platform", "HTTPCore", "HTTPClient", "CurlKit", "EventLoop", "TestSupport", "AppTesting",
    ])
tests("CommandsTests", ["Commands", "Supervisor", "JSONCoding"])
tests(
    "FlowRunnerTests",
    [
        "Commands", "Compression", "Faults", "LocalFiles", "FlowRunner", "Supervisor", "Security", "Platform", "HTTPClient", "HTTPServer",
        "HTTPCore", "EventLoop",
        "Contracts", "Wire", "JSONCoding",
    ], exclude: ["Fixtures"])
tests(
    "PactsTests",
    [
        "Commands", "Pacts", "ProviderStates", "Contracts", "Wire", "JSONCoding", "HTTPCore", "Security", "Platform", "HTTPServer",
        "EventLoop",
    ])
tests("ContractRulesTests", ["ContractRules", "Pacts", "Contracts", "ContractDescriptions", "Wire", "JSONCoding"], exclude: ["Corpus"])
tests("FaultsTests", ["Faults", "HTTPServer", "CurlKit", "HTTPCore", "EventLoop", "JSONCoding"])
tests(
    "FuzzingTests",
    [
        "Commands", "Patterns", "Fuzzing", "FlowRunner", "HTTPServer", "HTTPCore", "EventLoop", "LocalFiles", "Wire", "JSONCoding",
        "Platform",
    ])
tests("ReferenceTests", ["Reference", "Exports", "Contracts", "ContractDescriptions", "Wire", "JSONCoding", "HTTPCore"])
tests("LoadingTests", ["Commands", "Loading", "FlowRunner", "HTTPServer", "HTTPCore", "EventLoop", "Wire", "JSONCoding"])
tests(
    "ConsoleTests",
    [
        "Console", "Supervisor", "HTTPClient", "HTTPServer", "EventLoop", "HTTPCore", "JSONCoding", "Platform", "LocalFiles", "Storage",
        "SQLiteStorage", "TestSupport", "AppTesting",
    ])
tests("BackupsTests", ["Backups", "LocalFiles", "SQLiteStorage"])
tests("SupervisorTests", ["Platform", "Commands", "LocalFiles", "Supervisor", "JSONCoding"], exclude: ["Fixtures"])

// Hurl's files and command line, by the command itself.
tests("HurlTests", ["FlowRunner", "JSONCoding"], exclude: ["flows", "server.py", "features.tsv"])
tests("ProductionTests", ["Processes", "Contracts"])
tests("ServerProcessTests", ["Contracts", "Descriptors"])
tests("RepositoryTests", ["Contracts", "Wire", "TestSupport"])
// What every service's database has to keep to.
tests(
    "SchemaTests",
    serviceModules + [
        "SandboxService", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "EventLoop", "Storage",
        "SQLiteStorage",
        "PostgresStorage", "Security", "TestSupport", "AppTesting",
    ])

// MARK: - Benchmarks: run by Tools/bench beside the named peers

if chosenTests != ["none"] {
    executable(
        "bench", "Tests/Benchmarks/Sources",
        [
            "EventLoop", "HTTPServer", "HTTPCore", "JSONCoding", "SQLiteStorage", "Storage", "Security", "Platform", "Wire",
            "Imaging", "Pictures", "MediaDomain",
        ])
}
