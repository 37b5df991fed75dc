import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// Who coaches whom, and what coaches do with their clients. FC-ADD-05, FC-ADD-06, FC-ADD-07.
@Suite(.serialized) struct CoachTests {
    @Test(.proves("FC-ADD-06"), arguments: Engine.allCases) func thirtyPeopleAtOnceFillThreeCoachesWithTen(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            var coaches: [Somebody] = []
            for _ in 1...3 { coaches.append(try await fixture.workingCoach(capacity: 10)) }
            var people: [Somebody] = []
            for _ in 1...30 { people.append(try await fixture.somebody()) }
            let got = try await withThrowingTaskGroup(of: UserID?.self) { group in
                for person in people { group.addTask { try await person.client.call(CoachChoice.coach).id } }
                return try await group.reduce(into: [UserID?]()) { $0.append($1) }
            }
            for coach in coaches { #expect(got.count(where: { $0 == coach.id }) == 10) }
            // Nobody has room for one more; they wait, until somebody has.
            let last = try await fixture.somebody()
            #expect(try await last.client.answer(CoachChoice.coach).status == 202)
            _ = try await coaches[1].client.call(CoachDesk.saveProfile, Nothing(), CoachingFixture.settings(capacity: 11))
            try await eventually("it happened") { try await last.client.answer(CoachChoice.coach).status == 200 }
            #expect(try await last.client.call(CoachChoice.coach).id == coaches[1].id)
            // Once, whatever is told again.
            try await fixture.tell(.onboardingCompleted, about: last)
            #expect(try await fixture.number("SELECT assignment FROM threads WHERE client_id = \(last.id.text)") == 1)
        }
    }

