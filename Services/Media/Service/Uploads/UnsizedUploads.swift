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
    let dependencies: MediaDependencies

    private var format: OpaqueTokenFormat { OpaqueTokenFormat(version: "u1", key: dependencies.runtime.keys.hmac("unsized uploads")) }

    /// How to send the bytes of an upload.
    func ticket(_ upload: Upload, _ context: RequestContext) throws -> SignedPut {
        let expiresAt = context.now + dependencies.policy.uploadLife
        let text = [upload.id.text, String(expiresAt.milliseconds), String(upload.reserved), upload.contentType.text].joined(separator: "~")
        let token = OpaqueToken(trusted: format.make(Array(text.utf8)))
        return SignedPut(
            url: dependencies.publicURL(context) + (try CallTarget.make(Media.putPhoto.path, ContentParameters(token: token))),
            headers: ["Content-Type": upload.contentType.text])
    }

    /// Where bytes are received.
    var folder: String { dependencies.settings.scratch }

    /// - Returns: how many bytes the link allows.
    func admit(_ call: Call<Anyone, ContentParameters, Nothing>, _ request: HTTPRequest) throws -> Int {
        Int(try read(call.parameters.token, request, now: call.now).most)
    }

    func put(_ call: Call<Anyone, ContentParameters, Nothing>, _ request: HTTPRequest, _ file: BodyFile) async throws -> HTTPResponse {
        let grant = try read(call.parameters.token, request, now: call.now)
        guard try await dependencies.takesBytes(grant.upload, now: call.now) else { throw APIError(.uploadClosed) }
        try await dependencies.store.writeFile(file.path, to: grant.upload.staging, type: grant.type)
        // Confirmed meanwhile: these bytes may not be in the file, and who sent them is told so.
        guard try await dependencies.takesBytes(grant.upload, now: call.now) else { throw APIError(.uploadClosed) }
        return HTTPResponse(status: .ok)
    }

    private func read(
        _ token: OpaqueToken, _ request: HTTPRequest, now: Instant
    ) throws(APIError) -> (upload: UploadID, most: Int64, type: String) {
        guard let payload = format.open(token.text) else { throw APIError(.linkInvalid) }
        let parts = String(decoding: payload, as: UTF8.self).split(separator: "~", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let end = Int64(parts[1]), let most = Int64(parts[2]) else { throw APIError(.linkInvalid) }
        guard now < Instant(milliseconds: end) + dependencies.runtime.configuration.clockTolerance.afterEnd else {
            throw APIError(.linkExpired)
        }
        guard request.headers["Content-Type"]?.lowercased() == parts[3] else { throw APIError(.linkInvalid) }
        return (UploadID(trusted: parts[0]), most, parts[3])
    }
}

extension MediaDependencies {
    /// Whether bytes are still awaited: not once a confirmation looks at those that are there.
    func takesBytes(_ upload: UploadID, now: Instant) async throws -> Bool {
        try await database.read { db in try await UploadStore.takesBytes(upload, now: now, in: db) }
    }
}
