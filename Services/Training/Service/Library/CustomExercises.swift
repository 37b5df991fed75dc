internal import Contracts
internal import Storage
internal import Wire

/// Where the exercises that people made themselves are.
protocol CustomExercises: Sendable {
    /// Somebody's own that are not archived, at most 500.
    func all(of user: UserID, in db: any Connection) async throws -> [CustomExercise]
    /// One of somebody's own, archived or not; nil for what is somebody else's.
    func find(_ id: CustomExerciseID, of user: UserID, in db: any Connection) async throws -> CustomExercise?
}
