internal import Contracts
internal import HTTPCore
internal import Objects
internal import ServiceKit
internal import Wire

/// The embedded store's side of signed URLs: what S3 does for a bucket, for a directory.
struct ObjectActions: Sendable {
    let dependencies: MediaDependencies

    private var store: DirectoryStore? { dependencies.store as? DirectoryStore }

    /// Where bytes are received; nil when the objects are elsewhere.
    var folder: String? { store?.spoolDirectory }

    /// - Returns: how many bytes the URL allows.
    func admit(_ call: Call<Anyone, ObjectParameters, Nothing>, _ request: HTTPRequest) throws -> Int {
        try admission(request, now: call.now).put.bytes
    }

    func put(_ call: Call<Anyone, ObjectParameters, Nothing>, _ request: HTTPRequest, _ file: BodyFile) async throws -> HTTPResponse {
        let (store, put) = try admission(request, now: call.now)
        // A URL outlives the upload it was made for by some minutes.
        guard let upload = try? UploadID(validating: put.key.id), try await dependencies.takesBytes(upload, now: call.now) else {
            throw APIError(.uploadClosed)
        }
        let etag = try await refusingBytes { () async throws(ObjectStoreError) in try await store.accept(put, spooled: file.path) }
        // Confirmed meanwhile: these bytes may not be in the file, and who sent them is told so.
        guard try await dependencies.takesBytes(upload, now: call.now) else { throw APIError(.uploadClosed) }
        return HTTPResponse(status: .ok, headers: ["ETag": "\"\(etag)\""])
    }

    private func admission(_ request: HTTPRequest, now: Instant) throws(APIError) -> (store: DirectoryStore, put: PutAdmission) {
        guard let store else { throw APIError(.linkInvalid) }
        let isSigned = request.query?.contains("X-Amz-Signature=") ?? false
        let admission = try refusingSignature(isSigned: isSigned) { () throws(ObjectRefusal) in
            try store.admit(method: request.method.rawValue, path: request.path, query: request.query, headers: request.headers, now: now)
        }
        guard case .put(let put) = admission else { throw APIError(.linkInvalid) }
        return (store, put)
    }
}
