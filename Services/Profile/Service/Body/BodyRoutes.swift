internal import Contracts
internal import ServiceKit

/// Weigh-ins, measurements and InBody scans.
struct BodyRoutes: Sendable {
    let weights: WeightActions
    let measurements: MeasurementActions
    let scans: ScanActions

    var routes: [Route] {
        [
            Profiles.weights.handle(weights.list),
            Profiles.addWeight.handle(weights.add),
            Profiles.deleteWeight.handle(weights.delete),
            Profiles.measurements.handle(measurements.list),
            Profiles.addMeasurement.handle(measurements.add),
            Profiles.deleteMeasurement.handle(measurements.delete),
            Profiles.scans.handle(scans.list),
            Profiles.addScan.handle(scans.add),
            Profiles.deleteScan.handle(scans.delete),
        ]
    }
}
