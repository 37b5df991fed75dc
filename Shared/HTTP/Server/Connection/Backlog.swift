/// Connections of one loop whose peers have not read all of their answers, and the bytes of these.
struct Backlog {
    private(set) var bytes = 0
    private var connections: [ObjectIdentifier: Connection] = [:]

    /// - Parameter change: of `unsentInMemory`, which has it already.
    mutating func changed(_ connection: Connection, by change: Int) {
        bytes += change
        connections[ObjectIdentifier(connection)] = connection.unsentInMemory > 0 ? connection : nil
    }

    /// Who has the most.
    var largest: Connection? { connections.values.max { $0.unsentInMemory < $1.unsentInMemory } }
}
