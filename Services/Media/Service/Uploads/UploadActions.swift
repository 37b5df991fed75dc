internal import Contracts
internal import ServiceKit
internal import Wire

/// Uploads that become files. What photos and clips become is their own routes' matter.
struct UploadActions: Sendable {
    let dependencies: MediaDependencies
    let uploading: Uploading
    let confirmation: Confirmation

    func begin(_ call: Call<SignedIn, Nothing, UploadDetails>) async throws -> UploadTicket {
        let body = call.body
        let upload = try await uploading.begin(
            .init(
                purpose: body.purpose.value, contentType: body.contentType, bytes: body.bytes.value, sha256: body.sha256, name: body.name),
            by: call.caller, call.context)
        return try await uploading.ticket(upload, call.context)
    }

    func one(_ call: Call<SignedIn, UploadParameters, Nothing>) async throws -> UploadTicket {
        try await uploading.ticket(try await uploading.find(call.parameters.id, of: call.caller), call.context)
    }

    func confirm(_ call: Call<SignedIn, UploadParameters, Nothing>) async throws -> Saved<MediaFile> {
        let upload = try await uploading.find(call.parameters.id, of: call.caller)
        guard upload.purpose != .progressPhoto, upload.purpose != .clip else { throw APIError(.notFound) }
        let view = FileView(dependencies, call.context)
        switch try await confirmation.confirm(upload, run: call.context.run, now: call.now, take: { _, _, _ in }) {
        case .created(let file): return .created(try view.file(file))
        case .updated(let file): return .updated(try view.file(file))
        }
    }

    func abandon(_ call: Call<SignedIn, UploadParameters, Nothing>) async throws -> Nothing {
        try await uploading.abandon(try await uploading.find(call.parameters.id, of: call.caller), run: call.context.run)
        return Nothing()
    }
}
