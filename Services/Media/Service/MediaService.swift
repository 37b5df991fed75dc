public import Contracts
internal import Imaging
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
    public static var migrations: [Migration] { MediaMigrations.all }
    public static func settings(from reader: inout ConfigReader) -> MediaServiceSettings { MediaServiceSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkKind: WorkHandler]
    private let keeper: MediaKeeper
    private let removal: Removal
    private let queue: RenderQueue

    public init(settings: MediaServiceSettings, runtime: ServiceRuntime) async throws {
        let keeper = try await MediaKeeper(settings: settings, runtime: runtime)
        let zones = ZoneDatabase(directory: settings.zoneDirectory)
        guard zones.zone(.example) != nil else { throw ServiceError.missingZones(directory: settings.zoneDirectory) }
        let uploads = Uploads(keeper: keeper)
        let confirmation = Confirmation(keeper: keeper, checker: FileChecker(keeper: keeper, probe: MediaProbe()))
        let variants = Variants(keeper: keeper)
        let files = Files(keeper: keeper, variants: variants)
        let removal = Removal(keeper: keeper)
        let gallery = Gallery(
            keeper: keeper, uploads: uploads, confirmation: confirmation, files: files, removal: removal,
            zones: ZoneLookup(runtime: runtime, profileURL: settings.profileURL, zones: zones),
            tasks: TaskLookup(peers: runtime.peers, tasksURL: settings.tasksURL))
        let items = MediaItems(keeper: keeper, uploads: uploads, removal: removal, variants: variants)
        let imports = Imports(keeper: keeper, uploads: uploads, confirmation: confirmation, items: items)
        self.keeper = keeper
        self.removal = removal
        authenticator = OwnerAuthenticator(
            tokens: RemoteAuthenticator(
                authURL: settings.auth.url, issuer: settings.auth.issuer, audience: settings.auth.audience, runtime: runtime),
            database: runtime.database)
        let sources = RenderSources(keeper: keeper, variants: variants)
        let queue = RenderQueue(keeper: keeper, renderer: Renderer(keeper: keeper, sources: sources, probe: MediaProbe()))
        self.queue = queue
        let exports = ExportFlows(keeper: keeper, queue: queue)
        routes =
            FileRoutes(keeper: keeper, uploads: uploads, confirmation: confirmation, files: files, removal: removal).routes
            + PhotoRoutes(gallery: gallery).routes + ObjectRoutes(keeper: keeper).routes
            + ExportRoutes(
                flows: exports, events: ExportEvents(keeper: keeper, flows: exports),
                frames: Frames(keeper: keeper, sources: sources, gate: Gate(width: settings.pictureThreads, queue: 64)),
                library: Library(keeper: keeper, flows: exports), shares: Shares(keeper: keeper, flows: exports)
            ).routes
            + StackMediaRoutes(imports: imports, items: items).routes + CompositionRoutes(compositions: CompositionDesk(keeper: keeper)).routes
        work = [
            MediaWork.removeObjects: removal.handler,
            MediaWork.importItem: ImportWork(keeper: keeper, confirmation: confirmation, variants: variants, items: items).handler,
            MediaWork.makeVariants: { item in
                guard let id = item.payload["file"]?.string else { throw WorkFailure.permanent("incomplete") }
                // Deleted meanwhile: nothing to make.
                guard let file = try await keeper.database.read({ db in try await FileStore.find(MediaID(trusted: id), in: db) }) else { return }
                do { try await variants.prepare(file.blob) } catch let error as APIError where error.code == .notFound {}
            },
        ]
        queue.start()
    }

    public func stopping() async { await queue.shutDown() }

    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userDeleted:
            try await Departures().note(event.user, now: event.at, in: db)
            try await EventedTiers().forget(event.user, in: db)
            try await removal.purge(event.user, run: event.run, in: db)
        case .entitlementChanged: try await EventedTiers().receive(event, in: db)
        // The zone may be another one; it is asked for when it is needed.
        case .profileChanged: try await OwnerStore.setZone(nil, of: event.user, in: db)
        case .userCreated, .userRenamed, .onboardingCompleted, .weightLogged, .workoutCompleted, .streakReached, .callBooked, .callQuotaChanged: break
        }
    }

    public func tidy(now: Instant) async throws {
        try await Sweep(keeper: keeper).run(now: now)
        try await keeper.database.write { db in
            try await Departures().sweep(before: now - .days(1), in: db)
            try await ImportStore.forget(before: now - .days(30), in: db)
        }
    }
}
