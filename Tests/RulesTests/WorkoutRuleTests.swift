import JSONCoding
import Rules
import Testing

/// The workout under way, as browsers run it.
struct WorkoutRuleTests {
    private static func id(_ number: Int) -> String {
        let digits = String(number)
        return "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits
    }

    private static let template = """
        {"id": "\(id(1))", "name": "Push", "version": 3, "exercises": [
            {"exerciseId": "barbell-squat", "name": "Squat", "restSeconds": 60,
                "sets": [{"weight": {"value": 80, "unit": "kg"}, "reps": 5}]}]}
        """
    /// The workout is 10, its exercise 11, its set 12.
    private static let start =
        #"{"kind": "start", "at": 1000, "ids": ["\#(id(10))", "\#(id(11))", "\#(id(12))"], "template": \#(template)}"#

    private func apply(_ events: String...) throws -> JSONValue {
        let input = #"{"events": [\#(events.joined(separator: ","))]}"#
        return try JSONParser.parse(Rules.call("workout.apply", Array(input.utf8)))
    }

    @Test("A workout begins from a template, a ticked set starts its rest, and the finished workout is handed over once")
    func whole() throws {
        let toggle = #"{"kind": "toggle", "at": 5000, "set": "\#(Self.id(12))"}"#
        let weight = #"{"kind": "weight", "at": 2000, "set": "\#(Self.id(12))", "typed": "82,5", "unit": "kg"}"#
        let begun = try apply(Self.start)
        #expect(begun["value"]?["workout"]?["exercises"]?.array?.first?["name"] == "Squat")
        #expect(begun["value"]?["workout"]?["id"]?.string == Self.id(10) && begun["value"]?["effects"]?.array?.first?["kind"] == "save")
        let ticked = try apply(Self.start, weight, toggle)
        #expect(ticked["value"]?["workout"]?["rest"]?["endsAt"]?.integer == 65_000)
        let set = ticked["value"]?["workout"]?["exercises"]?.array?.first?["sets"]?.array?.first
        #expect(set?["weight"]?["value"]?.double == 82.5 && set?["doneAt"]?.integer == 5000)
        let finished = try apply(Self.start, weight, toggle, #"{"kind": "finish", "at": 9000}"#)
        let submit = finished["value"]?["effects"]?.array?.first { $0["kind"] == "submit" }
        #expect(submit?["id"]?.string == Self.id(10) && submit?["details"]?["finishedAt"]?.string == "1970-01-01T00:00:09.000Z")
        #expect(submit?["details"]?["exercises"]?.array?.first?["sets"]?.array?.count == 1)
        // The template was not changed in its structure: nothing is asked.
        let sent = #"{"kind": "sent", "at": 9100, "template": \#(Self.template)}"#
        let over = try apply(Self.start, weight, toggle, #"{"kind": "finish", "at": 9000}"#, sent)
        #expect(over["value"]?["workout"] == .null && over["value"]?["effects"]?.array?.map { $0["kind"]?.string } == ["clear"])
    }

    @Test("A set that was added is asked about, and the answer is the template's change")
    func question() throws {
        let add = #"{"kind": "add_set", "at": 2000, "entry": "\#(Self.id(11))", "ids": ["\#(Self.id(13))"]}"#
        let events = [
            Self.start, add, #"{"kind": "toggle", "at": 3000, "set": "\#(Self.id(13))"}"#, #"{"kind": "finish", "at": 9000}"#,
            #"{"kind": "sent", "at": 9100, "template": \#(Self.template)}"#,
        ].joined(separator: ",")
        let asked = try apply(events)
        #expect(asked["value"]?["question"]?["kind"] == "update_template")
        #expect(asked["value"]?["question"]?["sets"]?.array?.first?["done"]?.integer == 2)
        let yes = try apply(events, #"{"kind": "answer_template", "at": 9200, "isUpdated": true}"#)
        let change = yes["value"]?["effects"]?.array?.first?["change"]
        #expect(change?["baseVersion"]?.integer == 3)
        #expect(change?["details"]?["exercises"]?.array?.first?["sets"]?.array?.count == 2)
    }

    @Test("An app that starts again asks whether to go on, and what cannot be done is refused")
    func restart() throws {
        let restart = #"{"kind": "restart", "at": 4000}"#
        #expect(try apply(Self.start, restart)["value"]?["question"]?["kind"] == "resume")
        #expect(try apply(Self.start, restart, #"{"kind": "resume", "at": 4100}"#)["value"]?["question"] == .null)
        #expect(try apply(Self.start, #"{"kind": "finish", "at": 2000}"#)["value"]?["refusal"]?["code"] == "nothing_done")
        #expect(try apply(restart)["value"]?["workout"] == .null)
    }

    @Test("What an event lacks is told by its place")
    func problems() throws {
        #expect(try apply(#"{"kind": "start_empty", "at": 1, "name": "A"}"#)["problems"]?.array?.first?["field"] == "events.0.ids")
        #expect(try apply(#"{"kind": "jump", "at": 1}"#)["problems"]?.array?.count == 1)
        #expect(try apply(Self.start, #"{"kind": "toggle", "at": 1}"#)["problems"]?.array?.first?["field"] == "events.1.set")
    }
}
