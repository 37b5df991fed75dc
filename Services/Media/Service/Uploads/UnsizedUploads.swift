internal import Contracts
internal import HTTPCore
internal import Objects
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Photos whose size the client did not say beforehand. A signature cannot fix what it does not know, so these bytes come through
/// this service, which counts them. GTSD-P-4.4-02.
struct UnsizedUploads: Sendable {
    let keeper: MediaKeeper

    private var format: OpaqueTokenFormat { OpaqueTokenFormat(version: "u1", key: keeper.runtime.keys.hmac("unsized uploads")) }

    func put(_ upload: Upload, _ context: RequestContext) throws -> SignedPut {
        let expiresAt = context.now + keeper.policy.uploadLife
        let text = [upload.id.text, String(expiresAt.milliseconds), String(upload.reserved), upload.contentType.text].joined(separator: "~")
        let token = OpaqueToken(trusted: format.make(Array(text.utf8)))
        return SignedPut(
            url: keeper.publicURL(context) + (try CallTarget.make(Media.putPhoto.path, ContentParameters(token: token))),
            headers: ["Content-Type": upload.contentType.text])
    }

    var route: Route {
        Media.putPhoto.handleUpload(into: keeper.settings.scratch) { call, request in
            try Int(read(call.parameters.token, request, now: call.now).most)
        } _: { call, request, file in
            let grant = try read(call.parameters.token, request, now: call.now)
            guard try await keeper.isWaiting(grant.upload) else { throw APIError(.uploadClosed) }
            try await keeper.store.writeFile(file.path, to: grant.upload.staging, type: grant.type)
            return HTTPResponse(status: .ok)
        }
    }

    private func read(_ token: OpaqueToken, _ request: HTTPRequest, now: Instant) throws(APIError) -> (upload: UploadID, most: Int64, type: String) {
        guard let payload = format.open(token.text) else { throw APIError(.linkInvalid) }
        let parts = String(decoding: payload, as: UTF8.self).split(separator: "~", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let end = Int64(parts[1]), let most = Int64(parts[2]) else { throw APIError(.linkInvalid) }
        guard now.milliseconds < end else { throw APIError(.linkExpired) }
        guard request.headers["Content-Type"]?.lowercased() == parts[3] else { throw APIError(.linkInvalid) }
        return (UploadID(trusted: parts[0]), most, parts[3])
    }
}

extension MediaKeeper {
    /// Whether bytes are still awaited.
    func isWaiting(_ upload: UploadID) async throws -> Bool {
        try await database.read { db in try await UploadStore.find(upload, in: db) }?.status == .waiting
    }
}
