// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "barbell")

// Every target is compiled with the same settings; there are no exceptions.
let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

@MainActor func library(_ name: String, _ path: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) {
    package.targets.append(
        .target(name: name, dependencies: dependencies, path: path, resources: resources, swiftSettings: swiftSettings))
}

@MainActor func executable(_ name: String, _ path: String, _ dependencies: [Target.Dependency]) {
    package.targets.append(
        .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: swiftSettings))
    package.products.append(.executable(name: name, targets: [name]))
}

@MainActor func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) {
    package.targets.append(
        .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, swiftSettings: swiftSettings))
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
system("CSodium", "libsodium", "libsodium-dev")
system("CJansson", "jansson", "libjansson-dev")
system("CYAML", "yaml-0.1", "libyaml-dev")
system("CVips", "glib-2.0", "libvips-dev")  // vips' own .pc carries a flag that SwiftPM refuses
system("CExpat", "expat", "libexpat1-dev")
system("CQREncode", "libqrencode", "libqrencode-dev")
system("CLinux", nil, "libc6-dev")  // four calls of glibc's that need no library
system("CSpawn", nil, "libc6-dev")
system("CUTF8Proc", nil, "libutf8proc-dev")  // its .pc carries a define that SwiftPM refuses

// MARK: - Contracts: what both sides of a call compile. Pure; nothing here does I/O.

library("JSONCoding", "Shared/JSON")
library("Wire", "Contracts/Wire", ["JSONCoding", "HTTPCore"])
library("Contracts", "Contracts/Sources", ["Wire", "JSONCoding", "HTTPCore"])

// MARK: - Shared: the only code that touches a C library

library("Platform", "Shared/Platform", ["JSONCoding", "Wire"])
library("EventLoop", "Shared/EventLoop", ["CEvent"])
library("HTTPCore", "Shared/HTTP/Core")
library("HTTPServer", "Shared/HTTP/Server", ["HTTPCore", "EventLoop", "CEvent"])
library("CurlKit", "Shared/HTTP/Curl", ["CCurl", "HTTPCore"])
library("HTTPClient", "Shared/HTTP/Client", ["CurlKit", "HTTPCore", "EventLoop", "Platform", "CEvent"])
library("Storage", "Shared/Storage/Core", ["Platform"])
library("SQLiteStorage", "Shared/Storage/SQLite", ["Storage", "Platform", "CSQLite"])
library("PostgresStorage", "Shared/Storage/Postgres", ["Storage", "EventLoop", "CPQ"])
library("Security", "Shared/Security", ["CSodium", "CUTF8Proc", "JSONCoding", "Platform", "Wire"])
library("Imaging", "Shared/Imaging", ["CVips"])
library("Processes", "Shared/Processes", ["CSpawn"])
library("Descriptors", "Shared/Descriptors", ["CLinux"])
library("Video", "Shared/Video", ["Processes", "JSONCoding", "Platform"])
library("XML", "Shared/XML", ["CExpat"])
library("QRCode", "Shared/QRCode", ["CQREncode"])
library("Payments", "Shared/Payments", ["HTTPCore", "HTTPClient", "JSONCoding", "Security", "Platform", "Wire"])
library("Objects", "Shared/Objects", ["HTTPCore", "HTTPClient", "Security", "Platform", "Wire", "JSONCoding", "XML", "CLinux"])
library("Jansson", "Shared/Jansson", ["CJansson", "JSONCoding"])
library("YAML", "Shared/YAML", ["CYAML"])
library(
    "ServiceKit", "Shared/ServiceKit",
    [
        "Contracts", "Wire", "JSONCoding", "Platform", "EventLoop", "HTTPCore", "HTTPServer", "HTTPClient", "CurlKit", "Storage",
        "SQLiteStorage", "PostgresStorage", "Security",
    ])
