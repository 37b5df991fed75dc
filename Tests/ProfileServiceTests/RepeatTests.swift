import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What is sent again under its key, because nobody heard how it ended, is done once and answered as it was.
@Suite(.serialized, .timeLimit(.minutes(2))) struct RepeatTests {
    /// What is added, by the table that it is in.
    enum Added: String, CaseIterable {
        case weights, measurements, scans, partners, tickets
    }

    @Test(arguments: Engine.allCases, Added.allCases) func itIsAddedOnce(_ engine: Engine, _ added: Added) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody(added == .scans ? .fitcoach : .gtsd, tier: added == .scans ? .premium : nil)
            let client = person.client.with("Idempotency-Key", "one-key")
            func send() async throws -> Answer {
                switch added {
                case .weights: try await client.answer(Profiles.addWeight, WeighIn(weightKg: try Kilograms(validating: 80)))
                case .measurements:
                    try await client.answer(
                        Profiles.addMeasurement, MeasurementDetails(type: .waist, value: try Hundredths(validating: 80), unit: .cm))
                case .scans: try await client.answer(Profiles.addScan, InBodyDetails(metrics: .example))
                case .partners: try await client.answer(Profiles.addPartner, try PartnerTests.details("Omar", email: "omar@example.com"))
                case .tickets:
                    try await client.answer(
                        Help.openTicket, TicketDetails(subject: ShortText(trusted: "Late"), message: .example))
                }
            }
            func rows() async throws -> Int {
                switch added {
                case .weights: try await fixture.rows("SELECT 1 FROM weights")
                case .measurements: try await fixture.rows("SELECT 1 FROM measurements")
                case .scans: try await fixture.rows("SELECT 1 FROM scans")
                case .partners: try await fixture.rows("SELECT 1 FROM partners")
                case .tickets: try await fixture.rows("SELECT 1 FROM tickets")
                }
            }
            // Whoever is asked for the first time is taken down, in a transaction of its own.
            _ = try await person.client.call(Profiles.me)
            fixture.app.loseCommit(of: "INSERT INTO \(added.rawValue)")
            #expect(try await send().status == 503)
            let again = try await send()
            #expect(again.status == 201 && again.headers["Idempotency-Replayed"] == "true", "\(again.text)")
            #expect(try await rows() == 1)
        }
    }

    /// Its weight is added to the log, and its version is another one by then.
    @Test(arguments: Engine.allCases) func aProfileIsChangedOnce(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let person = try await fixture.somebody()
            let version = try await person.profile().version
            let client = person.client.with("Idempotency-Key", "one-key")
            func send() async throws -> Answer {
                try await client.json(.patch, Profiles.change.path.description, #"{"weightKg":80,"version":\#(version)}"#)
            }
            fixture.app.loseCommit(of: "INSERT INTO weights")
            #expect(try await send().status == 503)
            let again = try await send()
            #expect(again.status == 200 && again.headers["Idempotency-Replayed"] == "true", "\(again.text)")
            #expect(try await fixture.rows("SELECT 1 FROM weights") == 1)
            #expect(try await person.profile().version == version + 1)
        }
    }
}
