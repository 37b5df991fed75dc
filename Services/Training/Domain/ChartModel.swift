public import Contracts
public import Wire

/// A workout as a device has it.
public struct PastWorkout: Sendable, Equatable {
    public let id: WorkoutID
    public let details: WorkoutDetails
    public init(id: WorkoutID, details: WorkoutDetails) {
        self.id = id
        self.details = details
    }
}

extension [PastWorkout] {
    /// In the order they began, wherever and whenever they arrived; those of one instant by their ids.
    public var chronological: [PastWorkout] {
        sorted { a, b in
            let (left, right) = (a.details.startedAt, b.details.startedAt)
            return left == right ? a.id < b.id : left < right
        }
    }
}

/// The line of a chart, made on the device from the workouts it has; the service makes the same one. CHRT-05.
public struct ChartModel: Sendable, Equatable {
    public let details: ChartDetails
    public let points: [ChartPoint]

    /// - Parameters:
    ///   - history: in any order.
    ///   - day: the local day of an instant where the person lives.
    public init(_ details: ChartDetails, history: [PastWorkout], day: (Instant) -> LocalDate) {
        self.details = details
        var lifts: [ChartLift] = []
        for workout in history.chronological {
            guard let lift = Lift.all(of: workout.details).first(where: { $0.exercise == details.exerciseId }) else { continue }
            lifts.append(ChartLift(date: day(workout.details.startedAt), lift: lift))
        }
        points = details.points(lifts)
    }

    /// Where a point stands on the x axis: days since 1970, or the number of its session. CHRT-03.
    public func x(of point: ChartPoint) -> Int64 {
        switch details.axis {
        case .date: point.date.daysSinceEpoch
        case .session: point.session
        }
    }
}
