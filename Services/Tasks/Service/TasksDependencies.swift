internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What every flow of this service works with.
struct TasksDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: TasksSettings
    let zones: ZoneDatabase
    let rarities = RarityCache()
    let badges = BadgeMemory()
    let people = PersonMemory()

    var database: any Database { runtime.database }
    var policy: TaskPolicy { settings.policy }
    var ids: IDSource { runtime.ids }
}

/// What a change needs of the request or event it comes from.
struct Occasion: Sendable {
    let now: Instant
    let run: String?
    /// For the words of what is answered at once, such as the names of new badges.
    let language: Language

    init(now: Instant, run: String?, language: Language) {
        self.now = now
        self.run = run
        self.language = language
    }

    init(_ context: RequestContext) { self.init(now: context.now, run: context.run, language: context.language) }
}
