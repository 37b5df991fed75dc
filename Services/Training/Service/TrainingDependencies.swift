internal import ServiceKit
internal import Storage

/// What every use case works with.
struct TrainingDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: TrainingSettings

    var database: any Database { runtime.database }
}
