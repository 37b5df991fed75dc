internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Takes histories from elsewhere. Each workout has an id that follows from what it is, so that a file that comes twice, or twenty times at
/// once, is one history.
struct ImportActions: Sendable {
    let dependencies: TrainingDependencies

    func take(_ call: Call<SignedIn, Nothing, HistoryImport>) async throws -> ImportAnswer {
        let (person, file) = (try call.person(), call.body)
        let zone = dependencies.zone(of: person)
        // Megabytes are read beside the event loops.
        let history = try await dependencies.library.apart {
            do {
                return try ImportedHistory(csv: file.csv.text, unit: file.unit) { zone.instant(of: $0, at: $1) }
            } catch let refusal as ImportRefusal {
                throw APIError(.validationFailed, fields: refusal.problems)
            }
        }
        var result = ImportResult(history)
        let catalogue = dependencies.library.current
        for portion in portions(of: history.workouts, by: person.id) {
            // Who waits for the writer waits for a few workouts, not for years of them.
            let part = try await dependencies.database.write { [result] db in
                var desk = try await ImportDesk(
                    portion, of: person.id, library: catalogue, ids: dependencies.ids, now: call.now, result: result, in: db)
                for workout in portion { try await desk.take(workout, in: db) }
                return try await desk.finish(in: db)
            }
            result = part
        }
        return result.answer(call.context.language)
    }

    /// Sets of one transaction, when its last workout is not counted.
    private static let setsAtOnce = 500

    private func portions(of workouts: [ImportedWorkout], by user: UserID) -> [[KeyedWorkout]] {
        var portions: [[KeyedWorkout]] = []
        var portion: [KeyedWorkout] = []
        var sets = 0
        for workout in workouts {
            portion.append(KeyedWorkout(workout, of: user))
            sets += workout.entries.reduce(0) { $0 + $1.sets.count }
            if sets >= Self.setsAtOnce {
                portions.append(portion)
                (portion, sets) = ([], 0)
            }
        }
        return portion.isEmpty ? portions : portions + [portion]
    }
}
