public import Contracts
internal import JSONCoding
internal import Objects
public import Platform
internal import Security
public import ServiceKit
public import Storage
internal import Video
public import Wire

/// Files of every product, progress photos, and Stack's compositions and their videos.
public struct MediaService: Service {
    public static let name = "media"
    public static var migrations: [Migration] { MediaMigrations.all + MediaUpkeepMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> MediaServiceSettings { MediaServiceSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler]
    private let dependencies: MediaDependencies
    private let removal: Removal
    private let queue: RenderQueue
    private let fetched: FetchedFiles

    public init(settings: MediaServiceSettings, runtime: ServiceRuntime) async throws {
        let dependencies = try await MediaDependencies(settings: settings, runtime: runtime)
        let zones = try runtime.zones(in: settings.zoneDirectory)
        self.dependencies = dependencies
        // People of every product have files.
        authenticator = PeopleAuthenticator(Newcomers(), auth: settings.auth, runtime: runtime)
        let uploading = Uploading(dependencies: dependencies)
        let confirmation = Confirmation(dependencies: dependencies, checker: FileChecker(dependencies: dependencies, probe: MediaProbe()))
        let variants = Variants(dependencies: dependencies)
        let removal = Removal(dependencies: dependencies)
        self.removal = removal
        let itemRemoval = ItemRemoval(uploading: uploading, removal: removal)
        let sources = RenderSources(dependencies: dependencies, variants: variants, probe: MediaProbe())
        let renderer = Renderer(dependencies: dependencies, sources: sources, probe: MediaProbe())
        let queue = RenderQueue(dependencies: dependencies, renderer: renderer)
        self.queue = queue
        let fetched = FetchedFiles(in: JobFolder.place(in: settings.scratch, for: "fetched", runtime.ids.next()))
        self.fetched = fetched

        let uploads = UploadActions(dependencies: dependencies, uploading: uploading, confirmation: confirmation)
        var routes = UploadRoutes(uploads: uploads).routes
        routes += FileRoutes(files: FileActions(dependencies: dependencies, variants: variants, removal: removal)).routes
        let photos = PhotoActions(
            dependencies: dependencies, uploading: uploading, confirmation: confirmation, removal: removal,
            zones: ZoneLookup(runtime: runtime, profileURL: settings.profileURL, zones: zones),
            tasks: TaskLookup(peers: runtime.peers, tasksURL: settings.tasksURL))
        routes += PhotoRoutes(photos: photos).routes
        let objects = ObjectActions(dependencies: dependencies)
        routes += ObjectRoutes(objects: objects, unsized: UnsizedUploads(dependencies: dependencies)).routes
        routes +=
            ExportRoutes(
                exports: ExportActions(dependencies: dependencies, queue: queue),
                previews: PreviewActions(
                    dependencies: dependencies, sources: sources, fetched: fetched,
                    gate: Gate(width: settings.pictureThreads, queue: 64)),
                events: ExportEvents(dependencies: dependencies), library: LibraryActions(dependencies: dependencies),
                shares: ShareActions(dependencies: dependencies)
            ).routes
        let imports = ImportActions(
            dependencies: dependencies, uploading: uploading, confirmation: confirmation, removal: itemRemoval)
        routes += ImportRoutes(imports: imports).routes
        let items = ItemActions(dependencies: dependencies, removal: itemRemoval, variants: variants)
        routes += ItemRoutes(items: items, settings: MediaSettingsActions(dependencies: dependencies)).routes
        routes += CompositionRoutes(compositions: CompositionActions(dependencies: dependencies)).routes
        self.routes = routes

        let importWork = ImportWork(dependencies: dependencies, confirmation: confirmation, variants: variants, removal: itemRemoval)
        work = [
            removal.handler,
            removal.avatarHandler,
            importWork.handler,
            variants.handler,
        ]
        queue.start()
    }

    public func stopping() async {
        await queue.shutDown()
        fetched.removeAll()
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userDeleted:
            try await Departures().note(event.user, now: dependencies.runtime.clocks.now(run: event.run), in: db)
            try await EventedTiers().forget(event.user, in: db)
            try await removal.purge(event.user, run: event.run, in: db)
        case .entitlementChanged: try await EventedTiers().receive(event, in: db)
        // The zone may be another one; it is asked for when it is needed.
        case .profileChanged: try await OwnerStore.forgetZone(of: event.user, in: db)
        case .avatarReplaced:
            // Asked about after this transaction, because nothing may wait for another service inside one.
            if let file = event.facts?.file {
                try await dependencies.runtime.work.add(
                    MediaWork.removeAvatar, AvatarRemoval(owner: event.user, file: file), run: event.run, in: db)
            }
        case .userCreated, .userRenamed, .onboardingCompleted, .weightLogged, .workoutCompleted, .mealLogged, .streakReached, .callBooked,
            .callQuotaChanged,
            .callCancelled, .coachAssigned, .planGenerated, .mealPlanGenerated,
            .sessionEnded, .sessionsEnded, .roleChanged, .signingKeyRevoked:
            break
        }
    }

    public func upkeep(now: Instant) async throws {
        fetched.forget(now: now)
        try await queue.count()
    }

    public func tidy(now: Instant) async throws {
        try await Sweep(dependencies: dependencies).run(now: now)
        try await removal.purgeDeparted(since: now - .days(1))
        try await EventedTiers().sweep(since: now - .days(1), in: dependencies.database)
        try await Departures().sweep(before: now - Departures.memory, in: dependencies.database)
        try await ExportStore.sweep(before: now - .days(30), in: dependencies.database)
        try await ImportStore.forget(before: now - .days(30), in: dependencies.database)
    }
}
