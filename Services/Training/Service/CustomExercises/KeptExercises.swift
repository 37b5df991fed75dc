internal import Contracts
internal import Storage
internal import Wire

/// What people made themselves, for lists and details of exercises.
struct KeptExercises: CustomExercises {
    func all(of user: UserID, in db: any Connection) async throws -> [CustomExercise] {
        try await RecordStore.list(.exercise, of: user, in: db).compactMap(\.exercise)
    }

    func find(_ id: CustomExerciseID, of user: UserID, in db: any Connection) async throws -> CustomExercise? {
        try await RecordStore.find(RecordKey(.exercise, id.text), of: user, in: db)?.exercise
    }
}
