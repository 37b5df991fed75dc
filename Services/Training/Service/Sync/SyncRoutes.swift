internal import Contracts
internal import ServiceKit

/// What devices send and get.
struct SyncRoutes: Sendable {
    let sync: SyncActions

    var routes: [Route] {
        [
            // Each operation has a receipt, and a page of changes may have megabytes.
            Training.sync.handle(sync.exchange).repeatable(),
            Training.changes.handle(sync.changes),
        ]
    }
}
