internal import Contracts
internal import JSONCoding
internal import Security
public import Platform
public import Storage
public import Wire

/// Puts the products of the catalogue's files on the shelf, as often as anybody likes: what is there already stays, what changed in the
/// files since they were last loaded follows, unless an administrator has changed it meanwhile, and nothing is ever taken away. Files of
/// a lower version than was ever loaded change nothing: a replica of an older release that starts again does not bring old prices back.
public struct CatalogueLoader: Sendable {
    public struct Counts: Sendable, Equatable, CustomStringConvertible {
        public internal(set) var added = 0
        public internal(set) var changed = 0
        public internal(set) var unchanged = 0
        /// Products that an administrator changed where the files did, or added under the same name.
        public internal(set) var kept = 0
        /// The version that was loaded before, when it is newer than the files'; nothing was done then.
        public internal(set) var newer: Int64?
        public var description: String {
            if let newer {
                return "not loaded: version \(newer) was loaded before; raise the version in catalogue.json to change what it says"
            }
            return "\(added) added, \(changed) changed, \(unchanged) unchanged, \(kept) kept as an administrator left them"
        }
    }

    let ids: IDSource

    public init(ids: IDSource) { self.ids = ids }

    /// Loads the files of a folder in one transaction. Several processes may do so at once.
    /// - Throws: one error that names every problem of the files, before anything was written; what the database throws.
    @discardableResult
    public func load(_ folder: String, into database: any Database, now: Instant) async throws -> Counts {
        let files = try CatalogueFiles.read(folder)
        // At most starts nothing has changed, and then no lock is taken.
        let (steps, isKnown) = try await database.read { db in
            let (version, hasPromotion) = (try await Self.loadedVersion(in: db), try await Self.hasPromotion(in: db))
            return (try await Self.steps(files.products, in: db), hasPromotion && version == files.version)
        }
        if isKnown, steps.allSatisfy(\.isNothing) { return Self.counts(steps) }
        return try await database.write { db in
            if let newer = try await Self.refusal(of: files.version, in: db) {
                var counts = Counts()
                counts.newer = newer
                return counts
            }
            let state = try await CatalogueState.next(in: db)
            let steps = try await Self.steps(files.products, in: db)
            // New ones in the files' order, the others by their ids, as everybody takes the rows of products.
            let new = steps.filter { $0.known == nil }
            let known = steps.filter { $0.known != nil }.sorted { ($0.known ?? "") < ($1.known ?? "") }
            for step in new + known { try await take(step, state, now: now, in: db) }
            try await Self.addPromotion(now: now, in: db)
            return Self.counts(steps)
        }
    }

    private static let versionCounter = "catalogue.version"

    private static func loadedVersion(in db: any Connection) async throws -> Int64? {
        try await CounterStore.value(versionCounter, in: db)
    }

    /// Notes the version of the files unless a newer one was loaded: one statement decides, and its row makes others wait.
    /// - Returns: the newer version.
    private static func refusal(of version: Int64, in db: any Connection) async throws -> Int64? {
        try await CounterStore.raise(versionCounter, to: version, in: db) ? nil : loadedVersion(in: db)
    }

    private enum Step: Sendable {
        case add(ProductDetails, digest: String)
        case change(StoredProduct, ProductDetails, digest: String)
        /// The files are noted and the product stays as it is; nil for an administrator's own, of which nothing is noted.
        case keep(StoredProduct, digest: String?)
        case nothing

        /// The id of a product that is there.
        var known: String? {
            switch self {
            case .change(let product, _, _), .keep(let product, _): product.item.id.text
            case .add, .nothing: nil
            }
        }

        var isNothing: Bool {
            switch self {
            case .add, .change, .keep(_, .some): false
            case .nothing, .keep(_, nil): true
            }
        }
    }

