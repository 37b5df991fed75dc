import AppTesting
import Contracts
import HTTPCore
import Storage
import TestSupport
import Testing
import Wire

@Suite struct TutorialTests {
    private static let unseen = TutorialFlags(workout: false, nutrition: false, store: false, progress: false)

    @Test(
        .proves(
            "FR-WORKOUT-WELCOME-04-a", "FR-NUTRITION-WELCOME-05", "FR-STORE-WELCOME-05", "FR-PROGRESS-WELCOME-05", "FR-WELCOME-COMMON-05-b"),
        arguments: Engine.allCases)
    func eachScreenIsSeenOncePerPersonUntilReset(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody(.fitcoach)
            let other = try await fixture.somebody(.fitcoach)
            #expect(try await person.client.call(Profiles.tutorials) == Self.unseen)
            var seen: Set<Tutorial> = []
            for tutorial in Tutorial.allCases {
                seen.insert(tutorial)
                let expected = TutorialFlags(
                    workout: seen.contains(.workout), nutrition: seen.contains(.nutrition), store: seen.contains(.store),
                    progress: seen.contains(.progress))
                for _ in 0..<2 {
                    #expect(
                        try await person.client.call(Profiles.seeTutorial, TutorialParameters(feature: tutorial), Nothing()) == expected)
                }
                // Their second session passes the screen, somebody else on the same device still sees it.
                #expect(try await fixture.again(person).client.call(Profiles.tutorials) == expected)
                #expect(try await other.client.call(Profiles.tutorials) == Self.unseen)
            }
            #expect(try await other.client.call(Profiles.seeTutorial, TutorialParameters(feature: .store), Nothing()).store)
            for _ in 0..<2 { #expect(try await person.client.answer(Profiles.resetTutorials).status == 204) }
            #expect(try await person.client.call(Profiles.tutorials) == Self.unseen)
            #expect(try await other.client.call(Profiles.tutorials).store)
        }
    }

    @Test(arguments: Engine.allCases)
    func oneScreenSeenTwentyTimesAtOnceIsOneRow(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody(.fitcoach)
            let statuses = try await parallel(20) { _ in try await person.client.answer(Profiles.seeTutorial, .example, Nothing()).status }
            #expect(statuses == Array(repeating: 200, count: 20))
            #expect(try await fixture.rows("SELECT user_id FROM tutorials") == 1)
        }
    }

    @Test(arguments: [
        "walkthrough", "Workout", "تمارين", "%F0%9F%8F%8B", "workout%00", "workout/nutrition", String(repeating: "w", count: 3000),
    ])
    func aScreenThatDoesNotExistIsNotFound(_ name: String) async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody(.fitcoach)
            let path = Profiles.tutorials.path.description + "/" + name
            #expect(try await person.client.send(.put, path).code == (name.isEmpty || name.contains("/") ? .noSuchRoute : .notFound))
            #expect(try await fixture.rows("SELECT user_id FROM tutorials") == 0)
        }
    }
}
