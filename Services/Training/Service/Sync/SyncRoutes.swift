internal import Contracts
internal import ServiceKit

/// What devices send and get.
struct SyncRoutes: Sendable {
    let sync: SyncActions

    var routes: [Route] {
        [
            Training.sync.handle(sync.exchange),
            Training.changes.handle(sync.changes),
        ]
    }
}
