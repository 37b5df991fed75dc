internal import Contracts
internal import ServiceKit
internal import Wire

struct PhotoRoutes: Sendable {
    let gallery: Gallery

    var routes: [Route] {
        [
            Media.presignPhoto.handle { call in try await gallery.presign(call.body, by: call.caller, call.context) },
            Media.confirmPhoto.handleSaving { call in try await gallery.confirm(call.body, by: call.caller, call.context) },
            Media.photos.handle { call in try await gallery.page(call.parameters, of: call.caller, call.context) },
            Media.photo.handle { call in try await gallery.one(call.parameters.id, of: call.caller, call.context) },
            Media.comparison.handle { call in try await gallery.compare(call.parameters, of: call.caller, call.context) },
            Media.changePhoto.handle { call in try await gallery.change(call.parameters.id, call.body, of: call.caller, call.context) },
            Media.deletePhoto.handle { call in
                try await gallery.delete(call.parameters.id, of: call.caller, run: call.context.run)
                return Nothing()
            },
        ]
    }
}
