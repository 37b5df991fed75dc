// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TasksInArabic",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(name: "barbell", path: "../..")],
    targets: [
        .executableTarget(
            name: "TasksInArabic",
            dependencies: [.product(name: "ClientKit", package: "barbell"), .product(name: "Contracts", package: "barbell")],
            path: "Sources")
    ])
