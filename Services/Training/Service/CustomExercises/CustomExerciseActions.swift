internal import Contracts
internal import ServiceKit
internal import Wire

/// Exercises that somebody made.
struct CustomExerciseActions: Sendable {
    private let desk: RecordDesk
    init(dependencies: TrainingDependencies) { desk = RecordDesk(dependencies: dependencies) }

    func list(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> CustomExerciseList {
        let found = try await desk.list(.exercise, of: try call.person(), view: \.exercise)
        return CustomExerciseList(items: found.sorted { $0.details.name.isListed(before: $1.details.name, $0.id < $1.id) })
    }

    func add(_ call: Call<SignedIn, Nothing, NewCustomExercise>) async throws -> Saved<CustomExercise> {
        let (person, new) = (try call.person(), call.body)
        let key = RecordKey(.exercise, new.id?.text ?? desk.newID())
        let body = RecordBody.exercise(CustomExerciseDetails(name: new.name, category: new.category))
        return try await desk.change(key, of: person, now: call.now, view: \.exercise) { ledger, db in
            try await ledger.put(body, at: key, base: nil, in: db)
        }
    }

    func change(_ call: Call<SignedIn, CustomExerciseParameters, CustomExerciseChange>) async throws -> CustomExercise {
        let (person, change) = (try call.person(), call.body)
        let key = try key(of: call.parameters)
        return try await desk.change(key, of: person, now: call.now, view: \.exercise) { ledger, db in
            guard let current = ledger.record(key), current.isOpen, var details = current.body?.exercise else { throw APIError(.notFound) }
            details.name = change.name ?? details.name
            details.category = change.category ?? details.category
            return try await ledger.put(.exercise(details), at: key, base: current.version, in: db)
        }.output
    }

    func delete(_ call: Call<SignedIn, CustomExerciseParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await desk.delete(try key(of: call.parameters), of: person, now: call.now)
    }

    /// - Throws: `forbidden` for an exercise of the library, which is nobody's own.
    private func key(of parameters: CustomExerciseParameters) throws(APIError) -> RecordKey {
        guard parameters.id.isCustom else {
            throw APIError(.forbidden, detail: "Exercises of the library are nobody's own; the id of one that a person made is a UUID.")
        }
        return RecordKey(.exercise, parameters.id.text)
    }
}
