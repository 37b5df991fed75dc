internal import Contracts
internal import ServiceKit
internal import Wire

/// Weigh-ins, measurements and InBody scans.
struct BodyRoutes: Sendable {
    let flows: BodyFlows

    var routes: [Route] {
        [
            Profiles.weights.handle { call in try await flows.weights(call.parameters, of: call.person(), now: call.now) },
            Profiles.addWeight.handle { call in try await flows.addWeight(call.body, of: call.person(), now: call.now, run: call.context.run) },
            Profiles.deleteWeight.handle { call in
                try await flows.deleteWeight(call.parameters.id, of: call.person(), now: call.now, run: call.context.run)
                return Nothing()
            },
            Profiles.measurements.handle { call in try await flows.measurements(call.parameters, of: call.person()) },
            Profiles.addMeasurement.handle { call in try await flows.addMeasurement(call.body, of: call.person(), now: call.now) },
            Profiles.deleteMeasurement.handle { call in
                try await flows.deleteMeasurement(call.parameters.id, of: call.person())
                return Nothing()
            },
            Profiles.scans.handle { call in try await flows.scans(of: call.person()) },
            Profiles.addScan.handle { call in try await flows.addScan(call.body, of: call.person(), now: call.now) },
            Profiles.deleteScan.handle { call in
                try await flows.deleteScan(call.parameters.id, of: call.person())
                return Nothing()
            },
        ]
    }
}
