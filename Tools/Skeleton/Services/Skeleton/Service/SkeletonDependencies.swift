internal import ServiceKit
internal import Storage

/// What every use case works with.
struct SkeletonDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: SkeletonSettings

    var database: any Database { runtime.database }
}