library("ClientKit", "Shared/ClientKit", ["ProfileDomain", "TasksDomain", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Security"])

// MARK: - Services: a pure domain, a service, a main of tens of lines

library("AuthDomain", "Services/Auth/Domain", ["Contracts", "Wire"])
library(
    "AuthService", "Services/Auth/Service",
    ["AuthDomain", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "Security", "ServiceKit"])
executable("auth", "Services/Auth/main", ["AuthService", "ServiceKit"])

// The rules of profiles are pure, and the client library runs them too.
library("ProfileDomain", "Services/Profile/Domain", ["Contracts", "Wire"])
library(
    "ProfileService", "Services/Profile/Service",
    ["ProfileDomain", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "Security", "ServiceKit"])
executable("profile", "Services/Profile/main", ["ProfileService", "ServiceKit"])

library("TasksDomain", "Services/Tasks/Domain", ["Contracts", "Wire"])
library(
    "TasksService", "Services/Tasks/Service",
    ["TasksDomain", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "Security", "ServiceKit"])
executable("tasks", "Services/Tasks/main", ["TasksService", "ServiceKit"])

// The model of compositions and the plan of a render are pure, and the client library uses them too.
library("MediaDomain", "Services/Media/Domain", ["Contracts", "Wire"])
library(
    "MediaService", "Services/Media/Service",
    [
        "MediaDomain", "Imaging", "Video", "Processes", "Objects", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage",
        "Security", "ServiceKit",
    ])
executable("media", "Services/Media/main", ["MediaService", "ServiceKit"])

// What things cost, which states follow which and when periods end: pure.
library("StoreDomain", "Services/Store/Domain", ["Contracts", "Wire"])
library(
    "StoreService", "Services/Store/Service",
    ["StoreDomain", "Payments", "QRCode", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "Security", "ServiceKit"])
executable("store", "Services/Store/main", ["StoreService", "ServiceKit", "Platform"])

// MARK: - Tools: the sandbox peers, the flow runner and the barbell command

library(
    "SandboxService", "Tools/Sandbox/Service",
    ["Contracts", "Wire", "JSONCoding", "Platform", "Payments", "EventLoop", "HTTPCore", "HTTPClient", "Storage", "ServiceKit"])
executable("sandbox", "Tools/Sandbox/main", ["SandboxService", "ServiceKit"])
library("FlowRunner", "Tools/FlowRunner", ["Supervisor", "Contracts", "Wire", "JSONCoding", "HTTPCore", "CurlKit", "Jansson", "Security", "Platform"])
library("Supervisor", "Tools/Supervisor", ["YAML", "JSONCoding"])
// What consumers expect of providers, and whether a change of a contract breaks them.
library("Pacts", "Tools/Contracts/Pacts", ["Contracts", "Wire", "JSONCoding", "HTTPCore", "CurlKit", "Security", "Platform"])
library(
    "ProviderStates", "Tools/Contracts/States",
    ["Pacts", "Contracts", "Wire", "JSONCoding", "HTTPCore", "HTTPServer", "EventLoop", "CurlKit", "Security", "Platform"])
library("ContractRules", "Tools/Contracts/Rules", ["Pacts", "Contracts", "Wire", "JSONCoding", "Security", "Platform"])
library("Faults", "Tools/Faults", ["JSONCoding", "Descriptors"])
library("Fuzzing", "Tools/Fuzzing", ["FlowRunner", "Contracts", "Wire", "JSONCoding", "HTTPCore", "CurlKit", "Security", "Platform"])
library("Loading", "Tools/Loading", ["FlowRunner", "JSONCoding", "HTTPCore", "Platform", "Wire"])
executable(
    "barbell", "Tools/Barbell",
    [
        "FlowRunner", "Supervisor", "Pacts", "ProviderStates", "ContractRules", "Faults", "Fuzzing", "Loading", "Contracts", "Wire", "JSONCoding",
        "HTTPCore", "HTTPServer", "EventLoop", "Processes", "Platform",
    ])

// MARK: - Tests: one folder per target

library("TestSupport", "Tests/Support", ["EventLoop", "HTTPCore", "HTTPClient", "HTTPServer", "Security", "CurlKit", "Platform", "Storage", "SQLiteStorage", "PostgresStorage", "JSONCoding", "Wire"])
library(
    "AppTesting", "Tests/AppTesting",
    ["TestSupport", "ServiceKit", "Pacts", "Contracts", "EventLoop", "HTTPCore", "HTTPServer", "HTTPClient", "Platform", "Storage", "SQLiteStorage", "PostgresStorage", "JSONCoding", "Wire", "Security"])
tests("JSONCodingTests", ["JSONCoding", "Jansson"])
tests("WireTests", ["Wire", "JSONCoding", "HTTPCore"])
tests("ContractsTests", ["Contracts", "Wire", "JSONCoding", "HTTPCore", "TestSupport"])
tests("PlatformTests", ["Platform", "JSONCoding", "Wire"])
tests("EventLoopTests", ["EventLoop"])
tests("HTTPServerTests", ["HTTPServer", "HTTPCore", "EventLoop", "TestSupport"])
tests("HTTPClientTests", ["HTTPClient", "CurlKit", "HTTPServer", "HTTPCore", "EventLoop", "Platform", "TestSupport"])
tests("StorageTests", ["Storage", "SQLiteStorage", "PostgresStorage", "EventLoop", "Platform", "TestSupport"])
tests("SecurityTests", ["Security", "Platform", "Wire", "JSONCoding"])
tests("JanssonTests", ["Jansson", "JSONCoding"])
tests("YAMLTests", ["YAML"])
tests("ServiceKitTests", ["Pacts", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "HTTPServer", "EventLoop", "Storage", "SQLiteStorage", "Security", "TestSupport", "AppTesting"])
tests("ClientKitTests", ["Pacts", "ClientKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Security", "Storage", "TestSupport", "AppTesting", "AuthService", "ProfileService", "ProfileDomain", "SandboxService", "ServiceKit", "HTTPServer", "EventLoop", "Imaging", "MediaService", "MediaDomain"])
tests("AuthDomainTests", ["AuthDomain", "Contracts", "Wire", "TestSupport"])
tests("AuthServiceTests", ["Pacts", "AuthService", "AuthDomain", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "SQLiteStorage", "Security", "TestSupport", "AppTesting", "SandboxService"])
tests("ProfileDomainTests", ["ProfileDomain", "Contracts", "Wire", "JSONCoding", "TestSupport"])
tests("ProfileServiceTests", ["Pacts", "ProfileService", "ProfileDomain", "AuthService", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "SQLiteStorage", "Security", "TestSupport", "AppTesting", "SandboxService", "ClientKit"])
tests("TasksDomainTests", ["TasksDomain", "Contracts", "Wire", "JSONCoding", "Platform", "TestSupport"])
tests("TasksServiceTests", ["Pacts", "TasksService", "TasksDomain", "ProfileService", "AuthService", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "SQLiteStorage", "Security", "TestSupport", "AppTesting", "SandboxService"])
tests("ImagingTests", ["Imaging", "TestSupport"])
tests("ProcessesTests", ["Processes", "Platform", "TestSupport"])
tests("VideoTests", ["Video", "MediaDomain", "Processes", "Platform", "TestSupport"])
tests("XMLTests", ["XML"])
tests("ObjectsTests", ["Objects", "HTTPCore", "HTTPClient", "HTTPServer", "EventLoop", "Security", "Platform", "Wire", "JSONCoding", "TestSupport"])
tests("MediaDomainTests", ["MediaDomain", "Contracts", "Wire", "JSONCoding", "TestSupport"])
tests("MediaServiceTests", ["Pacts", "MediaService", "MediaDomain", "Imaging", "Video", "Processes", "Objects", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "SQLiteStorage", "Security", "TestSupport", "AppTesting", "ClientKit"])
tests("PaymentsTests", ["Payments", "HTTPClient", "HTTPServer", "HTTPCore", "EventLoop", "Security", "Platform", "Wire", "JSONCoding", "TestSupport"])
tests("QRCodeTests", ["QRCode"])
tests("StoreDomainTests", ["StoreDomain", "Contracts", "Wire", "JSONCoding", "TestSupport"])
tests("StoreServiceTests", ["Pacts", "StoreService", "StoreDomain", "QRCode", "Payments", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "Storage", "SQLiteStorage", "Security", "TestSupport", "AppTesting", "SandboxService"])
tests("SandboxTests", ["Pacts", "SandboxService", "StoreService", "Payments", "HTTPServer", "Storage", "ServiceKit", "Contracts", "Wire", "JSONCoding", "Platform", "HTTPCore", "HTTPClient", "CurlKit", "EventLoop", "TestSupport", "AppTesting"])
tests("FlowRunnerTests", ["FlowRunner", "Supervisor", "Security", "Platform", "HTTPServer", "HTTPCore", "EventLoop", "Contracts", "Wire", "JSONCoding", "TestSupport"], exclude: ["Fixtures"])
tests("PactsTests", ["Pacts", "ProviderStates", "Contracts", "Wire", "JSONCoding", "HTTPCore", "Security", "Platform", "HTTPServer", "EventLoop", "TestSupport"])
tests("ContractRulesTests", ["ContractRules", "Pacts", "Contracts", "Wire", "JSONCoding", "TestSupport"], exclude: ["Corpus"])
tests("FaultsTests", ["Faults", "HTTPServer", "HTTPClient", "CurlKit", "HTTPCore", "EventLoop", "JSONCoding", "Platform", "TestSupport"])
tests("FuzzingTests", ["Fuzzing", "FlowRunner", "HTTPServer", "HTTPCore", "EventLoop", "Contracts", "Wire", "JSONCoding", "Platform", "TestSupport"])
tests("LoadingTests", ["Loading", "FlowRunner", "HTTPServer", "HTTPCore", "EventLoop", "Wire", "JSONCoding", "Platform", "TestSupport"])
tests("SupervisorTests", ["Supervisor", "YAML", "JSONCoding"], exclude: ["Fixtures"])

tests("RepositoryTests", [])

// MARK: - Benchmarks: run by Tools/bench beside the named peers

executable("bench", "Tests/Benchmarks/Sources", ["EventLoop", "HTTPServer", "HTTPCore", "JSONCoding", "SQLiteStorage", "Storage", "Security", "Platform", "Wire", "Contracts", "Imaging", "MediaDomain"])
