public import Wire

/// A composition or a finished export. X-02.
public struct LibraryItem: DTO {
    public let kind: LibraryKind
    /// When the composition was begun or the export was done.
    public let at: Instant
    /// There for the kind `composition`.
    public let composition: Composition?
    /// There for the kind `export`.
    public let export: ExportJob?

    public init(_ composition: Composition) {
        kind = .composition
        at = composition.createdAt
        self.composition = composition
        export = nil
    }

    /// - Parameter at: when it was done.
    public init(_ export: ExportJob, at: Instant) {
        kind = .export
        self.at = at
        composition = nil
        self.export = export
    }
    public static let example = LibraryItem(.example, at: .example)
}

public struct LibraryQuery: DTO {
    /// Both when left out.
    public let kind: LibraryKind?
    /// How many come at once: 20 when left out; more than 200 is refused. The last page has no `nextCursor`.
    public let limit: Whole<PageSize>?
    /// The `nextCursor` of the page before.
    public let cursor: OpaqueToken?
    public init(kind: LibraryKind? = nil, limit: Whole<PageSize>? = nil, cursor: OpaqueToken? = nil) {
        self.kind = kind
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = LibraryQuery(kind: .export)
}

/// Newest first.
public struct LibraryPage: DTO {
    public let items: [LibraryItem]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [LibraryItem], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = LibraryPage(items: [.example], nextCursor: nil)
}

/// How long a link to an export works.
public struct ShareRequest: DTO {
    /// In how many seconds the link stops working; 7 days when left out.
    public let expiresIn: ShareSeconds?
    public init(expiresIn: ShareSeconds? = nil) { self.expiresIn = expiresIn }
    public static let example = ShareRequest(expiresIn: .example)
}

/// A link to one finished export for anybody who has it, until it expires or the sharing ends.
public struct ShareLink: DTO {
    /// The secret in its address.
    public let token: OpaqueToken
    /// A path of this service.
    public let url: String
    /// When it stops working.
    public let expiresAt: Instant
    public init(token: OpaqueToken, url: String, expiresAt: Instant) {
        self.token = token
        self.url = url
        self.expiresAt = expiresAt
    }
    public static let example = ShareLink(token: .example, url: "/shared/exports/\(OpaqueToken.example.text)", expiresAt: .example)
}
