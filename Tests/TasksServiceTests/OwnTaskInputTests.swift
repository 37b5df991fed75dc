import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// What no app should send to tasks of one's own.
@Suite struct OwnTaskInputTests {
    private static func with(_ member: String) -> String { #"{"title":"a","taskType":"workout",\#(member)}"# }

    @Test func aBadMemberIsNamedAndNothingIsAdded() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let before = try await person.lists.day()
            let cases: [(String, [String])] = [
                ("{}", ["title required", "taskType required"]), ("", ["title required", "taskType required"]),
                (#"{"title":null,"taskType":null}"#, ["title required", "taskType required"]),
                (#"{"title":7,"taskType":"meal"}"#, ["title wrong_type"]), (#"{"title":["a"],"taskType":"meal"}"#, ["title wrong_type"]),
                (#"{"title":"a","taskType":3}"#, ["taskType wrong_type"]),
                (Self.with(#""date":"2026-02-29""#), ["date malformed"]), (Self.with(#""date":20513"#), ["date wrong_type"]),
                (Self.with(#""date":"tomorrow""#), ["date malformed"]), (Self.with(#""date":"9999-12-31""#), ["date must_not_be_later"]),
                (Self.with(#""date":"2027-03-03""#), ["date must_not_be_later"]),
                (Self.with(#""dueTime":"24:00""#), ["dueTime malformed"]), (Self.with(#""dueTime":"7:30""#), ["dueTime malformed"]),
                (Self.with(#""dueTime":"٠٧:٣٠""#), ["dueTime malformed"]), (Self.with(#""dueTime":730"#), ["dueTime wrong_type"]),
                (Self.with(#""priority":0"#), ["priority out_of_range"]), (Self.with(#""priority":4"#), ["priority out_of_range"]),
                (Self.with(#""priority":-1"#), ["priority out_of_range"]), (Self.with(#""priority":1e300"#), ["priority out_of_range"]),
                (Self.with(#""priority":99999999999999999999"#), ["priority out_of_range"]),
                (Self.with(#""priority":1.5"#), ["priority wrong_type"]), (Self.with(#""priority":"1""#), ["priority wrong_type"]),
                (Self.with(#""description":1"#), ["description wrong_type"]), (Self.with(#""metadata":7"#), ["metadata wrong_type"]),
                (Self.with(#""metadata":{"reps":"x"}"#), ["metadata.reps wrong_type"]),
                (Self.with(#""metadata":{"reps":1.5}"#), ["metadata.reps wrong_type"]),
                (Self.with(#""metadata":{"reps":-1,"sets":101}"#), ["metadata.reps out_of_range", "metadata.sets out_of_range"]),
                (Self.with(#""metadata":{"weightKg":-1}"#), ["metadata.weightKg out_of_range"]),
                (Self.with(#""metadata":{"calories":20001}"#), ["metadata.calories out_of_range"]),
                (Self.with(#""metadata":{"ml":250}"#), ["metadata.ml unexpected"]),
                (Self.with(#""metadata":{"ml":250},"date":"2030-01-01""#), ["metadata.ml unexpected", "date must_not_be_later"]),
            ]
            for (body, fields) in cases {
                for (language, client) in [(Language.english, person.client), (.arabic, person.client.with("Accept-Language", "ar"))] {
                    let answer = try await ListReader(client: client).add(json: body)
                    #expect(answer.status == 422 && answer.fields == fields, "\(body): \(answer.text)")
                    #expect(answer.json?["message"]?.string == ErrorCode.validationFailed.message(language))
                }
            }
            #expect(try await person.lists.day() == before)
            // Members nobody knows are left alone, and null is absent.
            let answer = try await person.lists.add(
                json: Self.with(#""id":"mine","status":"completed","source":"plan","date":null,"priority":null"#))
            #expect(answer.status == 201 && answer.json?["status"]?.string == "pending" && answer.json?["source"]?.string == "own")
        }
    }

    @Test func aBadChangeIsNamedAndNothingChanges() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let task = try await person.lists.add()
            for (body, fields) in [
                (#"{"title":""}"#, ["title required"]), (#"{"title":7}"#, ["title wrong_type"]),
                (#"{"title":"\#(String(repeating: "a", count: 101))"}"#, ["title too_long"]),
                (#"{"description":"\#(String(repeating: "a", count: 501))"}"#, ["description too_long"]),
                (#"{"dueTime":"noon"}"#, ["dueTime malformed"]), (#"{"priority":9}"#, ["priority out_of_range"]),
                (#"{"metadata":{"ml":5}}"#, ["metadata.ml unexpected"]), (#"{"metadata":[]}"#, ["metadata wrong_type"]),
                (#"{"title":"Good","priority":9}"#, ["priority out_of_range"]),
                (#"{"title":"Good","metadata":{"steps":5}}"#, ["metadata.steps unexpected"]),
                (#"{"title":"Good","clear":["title"]}"#, ["clear.0 not_allowed"]),
                (#"{"clear":["description","description","description"]}"#, ["clear too_many"]),
            ] {
                let answer = try await person.lists.change(task.id, json: body)
                #expect(answer.status == 422 && answer.fields == fields, "\(body): \(answer.text)")
            }
            #expect(try await person.lists.one(task.id) == task)
            // Nothing to change changes nothing; type and day are not for changing.
            fixture.tasks.clock.advance(by: .minutes(1))
            #expect(
                try await person.lists.change(task.id, json: #"{"taskType":"meal","date":"2026-03-09","status":"completed"}"#).status == 200
            )
            #expect(try await person.lists.change(task.id, json: "{}").status == 200)
            #expect(try await person.lists.one(task.id) == task)
        }
    }
}
