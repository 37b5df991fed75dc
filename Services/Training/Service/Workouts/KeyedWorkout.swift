internal import Contracts
internal import Security
internal import TrainingDomain
internal import Wire

/// An imported workout with ids that follow from what it is: of the person, the start and the name, where the file has none. The start is
/// what the file says of it: a clock without a zone shows the same wherever the person lives when the file comes again.
struct KeyedWorkout: Sendable {
    let workout: ImportedWorkout
    let id: WorkoutID
    /// The id that it may have been given where it came before ids followed from what clocks showed.
    private let former: WorkoutID?

    init(_ workout: ImportedWorkout, of user: UserID) {
        self.workout = workout
        func made(_ start: String) -> WorkoutID { WorkoutID(trusted: ContentID.text(of: "\(user.text)/\(start)/\(workout.name.text)")) }
        let instant = "\(workout.startedAt.milliseconds)"
        id = workout.id ?? made(workout.wall ?? instant)
        former = workout.id == nil && workout.wall != nil ? made(instant) : nil
    }

    var key: RecordKey { RecordKey(.workout, id.text) }

    /// Under which it may be there already.
    var keys: [RecordKey] { [key] + (former.map { [RecordKey(.workout, $0.text)] } ?? []) }

    func details(_ exercises: [ExerciseID]) -> WorkoutDetails {
        let root = ContentID.hash(of: id.text)
        return workout.details(exercises) { LoggedSetID(trusted: ContentID.text(root, number: $0)) }
    }
}

/// UUIDs made of a hash: version 8 of RFC 9562.
enum ContentID {
    static func text(of content: String) -> String { text(hash(of: content)) }

    static func hash(of content: String) -> [UInt8] { Array(sha256(content).prefix(16)) }

    /// One of many that have a hash in common.
    static func text(_ hash: [UInt8], number: Int) -> String {
        text(Array(hash.prefix(12)) + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
    }

    private static func text(_ hash: [UInt8]) -> String {
        var bytes = hash
        bytes[6] = 0x80 | bytes[6] & 0x0f
        bytes[8] = 0x80 | bytes[8] & 0x3f
        let digits = Array(hex(bytes).utf8)
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
    }
}
