internal import Contracts
internal import ServiceKit
internal import Wire

struct CompositionRoutes: Sendable {
    let compositions: CompositionDesk

    var routes: [Route] {
        [
            Compositions.create.handle { call in
                try call.caller.requireStack()
                return try await compositions.create(call.body, by: call.caller, now: call.now)
            },
            Compositions.list.handle { call in
                try call.caller.requireStack()
                return try await compositions.page(call.parameters, of: call.caller)
            },
            Compositions.one.handle { call in
                try call.caller.requireStack()
                return try await compositions.one(call.parameters.id, of: call.caller)
            },
            Compositions.change.handle { call in
                try call.caller.requireStack()
                return try await compositions.change(call.parameters.id, call.body, of: call.caller, now: call.now)
            },
            Compositions.delete.handle { call in
                try call.caller.requireStack()
                try await compositions.delete(call.parameters.id, of: call.caller)
                return Nothing()
            },
            Compositions.duplicate.handle { call in
                try call.caller.requireStack()
                return try await compositions.duplicate(call.parameters.id, of: call.caller, now: call.now)
            },
            Compositions.addLayer.handle { call in
                try call.caller.requireStack()
                return try await compositions.add(call.body, to: call.parameters.id, of: call.caller, now: call.now)
            },
            Compositions.changeLayer.handle { call in
                try call.caller.requireStack()
                return try await compositions.change(call.parameters, call.body, of: call.caller, now: call.now)
            },
            Compositions.removeLayer.handle { call in
                try call.caller.requireStack()
                return try await compositions.remove(call.parameters, of: call.caller, now: call.now)
            },
            Compositions.orderLayer.handle { call in
                try call.caller.requireStack()
                return try await compositions.order(call.parameters, call.body, of: call.caller, now: call.now)
            },
        ]
    }
}
