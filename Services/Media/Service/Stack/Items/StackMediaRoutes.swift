internal import Contracts
internal import ServiceKit
internal import Wire

struct StackMediaRoutes: Sendable {
    let imports: Imports
    let items: MediaItems

    var routes: [Route] {
        [
            StackMedia.beginImport.handle { call in
                try call.caller.requireStack()
                return try await imports.begin(call.body, by: call.caller, call.context)
            },
            StackMedia.importJob.handle { call in
                try call.caller.requireStack()
                return try await imports.job(call.parameters.id, of: call.caller, call.context)
            },
            StackMedia.itemUploaded.handle { call in
                try call.caller.requireStack()
                return try await imports.uploaded(call.parameters, of: call.caller, call.context)
            },
            StackMedia.cancelImport.handle { call in
                try call.caller.requireStack()
                try await imports.cancel(call.parameters.id, of: call.caller, run: call.context.run)
                return Nothing()
            },
            StackMedia.items.handle { call in
                try call.caller.requireStack()
                return try await items.page(call.parameters, of: call.caller, call.context)
            },
            StackMedia.item.handle { call in
                try call.caller.requireStack()
                return try await items.one(call.parameters.id, of: call.caller, call.context)
            },
            StackMedia.deleteItem.handle { call in
                try call.caller.requireStack()
                try await items.delete(call.parameters.id, of: call.caller, run: call.context.run)
                return Nothing()
            },
            StackMedia.thumbnail.handle { call in
                try call.caller.requireStack()
                return try await items.thumbnail(call.parameters.id, of: call.caller)
            },
            StackMedia.settings.handle { call in
                try call.caller.requireStack()
                return try await items.settings(of: call.caller)
            },
            StackMedia.changeSettings.handle { call in
                try call.caller.requireStack()
                return try await items.change(call.body, of: call.caller, now: call.now)
            },
        ]
    }
}