    /// Nobody has to look who coaches them: the coach sees them before.
    @Test(.proves("FC-ADD-06"), arguments: Engine.allCases) func theFirstIntakeAloneGivesACoach(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            try await fixture.tell(.onboardingCompleted, about: layla)
            try await eventually("she has one") {
                try await omar.client.call(CoachDesk.clients, PageQuery(), Nothing()).items.map(\.id) == [layla.id]
            }
        }
    }

    @Test func aCoachWhoIsBestAtSomebodysGoalComesFirst() async throws {
        try await CoachingFixture.run { fixture in
            func coach(_ goals: [MainGoal]) async throws -> Somebody {
                let coach = try await fixture.somebody(role: .coach, name: "Omar")
                let settings = CoachSettings(
                    name: .example, specialization: nil, bio: nil, languages: [.en], goals: goals, capacity: CoachCapacity(trusted: 5),
                    isTaking: true)
                _ = try await coach.client.call(CoachDesk.saveProfile, Nothing(), settings)
                return coach
            }
            _ = try await coach([.muscleGain])
            let fitting = try await coach([.generalFitness])
            _ = try await coach([.fatLoss])
            for _ in 1...2 {
                let person = try await fixture.somebody()
                #expect(try await person.client.call(CoachChoice.coach).id == fitting.id)
            }
        }
    }

    @Test(arguments: Engine.allCases) func aCoachWhoHasNotSaidWhatTheySpeakSpeaksTheLanguageOfTheirApp(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.somebody(role: .coach, name: "Omar"), admin = try await fixture.somebody(role: .admin)
            fixture.tell(omar, name: "Omar", language: .ar, devices: [])
            let own = try await omar.client.call(CoachDesk.profile, Nothing(), Nothing())
            #expect(own.settings == nil && own.profile.languages.items == [.ar])
            let all = try await admin.client.call(CoachingAdmin.coaches, PageQuery(), Nothing()).items
            #expect(all.map(\.id) == [omar.id] && all.map(\.languages.items) == [[.ar]] && all.map(\.capacity) == [0])
        }
    }

    @Test(.proves("FC-ADD-06")) func nobodyGetsACoachWhomTheyDoNotUnderstandWhileThereIsAnother() async throws {
        try await CoachingFixture.run { fixture in
            let arab = try await fixture.workingCoach(capacity: 1, languages: [.ar])
            _ = try await fixture.workingCoach(capacity: 5, languages: [.en])
            let person = try await fixture.somebody(language: .ar)
            #expect(try await person.client.call(CoachChoice.coach).id == arab.id)
            let next = try await fixture.somebody(language: .ar)
            #expect(try await next.client.answer(CoachChoice.coach).status == 202)
        }
    }

    @Test(arguments: Engine.allCases) func clientsOfACoachWhoLeavesGetAnotherWithTheirWords(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let first = try await fixture.workingCoach(capacity: 5)
            let client = try await fixture.somebody()
            #expect(try await client.client.call(CoachChoice.coach).id == first.id)
            _ = try await client.say(1).sent()
            let second = try await fixture.workingCoach(capacity: 5)
            try await fixture.tell(.roleChanged, about: first, facts: EventFacts(version: 7, role: .user))
            try await eventually("it happened") { try await client.client.call(CoachChoice.coach).id == second.id }
            let read = try await second.client.call(CoachDesk.messages, ThreadQuery(client: client.id), Nothing())
            #expect(read.items.contains { $0.text == "Question 1" || $0.sender == .client })
            #expect(try await first.client.answer(CoachDesk.messages, ThreadQuery(client: client.id), Nothing()).status >= 401)
        }
    }

    /// However many clients a coach had who leaves, those who wait are not looked at for each of them.
    @Test(arguments: Engine.allCases) func onlyAPlaceThatSomebodyCanHaveIsFilled(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 3)
            var clients: [Somebody] = []
            for _ in 1...3 {
                let client = try await fixture.somebody()
                #expect(try await client.client.call(CoachChoice.coach).id == omar.id)
                clients.append(client)
            }
            let sami = try await fixture.somebody()
            #expect(try await sami.client.answer(CoachChoice.coach).status == 202)
            try await fixture.settle()
            let assignment = Assignment(dependencies: try fixture.callDependencies())
            func looks(without client: UserID, isActive: Int64, isTaking: Int64) async throws -> Int {
                try await fixture.app.database.write { db -> Int in
                    try await db.execute("""
                        UPDATE coaches SET is_active = \(isActive), is_taking = \(isTaking) WHERE user_id = \(omar.id.text)
                        """)
                    guard var thread = try await ThreadStore.hold(client, in: db) else { return -1 }
                    _ = try await assignment.release(&thread, run: nil, now: fixture.now, in: db)
                    return try await db.query("SELECT 1 FROM work WHERE kind = 'assignWaiting'").count
                }
            }
            #expect(try await looks(without: clients[0].id, isActive: 0, isTaking: 1) == 0)
            #expect(try await looks(without: clients[1].id, isActive: 1, isTaking: 0) == 0)
            #expect(try await looks(without: clients[2].id, isActive: 1, isTaking: 1) == 1)
        }
    }

    @Test(arguments: Engine.allCases) func whileNobodyHasRoomThoseWhoWaitAreLeftAlone(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            func hasRoom() async throws -> Bool {
                try await fixture.app.database.read { db in try await !CoachStore.languagesWithRoom(in: db).isEmpty }
            }
            #expect(try await !hasRoom())
            let omar = try await fixture.workingCoach(capacity: 0)
            #expect(try await !hasRoom())
            try await fixture.settle()
            // More than two batches of them.
            let waiting = (1...2 * Assignment.batch + 1).map { _ in UserID(trusted: fixture.app.app.runtime.ids.next()) }
            try await fixture.app.database.write { db in
                for person in waiting { try await ThreadStore.insert(person, now: fixture.now, in: db) }
            }
            try await fixture.app.perform(CoachingWork.assignWaiting, WaitingPlace())
            #expect(try await fixture.rows("SELECT 1 FROM work WHERE kind = 'assignWaiting'") == 0, "the next batch")
            _ = try await omar.client.call(CoachDesk.saveProfile, Nothing(), CoachingFixture.settings(capacity: 1))
            #expect(try await hasRoom())
            _ = try await omar.client.call(CoachDesk.saveProfile, Nothing(), CoachingFixture.settings(capacity: 1, isTaking: false))
            #expect(try await !hasRoom())
        }
    }

    /// Nobody has to decide about a coach who is theirs no longer, and a new wish is about the new one.
    @Test(arguments: Engine.allCases) func aWishForAnotherCoachIsGrantedByOneWhoComesByThemselves(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            let admin = try await fixture.somebody(role: .admin)
            let wish = try await layla.client.call(CoachChoice.requestChange, Nothing(), NewChangeRequest())
            // Omar leaves, and comes back before anybody else is there: the wish is still about him.
            try await fixture.tell(.roleChanged, about: omar, facts: EventFacts(version: 7, role: .user))
            try await eventually("nobody coaches her") { try await layla.client.answer(CoachChoice.coach).status == 202 }
            try await fixture.tell(.roleChanged, about: omar, facts: EventFacts(version: 8, role: .coach))
            try await eventually("he coaches her again") { try await layla.client.call(CoachChoice.coach).id == omar.id }
            #expect(try await layla.client.call(CoachChoice.coach).changeRequest?.id == wish.id)
            // Another one comes as he leaves for good.
            let sara = try await fixture.workingCoach(capacity: 1)
            try await fixture.tell(.roleChanged, about: omar, facts: EventFacts(version: 9, role: .user))
            try await eventually("another one does") { try await layla.client.call(CoachChoice.coach).id == sara.id }
            #expect(try await layla.client.call(CoachChoice.coach).changeRequest == nil)
            let open = try await admin.client.call(CoachingAdmin.changeRequests, ChangeRequestQuery(), Nothing()).items
            #expect(open.isEmpty)
            let granted = try await admin.client.call(CoachingAdmin.changeRequests, ChangeRequestQuery(status: .approved), Nothing()).items
            #expect(granted.map(\.id) == [wish.id] && granted.first?.newCoach == sara.id && granted.first?.decidedBy == nil)
            // To decide it now would take her from Sara.
            let late = try await admin.client.answer(
                CoachingAdmin.approve, ChangeRequestParameters(id: wish.id), ChangeApproval(coachId: omar.id))
            #expect(late.code == .versionConflict)
            let next = try await layla.client.answer(CoachChoice.requestChange, Nothing(), NewChangeRequest())
            #expect(next.status == 202)
        }
    }

    /// Whoever coached and does no longer is a client like others, and waits for nothing but a place.
    @Test(arguments: Engine.allCases) func whoCoachesNoLongerIsCoachedAgain(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let layla = try await fixture.somebody()
            let omar = try await fixture.workingCoach(capacity: 5)
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            try await fixture.tell(.roleChanged, about: layla, facts: EventFacts(version: 7, role: .coach))
            try await eventually("nobody coaches them") {
                try await fixture.app.rows("SELECT 1 FROM threads WHERE client_id = \(layla.id.text) AND coach_id IS NULL") == 1
            }
            try await fixture.tell(.roleChanged, about: layla, facts: EventFacts(version: 8, role: .user))
            try await eventually("somebody does again") {
                try await fixture.app.rows("SELECT 1 FROM threads WHERE client_id = \(layla.id.text) AND coach_id = \(omar.id.text)") == 1
            }
        }
    }

    @Test(arguments: Engine.allCases) func twoAdministratorsDecideOnce(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let first = try await fixture.workingCoach(capacity: 5), client = try await fixture.somebody()
            _ = try await client.client.call(CoachChoice.coach)
            let second = try await fixture.workingCoach(capacity: 1), admin = try await fixture.somebody(role: .admin)
            let request = try await client.client.call(CoachChoice.requestChange, Nothing(), NewChangeRequest())
            #expect(try await client.client.answer(CoachChoice.requestChange, Nothing(), NewChangeRequest()).code == .requestPending)
            let parameters = ChangeRequestParameters(id: request.id)
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 1...5 {
                    group.addTask {
                        try await admin.client.answer(CoachingAdmin.approve, parameters, ChangeApproval(coachId: second.id)).status
                    }
                }
                return try await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(statuses == [200, 200, 200, 200, 200])
            #expect(try await admin.client.answer(CoachingAdmin.refuse, parameters, Nothing()).code == .versionConflict)
            #expect(try await fixture.number("SELECT clients FROM coaches WHERE user_id = \(first.id.text)") == 0)
            #expect(try await fixture.number("SELECT clients FROM coaches WHERE user_id = \(second.id.text)") == 1)
            // Who came before is still there to be looked at, and full coaches take nobody.
            #expect(try await client.client.answer(CoachChoice.profile, CoachParameters(id: first.id), Nothing()).status == 200)
            let other = try await fixture.somebody()
            _ = try await other.client.call(CoachChoice.coach)
            let full = try await admin.client.answer(
                CoachingAdmin.assign, ClientParameters(client: other.id), NewAssignment(coachId: second.id))
            // It is no limit of a day: waiting brings nothing.
            #expect(full.code == .limitReached && full.json?["retryAfter"] == nil)
            #expect(full.json?["detail"]?.string == "This coach has no room.")
            // Nobody removes a coach's clients for it.
            #expect(full.json?["message"]?.string == "This coach has no room. Choose another one.")
            let arabic = try await admin.client.with("Accept-Language", "ar").answer(
                CoachingAdmin.assign, ClientParameters(client: other.id), NewAssignment(coachId: second.id))
            #expect(arabic.json?["message"]?.string == "لا مكان لدى هذا المدرب. اختر مدربًا آخر.")
        }
    }

    @Test(arguments: Engine.allCases) func aBroadcastComesOnceIntoEachThread(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let coach = try await fixture.workingCoach(capacity: 5)
            var clients: [Somebody] = []
            for _ in 1...3 { clients.append(try await fixture.somebody()) }
            for client in clients { _ = try await client.client.call(CoachChoice.coach) }
            let news = NewBroadcast(clientId: .example, text: .example)
            let first = try await coach.client.answer(CoachDesk.broadcast, Nothing(), news)
            #expect(first.status == 202)
            #expect(try await coach.client.answer(CoachDesk.broadcast, Nothing(), news).status == 200)
            let other = NewBroadcast(clientId: .example, text: MessageText(trusted: "Other words"))
            #expect(try await coach.client.answer(CoachDesk.broadcast, Nothing(), other).code == .versionConflict)
            try await eventually("it happened") {
                try await coach.client.call(CoachDesk.broadcasts, PageQuery(), Nothing()).items.first?.sent == 3
            }
            for client in clients {
                let read = try await client.client.call(CoachingThreads.messages, MessageQuery(), Nothing())
                #expect(read.items.count(where: { $0.sender == .coach }) == 1)
            }
        }
    }

    /// A coach's routes with a client in their path: somebody else's client is not there, and who is no coach gets nowhere.
    @Test(.proves("FC-FEEDBACK-05"), arguments: Engine.allCases) func whatCoachesHearReachesTheStaff(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (coach, admin) = (try await fixture.workingCoach(capacity: 1), try await fixture.somebody(role: .admin))
            let said = NewPainPoint(text: ClientNoteText(trusted: "Nobody finds the button that moves a call."))
            #expect(try await coach.client.answer(CoachDesk.addPainPoint, Nothing(), said).status == 201)
            let list = try await admin.client.call(CoachingAdmin.painPoints, PageQuery(), Nothing()).items
            #expect(list.map(\.text) == [said.text] && list.first?.coach == coach.id)
            #expect(try await coach.client.answer(CoachingAdmin.painPoints, PageQuery(), Nothing()).status == 403)
            // Twenty a day.
            let answers = try await parallel(20) { _ in try await coach.client.answer(CoachDesk.addPainPoint, Nothing(), said) }
            let count = try await fixture.number("SELECT COUNT(*) FROM pain_points")
            #expect(Int64(answers.count { $0.status == 201 }) + 1 == count && answers.contains { $0.code == .limitReached })
            #expect(count == 20)
            // And again once the first of them is a day old.
            fixture.app.clock.advance(by: .hours(24) - .seconds(1))
            let refused = try await coach.client.answer(CoachDesk.addPainPoint, Nothing(), said)
            #expect(refused.code == .limitReached && refused.json?["retryAfter"]?.integer == 1)
            fixture.app.clock.advance(by: .seconds(1))
            #expect(try await coach.client.answer(CoachDesk.addPainPoint, Nothing(), said).status == 201)
        }
    }

    /// Two clients of three wrote: (12 + 3) / 2 = 7.5 messages each; 4 and 5 stars and a skipped question: 4.5 on average.
    @Test(.proves("FC-METRIC-04", "FC-METRIC-08"), arguments: Engine.allCases)
    func theReportOfAPeriodCountsWhatWasSaid(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let admin = try await fixture.somebody(role: .admin)
            var pairs: [(client: Somebody, coach: Somebody)] = []
            for _ in 1...3 { pairs.append(try await fixture.pair()) }
            _ = try await pairs[0].client.sayAll(1...12)
            _ = try await pairs[1].client.sayAll(1...3)
            _ = try await pairs[2].coach.answer(1, to: pairs[2].client)
            for (number, stars) in [(0, Int64?(4)), (1, 5), (2, nil)] {
                let (client, coach) = pairs[number]
                try await fixture.app.database.write { db in
                    _ = try await RatingStore.insert(
                        StoredRating(
                            id: RatingID(trusted: fixture.app.app.runtime.ids.next()), client: client.id, coach: coach.id,
                            question: .messages(10), stars: stars.map { Stars(trusted: $0) }, text: nil, at: fixture.now), in: db)
                }
            }
            let today = LocalDate(daysSinceEpoch: fixture.now.milliseconds / 86_400_000)
            func report(_ from: LocalDate, _ to: LocalDate) async throws -> CoachingReport {
                try await admin.client.call(CoachingAdmin.report, ReportQuery(from: from, to: to), Nothing())
            }
            let report1 = try await report(today, today)
            #expect(report1.messages == 15 && report1.activeClients == 2 && report1.messagesPerClient == 7.5 && report1.coachMessages == 1)
            #expect(report1.ratings == 2 && report1.averageRating == 4.5)
            let before = try await report(today - 7, today - 1)
            #expect(before.messages == 0 && before.messagesPerClient == nil && before.averageRating == nil)
            // A year at most.
            _ = try await report(today - 365, today)
            let longer = try await admin.client.answer(CoachingAdmin.report, ReportQuery(from: today - 366, to: today), Nothing())
            #expect(longer.status == 422 && longer.fields == ["to must_not_be_later"])
        }
    }

    @Test func everyRouteLooksWhoseClientItIs() async throws {
        try await CoachingFixture.run { fixture in
            let coach = try await fixture.workingCoach(capacity: 5), client = try await fixture.somebody()
            _ = try await client.client.call(CoachChoice.coach)
            let stranger = try await fixture.workingCoach(capacity: 0), admin = try await fixture.somebody(role: .admin)
            let endpoints = CoachDesk.areas.flatMap(\.endpoints).filter { $0.path.description.contains("{client}") }
            #expect(endpoints.count >= 12)
            let names = ["client": client.id.text, "clientId": UserID.example.text, "id": UserID.example.text]
            for endpoint in endpoints {
                let path = try #require(endpoint.path.path(names)), body = try Self.body(of: endpoint)
                func status(_ somebody: Somebody) async throws -> Int {
                    try await somebody.client.send(endpoint.method, path, headers: ["Content-Type": "application/json"], body: body).status
                }
                #expect(try await status(stranger) == 404, "\(endpoint.id)")
                #expect(try await status(client) == 403, "\(endpoint.id)")
                #expect(try await status(admin) == 403, "\(endpoint.id)")
            }
            #expect(try await coach.client.answer(CoachDesk.client, ClientParameters(client: client.id), Nothing()).status == 200)
        }
    }

    private static func body(of endpoint: EndpointDescription) throws -> [UInt8] {
        switch endpoint.id {
        case CoachDesk.send.description.id: try JSONWriter.encode(NewMessage(clientId: .example, text: .example))
        case CoachDesk.put.description.id: try JSONWriter.encode(MessageContent(text: .example))
        case CoachDesk.read.description.id, CoachDesk.delivered.description.id: try JSONWriter.encode(UpTo.example)
        case CoachDesk.report.description.id: try JSONWriter.encode(MessageReport.example)
        case CoachDesk.block.description.id: try JSONWriter.encode(NewBlock.example)
        case CoachDesk.addNote.description.id, CoachDesk.changeNote.description.id: try JSONWriter.encode(ClientNoteContent.example)
        default: []
        }
    }
}
