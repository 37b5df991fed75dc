internal import Contracts
internal import HTTPCore
internal import Objects
internal import ServiceKit
internal import Storage
internal import Wire

/// Uploads and files of every purpose.
struct FileRoutes: Sendable {
    let keeper: MediaKeeper
    let uploads: Uploads
    let confirmation: Confirmation
    let files: Files
    let removal: Removal

    var routes: [Route] {
        [
            Media.beginUpload.handle { call in
                let body = call.body
                let upload = try await uploads.begin(
                    .init(purpose: body.purpose, contentType: body.contentType, bytes: body.bytes.value, sha256: body.sha256, name: body.name),
                    by: call.caller, call.context)
                return try await uploads.ticket(upload, call.context)
            },
            Media.upload.handle { call in try await uploads.ticket(try await uploads.find(call.parameters.id, of: call.caller), call.context) },
            Media.confirmUpload.handleSaving { call in
                let upload = try await uploads.find(call.parameters.id, of: call.caller)
                // What an upload is for decides who makes something of it.
                guard upload.purpose != .progressPhoto, upload.purpose != .clip else { throw APIError(.notFound) }
                switch try await confirmation.confirm(upload, run: call.context.run, now: call.now, take: { _, _, _ in }) {
                case .created(let file): return .created(try files.shown(file, call.context))
                case .updated(let file): return .updated(try files.shown(file, call.context))
                }
            },
            Media.abandonUpload.handle { call in
                try await uploads.abandon(try await uploads.find(call.parameters.id, of: call.caller), run: call.context.run)
                return Nothing()
            },
            Media.file.handle { call in try files.shown(try await files.find(call.parameters.id, of: call.caller), call.context) },
            Media.deleteFile.handle { call in
                let file = try await files.find(call.parameters.id, of: call.caller)
                guard file.purpose != .clip else { throw APIError(.notFound) }
                try await removal.delete(file.id, of: call.caller.userID, run: call.context.run)
                return Nothing()
            },
            Media.preview.handle { call in
                try await files.preview(try await files.find(call.parameters.id, of: call.caller), call.parameters.format ?? .jpeg, call.context)
            },
            Media.content.handle { call in try await files.content(call.parameters.token, call.context) },
            MediaFiles.facts.handle { call in
                guard let file = try await keeper.database.read({ db in try await FileStore.find(call.parameters.id, in: db) }) else { throw APIError(.notFound) }
                return MediaFacts(id: file.id, ownerId: file.owner, isConfirmed: true)
            },
        ]
    }
}