    private static func steps(_ files: [ProductDetails], in db: any Connection) async throws -> [Step] {
        let known = try await ProductStore.all(in: db).reduce(into: [:]) { $0[$1.item.slug] = $1 }
        return try files.map { file in
            let digests = try CatalogueField.digests(file)
            guard let product = known[file.slug] else { return .add(file, digest: digests.joined(separator: " ")) }
            guard let loaded = product.loaded?.split(separator: " ").map(String.init) else { return .keep(product, digest: nil) }
            guard loaded != digests else { return .nothing }
            let merged = try CatalogueField.merged(product.details, file, loaded: loaded, digests: digests)
            let digest = digests.joined(separator: " ")
            return merged == product.details ? .keep(product, digest: digest) : .change(product, merged, digest: digest)
        }
    }

    private func take(_ step: Step, _ state: Int64, now: Instant, in db: any Connection) async throws {
        switch step {
        case .add(let details, let digest):
            _ = try await ProductStore.insert(ProductID(trusted: ids.next()), details, loaded: digest, state: state, now: now, in: db)
        case .change(let product, let details, let digest):
            try await ProductStore.update(
                product, details, isArchived: product.item.isArchived, loaded: digest, state: state, now: now, in: db)
        case .keep(let product, let digest?): try await ProductStore.note(product.item.id, loaded: digest, in: db)
        case .keep(_, nil), .nothing: break
        }
    }

    private static func counts(_ steps: [Step]) -> Counts {
        steps.reduce(into: Counts()) { counts, step in
            switch step {
            case .add: counts.added += 1
            case .change: counts.changed += 1
            case .nothing: counts.unchanged += 1
            case .keep: counts.kept += 1
            }
        }
    }

    /// FR-STORE-WELCOME-03-a.
    private static let welcome = StoredPromotion(
        code: PromoCode(trusted: "WELCOME10"),
        details: PromotionDetails(
            title: LocalizedName(en: FreeText(trusted: "10% off your first order"), ar: FreeText(trusted: "خصم 10٪ على طلبك الأول")),
            percent: Whole(trusted: 10), firstOrderOnly: true))

    private static let welcomeCounter = "catalogue.welcome"

    private static func hasPromotion(in db: any Connection) async throws -> Bool {
        try await CounterStore.value(welcomeCounter, in: db) != nil
    }

    /// Once: an administrator who ended it does not find it back.
    private static func addPromotion(now: Instant, in db: any Connection) async throws {
        guard try await CounterStore.begin(welcomeCounter, in: db) else { return }
        _ = try await PromotionStore.insert(welcome, now: now, in: db)
    }
}

/// The parts of a product that follow the files, each for itself.
private struct CatalogueField: Sendable {
    let digest: @Sendable (ProductDetails) throws -> String
    let copy: @Sendable (_ source: ProductDetails, _ target: inout ProductDetails) -> Void

    init<Value: Encodable & SendableMetatype>(_ path: any WritableKeyPath<ProductDetails, Value> & Sendable) {
        digest = { details in hex(Array(sha256(try JSONWriter.encode(details[keyPath: path])).prefix(8))) }
        copy = { source, target in target[keyPath: path] = source[keyPath: path] }
    }

    /// What is written in `loaded_parts`, in this order: new ones go to the end.
    static let all = [
        CatalogueField(\.category), CatalogueField(\.name), CatalogueField(\.description), CatalogueField(\.brand), CatalogueField(\.price),
        CatalogueField(\.taxCategory), CatalogueField(\.images), CatalogueField(\.specifications), CatalogueField(\.keywords),
        CatalogueField(\.related),
    ]

    static func digests(_ details: ProductDetails) throws -> [String] { try all.map { try $0.digest(details) } }

    /// - Parameters:
    ///   - details: as they are now.
    ///   - loaded: of the file's parts when it was last loaded.
    ///   - digests: of the file's parts now.
    static func merged(_ details: ProductDetails, _ file: ProductDetails, loaded: [String], digests: [String]) throws -> ProductDetails {
        var merged = details
        for (index, field) in all.enumerated() {
            let old = index < loaded.count ? loaded[index] : nil
            // Changed in the file and nowhere else.
            if digests[index] != old, try field.digest(details) == old { field.copy(file, &merged) }
        }
        return merged
    }
}
