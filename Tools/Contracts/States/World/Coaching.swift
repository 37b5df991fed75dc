internal import Contracts
internal import Pacts
internal import Platform
internal import Wire

/// Clients and their coaches.
extension World {
    /// Somebody of FitCoach+ whom a coach of their own coaches. An administrator gives them to each other, because places that are free go
    /// to those who wait longest.
    func client() throws(StateProblem) -> Person {
        let coach = try staff(.coach), admin = try staff(.admin), client = try onboarded(.fitcoach)
        let settings = CoachSettings(
            name: PersonName(trusted: "Omar"), specialization: nil, bio: nil, languages: [.ar, .en], goals: [],
            capacity: CoachCapacity(trusted: 1), isTaking: false)
        _ = try caller.call(CoachDesk.saveProfile, of: "coaching", Nothing(), settings, as: .person(coach.token))
        _ = try self.await("the client at coaching") { () throws(StateProblem) in
            try found(
                try caller.ask(
                    CoachingAdmin.assign, of: "coaching", ClientParameters(client: UserID(trusted: client.user)),
                    NewAssignment(coachId: UserID(trusted: coach.user)), as: .person(admin.token)))
        }
        return client
    }

    /// - Returns: the id that the app gave it.
    func sendMessage(_ text: String, as client: Person) throws(StateProblem) -> String {
        let id = ClientMessageID(trusted: freshID())
        _ = try caller.call(
            CoachingThreads.put, of: "coaching", ClientMessageParameters(clientId: id), MessageContent(text: MessageText(trusted: text)),
            as: .person(client.token))
        return id.text
    }

    /// Somebody who works for FitCoach+, with a token that says so.
    private func staff(_ role: Role) throws(StateProblem) -> Person {
        let person = try person(.fitcoach)
        _ = try caller.call(
            Auth.setRole, of: "auth", UserParameters(id: UserID(trusted: person.user)), RoleChange(role: role), as: .service("operator"))
        let session = try caller.call(
            Auth.refresh, of: "auth", Nothing(), RefreshRequest(refreshToken: OpaqueToken(trusted: person.refreshToken)), as: .nobody)
        return Person(session.user, access: session.accessToken, refresh: session.refreshToken)
    }
}
