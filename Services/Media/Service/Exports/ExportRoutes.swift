internal import Contracts
internal import ServiceKit
internal import Wire

/// Previews, exports, the library and share links.
struct ExportRoutes: Sendable {
    let flows: ExportFlows
    let events: ExportEvents
    let frames: Frames
    let library: Library
    let shares: Shares

    var routes: [Route] {
        [
            Compositions.preview.handle { call in try await frames.preview(call.parameters, of: call.caller) },
            Compositions.estimate.handle { call in try await flows.estimate(call.parameters, of: call.caller) },
            Compositions.export.handle { call in try await flows.start(call.parameters.id, call.body, by: call.caller, call.context) },
            Exports.one.handle { call in try flows.shown(try await flows.find(call.parameters.id, of: call.caller), call.context) },
            Exports.events.handle { call in try await events.stream(call.parameters.id, of: call.caller, call.context) },
            Exports.cancel.handle { call in try await flows.cancel(call.parameters.id, of: call.caller, call.context) },
            Exports.retry.handle { call in try await flows.retry(call.parameters.id, of: call.caller, call.context) },
            Exports.file.handle { call in try await flows.file(try await flows.find(call.parameters.id, of: call.caller), call.context) },
            Exports.library.handle { call in try await library.page(call.parameters, of: call.caller, call.context) },
            Exports.delete.handle { call in
                try await flows.delete(call.parameters.id, of: call.caller, run: call.context.run)
                return Nothing()
            },
            Exports.share.handle { call in try await shares.share(call.parameters.id, call.body, of: call.caller, call.context) },
            Exports.endShare.handle { call in
                try await shares.end(call.parameters.id, of: call.caller)
                return Nothing()
            },
            Exports.shared.handle { call in try await shares.shared(call.parameters.token, call.context) },
        ]
    }
}
