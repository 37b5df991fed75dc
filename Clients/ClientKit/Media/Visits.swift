internal import Wire

/// Permission to keep something for a person, good until they leave. Begin it before making sure that they are signed in: what then
/// takes its time cannot bring back what signing out has removed.
struct Visit: Sendable {
    let user: UserID
    fileprivate let number: Int
}

/// Which visits are still good.
struct Visits: Sendable {
    private var numbers: [UserID: Int] = [:]
    /// Of everybody else.
    private var others = 0
    private var last = 0

    func begin(_ user: UserID) -> Visit { Visit(user: user, number: number(of: user)) }
    func isCurrent(_ visit: Visit) -> Bool { visit.number == number(of: visit.user) }
    private func number(of user: UserID) -> Int { numbers[user] ?? others }

    mutating func end(_ user: UserID) {
        last += 1
        numbers[user] = last
    }

    mutating func endAll(except user: UserID) {
        numbers = [user: number(of: user)]
        last += 1
        others = last
    }
}
