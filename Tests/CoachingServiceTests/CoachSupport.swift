import AppTesting
import Contracts
import ServiceKit
import Wire

@testable import CoachingService

extension CoachingFixture {
    static func settings(capacity: Int64, languages: [TextLanguage] = [.ar, .en], isTaking: Bool = true) -> CoachSettings {
        CoachSettings(
            name: .example, specialization: nil, bio: nil, languages: languages, goals: [], capacity: CoachCapacity(trusted: capacity),
            isTaking: isTaking)
    }

    /// A coach who takes people.
    func workingCoach(capacity: Int64, languages: [TextLanguage] = [.ar, .en]) async throws -> Somebody {
        let coach = try await somebody(role: .coach, name: "Omar")
        _ = try await coach.client.call(CoachDesk.saveProfile, Nothing(), Self.settings(capacity: capacity, languages: languages))
        return coach
    }

    /// Somebody who finished the first intake, with the language of their app.
    func somebody(language: TextLanguage) async throws -> Somebody {
        var told: Profile?
        let somebody = try await somebody { told = $0 }
        if let told { tell(told, language: language) }
        return somebody
    }
}
