internal import Contracts
internal import HTTPCore
internal import Objects
internal import ServiceKit
internal import Wire

/// The embedded store's side of signed URLs: what S3 does for a bucket, for a directory.
struct ObjectRoutes: Sendable {
    let keeper: MediaKeeper

    var routes: [Route] {
        guard let store = keeper.store as? DirectoryStore else { return [UnsizedUploads(keeper: keeper).route] }
        return [UnsizedUploads(keeper: keeper).route, put(store)]
    }

    private func put(_ store: DirectoryStore) -> Route {
        Media.putObject.handleUpload(into: store.spoolDirectory) { call, request in
            try admit(request, store, now: call.now).bytes
        } _: { call, request, file in
            let admission = try admit(request, store, now: call.now)
            // A URL outlives the upload it was made for by some minutes.
            guard let upload = try? UploadID(validating: admission.key.id), try await keeper.isWaiting(upload) else { throw APIError(.uploadClosed) }
            let etag = try await refusingBytes { () async throws(ObjectStoreError) in try await store.accept(admission, spooled: file.path) }
            return HTTPResponse(status: .ok, headers: ["ETag": "\"\(etag)\""])
        }
    }

    private func admit(_ request: HTTPRequest, _ store: DirectoryStore, now: Instant) throws(APIError) -> PutAdmission {
        let admission = try refusingSignature(isSigned: request.query?.contains("X-Amz-Signature=") ?? false) { () throws(ObjectRefusal) in
            try store.admit(method: request.method.rawValue, path: request.path, query: request.query, headers: request.headers, now: now)
        }
        guard case .put(let put) = admission else { throw APIError(.linkInvalid) }
        return put
    }
}
