public import Wire

/// Where files are kept: a directory, or a bucket of an S3 service. Clients reach it through signed URLs only; everything else is
/// for the server itself.
///
/// An object appears whole or not at all, with its type, and is durable once a call that writes it has returned. Reading after a
/// write sees it. Writing to one key from many callers leaves the content of one of them.
///
/// Signing does no I/O and says nothing about whether the object exists. A `lifetime` is whole seconds from 1 to
/// `SignedURL.longestLife`, counted from `now`; longer ones are `refused(.badParameters)`. For URLs that caches are to recognise,
/// pass a `now` that is rounded down: the same arguments give the same URL.
public protocol ObjectStore: Sendable {
    /// A URL for one PUT of exactly these bytes to this key.
    func signedPut(_ key: ObjectKey, _ terms: UploadTerms, now: Instant, lifetime: Duration) throws(ObjectStoreError) -> SignedURL
    /// A URL for GET of this object, with ranges.
    func signedGet(_ key: ObjectKey, _ terms: DownloadTerms, now: Instant, lifetime: Duration) throws(ObjectStoreError) -> SignedURL

    // MARK: Uploads in parts. They survive restarts of both sides until they are completed or aborted.

    func beginParts(_ key: ObjectKey, type: String) async throws(ObjectStoreError) -> PartsID
    /// A URL for PUT of one part; sending a number again replaces that part.
    /// - Parameter number: in `StoredPart.numbers`.
    func signedPart(
        _ key: ObjectKey, _ upload: PartsID, number: Int, bytes: Int, sha256: [UInt8]?, now: Instant, lifetime: Duration
    ) throws(ObjectStoreError) -> SignedURL
    /// The parts that have arrived, by number. `notFound` for an upload that is over. A part that was replaced within a second may
    /// be left out, and has to be sent again.
    func parts(_ key: ObjectKey, _ upload: PartsID) async throws(ObjectStoreError) -> [StoredPart]
    /// Makes the object out of these parts, which must be as `parts` told them, in ascending order, and ends the upload. Repeated
    /// after that, it gives the same etag as long as the store remembers, and is `notFound` otherwise. While another call completes
    /// the upload, it may be `unavailable(retryable: true)`.
    /// - Returns: the object's etag.
    func completeParts(_ key: ObjectKey, _ upload: PartsID, _ parts: [StoredPart]) async throws(ObjectStoreError) -> String
    /// Forgets the upload and its parts; one that is over is no error.
    func abortParts(_ key: ObjectKey, _ upload: PartsID) async throws(ObjectStoreError)

    // MARK: Objects

    /// Nil when there is no such object.
    func facts(_ key: ObjectKey) async throws(ObjectStoreError) -> ObjectFacts?
    /// Puts the object into a new file at `path`, where there must be none. A directory store may link its own file there: read it
    /// and unlink it, but do not write into it.
    func fetch(_ key: ObjectKey, to path: String) async throws(ObjectStoreError) -> ObjectFacts
    /// The bytes of `range`, cut at the end of the object; all of it for nil.
    /// - Parameter maximum: more bytes than these are `tooLarge`.
    func read(_ key: ObjectKey, range: Range<Int>?, maximum: Int) async throws(ObjectStoreError) -> [UInt8]
    /// - Returns: the etag.
    @discardableResult
    func write(_ bytes: [UInt8], to key: ObjectKey, type: String) async throws(ObjectStoreError) -> String
    /// Stores a finished file. It may be unlinked afterwards but not written into: a directory store may keep the file itself.
    /// - Returns: the etag.
    @discardableResult
    func writeFile(_ path: String, to key: ObjectKey, type: String) async throws(ObjectStoreError) -> String
    /// With its type; what is at `target` is replaced.
    func copy(_ source: ObjectKey, to target: ObjectKey) async throws(ObjectStoreError)
    /// An object that is not there is no error.
    func delete(_ key: ObjectKey) async throws(ObjectStoreError)
    /// Every object of an id; none is no error. Unfinished uploads stay.
    func deleteAll(_ area: ObjectArea, id: String) async throws(ObjectStoreError)

    // MARK: Sweeps

    /// Objects of an area in an order of the store's own that does not change. Objects written or deleted between two pages may
    /// be in the listing or not; all others are, once.
    /// - Parameters:
    ///   - after: `next` of the page before, or nil.
    ///   - limit: 1 to 1000; beyond that it is cut.
    func list(_ area: ObjectArea, after: String?, limit: Int) async throws(ObjectStoreError) -> ObjectPage
    /// The unfinished uploads of an area, for a sweep by age.
    func listParts(_ area: ObjectArea) async throws(ObjectStoreError) -> [UnfinishedUpload]

    /// The object's own file, for reading in place; nil where there is none to see. It stays readable until the object is
    /// replaced or deleted; after that the path names nothing.
    func localPath(_ key: ObjectKey) async throws(ObjectStoreError) -> String?
}
