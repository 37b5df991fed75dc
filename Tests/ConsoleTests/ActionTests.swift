import AppTesting
@testable import Console
import HTTPClient
import HTTPCore
import JSONCoding
import LocalFiles
import Platform
import SQLiteStorage
import Storage
import Supervisor
import Testing
import TestSupport

/// What the console does with a stack.
@Suite(.serialized) struct ActionTests {
    @Test func peopleAreAskedForInTheOperatorsName() async throws {
        try await ConsoleFixture.run { fixture async throws in
            fixture.auth.answers(["items": []])
            #expect(try await fixture.json(.get, "/api/people?q=layla%40example.com&product=gtsd")["items"]?.array?.isEmpty == true)
            let asked = try #require(fixture.auth.asked.first)
            #expect(asked.path == "/_test/accounts/find" && asked.isSigned)
            #expect(asked.body["text"]?.string == "layla@example.com" && asked.body["product"]?.string == "gtsd")
            fixture.auth.answers(["code": "validation_failed", "message": "no", "detail": "role: must be one of user, coach, admin"], status: 422)
            let refused = try await fixture.send(.put, "/api/people/u1/role", ["role": "king"])
            #expect(refused.status.code == 422 && String(decoding: refused.body, as: UTF8.self).contains("must be one of"))
        }
    }

    /// Each process has a level of its own, and takes tokens for its service alone.
    @Test func theLevelOfAServiceIsSetInEachOfItsProcesses() async throws {
        try await ConsoleFixture.run { fixture async throws in
            let names = ["sent", "sent-1", "sent-2"], own = ProcessIdentity(pid: 1, startTicks: 1, bootID: "this one")
            let state = StackState(supervisor: own, services: names.map { StackState.Service(name: $0, phase: "ready") })
            fixture.console.take(.stackReady(after: .zero), state)
            func levels() async throws -> [String?] {
                try await fixture.json(.get, "/api/services")["items"]?.array?.map { $0["level"]?.string } ?? []
            }
            #expect(try await levels() == ["warning", "warning", "warning"])
            #expect(try await fixture.send(.put, "/api/services/sent/level", ["level": "debug"]).status.code == 204)
            #expect(fixture.auth.asked.map(\.path) == ["/log/level", "/log/level"])
            #expect(fixture.auth.asked.map(\.audience) == ["sent", "sent"])
            #expect(try await levels() == ["debug", "debug", "debug"])
            #expect(try await fixture.send(.put, "/api/services/sent-2/level", ["level": "info"]).status.code == 204)
            #expect(fixture.auth.asked.last?.audience == "sent")
            #expect(try await levels() == ["debug", "debug", "info"])
        }
    }

    @Test func theClockMovesServicesAndListsWhatBecameDue() async throws {
        try await ConsoleFixture.run { fixture async throws in
            fixture.auth.answers(["now": "2030-01-01T00:00:00.000Z", "jobs": ["auth.mail", "auth.mail"]])
            let moved = try await fixture.json(.post, "/api/clock", ["now": "2030-01-01T00:00:00Z"])
            #expect(moved["virtual"]?.bool == true && moved["now"]?.string == "2030-01-01T00:00:00.000Z" && moved["follows"]?.bool == false)
            #expect(moved["moves"]?[0]?["jobCount"]?.integer == 2 && moved["moves"]?[0]?["jobs"]?[0]?["service"]?.string == "auth")
            let asked = try #require(fixture.auth.asked.last)
            #expect(asked.path == "/_test/clock" && asked.body["run"]?.string == "everybody" && asked.body["follows"]?.bool == false)
            #expect(try await fixture.json(.post, "/api/clock", ["by": "1d1h"])["now"]?.string == "2030-01-02T01:00:00.000Z")
            #expect(try await fixture.send(.post, "/api/clock", ["now": "2029-01-01T00:00:00Z"]).status.code == 409)
            for wrong in [
                ["by": "tomorrow"], ["now": "soon"], ["by": "3654d"], ["now": "9999-12-31T00:00:00Z"],
                // The longest that milliseconds can say.
                ["by": "9223372036854775807ms"], ["by": "106751991167d"],
            ] as [JSONValue] {
                #expect(try await fixture.send(.post, "/api/clock", wrong).status.code == 422)
            }
            // A service that starts anew is told.
            let before = fixture.auth.asked.count
            fixture.console.take(.ready(service: "auth", url: nil, after: .zero), nil)
            try await eventually("it was told") { fixture.auth.asked.count == before + 1 }
            #expect(fixture.auth.asked.last?.body["now"]?.string == "2030-01-02T01:00:00.000Z")
        }
    }

    /// Two at once would leave services at different times, and the console's clock at that of whichever ended last.
    @Test func theClockMakesOneMoveAtATime() async throws {
        try await ConsoleFixture.run { fixture async throws in
            fixture.auth.hold()
            async let first = fixture.json(.post, "/api/clock", ["now": "2030-01-02T00:00:00Z"])
            try await eventually("the service was told") { fixture.auth.waiting == 1 }
            let second = try await fixture.send(.post, "/api/clock", ["now": "2030-01-01T00:00:00Z"])
            #expect(second.status.code == 409 && String(decoding: second.body, as: UTF8.self).contains("a move is under way"))
            fixture.auth.goOn()
            #expect(try await first["now"]?.string == "2030-01-02T00:00:00.000Z")
            #expect(try await fixture.json(.post, "/api/clock", ["by": "1d"])["now"]?.string == "2030-01-03T00:00:00.000Z")
            // One that is refused has ended too.
            #expect(try await fixture.send(.post, "/api/clock", ["now": "2029-01-01T00:00:00Z"]).status.code == 409)
            #expect(try await fixture.json(.post, "/api/clock", ["by": "1d"])["now"]?.string == "2030-01-04T00:00:00.000Z")
        }
    }

    /// Services whose clocks go on are ahead of the console's by as long as it took to tell them: they are stopped a second later.
    @Test func aClockThatGoesOnIsStoppedWhereNoServiceIsYet() async throws {
        try await ConsoleFixture.run { fixture async throws in
            _ = try await fixture.json(.post, "/api/clock", ["now": "2030-01-01T00:00:00Z", "follows": true])
            for follows in [true, false] {
                _ = try await fixture.json(.post, "/api/clock", ["follows": .bool(follows)])
                let last = try #require(fixture.auth.asked.last?.body["now"]?.string)
                #expect(last >= (follows ? "2030-01-01T00:00:01" : "2030-01-01T00:00:02"), "\(last)")
            }
            let stands = try #require(try await fixture.json(.post, "/api/clock", ["follows": false])["now"]?.string)
            #expect(fixture.auth.asked.last?.body["now"]?.string == stands)
        }
    }

    /// What no service did has not happened.
    @Test func aClockThatEveryServiceRefusesStaysAsItWas() async throws {
        try await ConsoleFixture.run { fixture async throws in
            fixture.auth.answers(["code": "validation_failed", "message": "The clock of a test run only moves forward."], status: 422)
            let refused = try await fixture.send(.post, "/api/clock", ["now": "2030-01-01T00:00:00Z"])
            #expect(refused.status.code == 502 && String(decoding: refused.body, as: UTF8.self).contains("only moves forward"))
            #expect(try await fixture.json(.get, "/api/clock")["virtual"]?.bool == false)
            #expect(Files.kind(StateFolder(fixture.folder.path + "/state").clockFile) == nil)
        }
    }

    @Test func theClockOutlivesTheStackAndGoesWithItsData() async throws {
        try await ConsoleFixture.run { fixture async throws in
            _ = try await fixture.json(.post, "/api/clock", ["now": "2030-01-01T00:00:00Z"])
            let file = StateFolder(fixture.folder.path + "/state").clockFile
            #expect(Files.text(file)?.contains("2030-01-01") == true)
            try Files.write(Array(#"{"now":"2031-05-05T00:00:00.000Z","follows":false,"at":"2026-11-25T00:00:00.000Z"}"#.utf8), to: file)
            #expect(try await fixture.send(.post, "/api/reload").status.code == 204)
            #expect(try await fixture.json(.get, "/api/clock")["now"]?.string == "2031-05-05T00:00:00.000Z")
        }
    }

    @Test func tablesAreReadAndNeverWritten() async throws {
        try await ConsoleFixture.run { fixture async throws in
            let database = try await SQLiteDatabase.open(path: "\(fixture.folder.path)/notes.sqlite")
            try await database.write { db in
                try await db.execute("CREATE TABLE people (id TEXT PRIMARY KEY)")
                try await db.execute("CREATE TABLE notes (id BIGINT PRIMARY KEY, user_id TEXT REFERENCES people (id), text TEXT, at BIGINT)")
                try await db.execute("INSERT INTO people (id) VALUES ('u1')")
                for number in 1...120 {
                    let text = number == 120 ? String(repeating: "ع", count: 5000) : "note \(number)"
                    try await db.execute("INSERT INTO notes (id, user_id, text, at) VALUES (\(Int64(number)), 'u1', \(text), 9223372036854775807)")
                }
            }
            let listed = try await fixture.json(.get, "/api/tables")
            #expect(listed["services"]?[0]?["tables"]?.array?.compactMap(\.string) == ["notes", "people"])
            let page = try await fixture.json(.get, "/api/tables/notes/notes")
            #expect(page["count"]?.integer == 120 && page["more"]?.bool == true && page["rows"]?.array?.count == 50)
            #expect(page["rows"]?[0]?[0]?.string == "120" && page["rows"]?[0]?[3]?.string == "9223372036854775807")
            #expect(page["rows"]?[0]?[2]?["length"]?.integer == 10_000)
            #expect(page["table"]?["columns"]?[1]?["table"]?.string == "people" && page["table"]?["columns"]?[0]?["key"]?.bool == true)
            let found = try await fixture.json(.get, "/api/tables/notes/notes?column=text&value=note%207")
            #expect(found["rows"]?.array?.count == 1 && found["rows"]?[0]?[0]?.string == "7")
            #expect(try await fixture.json(.get, "/api/tables/notes/notes?skip=100")["rows"]?.array?.count == 20)
            // Names come from the database alone.
            for wrong in ["notes%22%20--", "sqlite_master", "nothing"] {
                #expect(try await fixture.send(.get, "/api/tables/notes/\(wrong)").status.code == 404)
            }
            #expect(try await fixture.send(.get, "/api/tables/notes/notes?column=id%22%20OR%201&value=1").status.code == 422)
            let rows = try await fixture.json(.get, "/api/people/u1/rows")
            #expect(rows["rows"]?[0]?["table"]?.string == "notes" && rows["rows"]?[0]?["count"]?.integer == 120)
            await database.close()
        }
    }

    @Test func rowsLeadToTheColumnThatTheyPointAt() async throws {
        try await ConsoleFixture.run { fixture async throws in
            let database = try await SQLiteDatabase.open(path: "\(fixture.folder.path)/notes.sqlite")
            try await database.write { db in
                try await db.execute("CREATE TABLE orders (number BIGINT PRIMARY KEY, status TEXT)")
                try await db.execute("CREATE TABLE order_items (order_number BIGINT REFERENCES orders (number), text TEXT)")
            }
            let column = try await fixture.json(.get, "/api/tables/notes/order_items")["table"]?["columns"]?[0]
            #expect(column?["table"]?.string == "orders" && column?["target"]?.string == "number")
            await database.close()
        }
    }

    /// By the table that says whose rows are, which the deployment spreads them by. An account itself has its `id`.
    @Test func everyColumnThatSaysWhoseARowIsIsLookedInto() throws {
        let root = Paths.folder(of: Paths.folder(of: Paths.folder(of: #filePath)))
        let rows = try #require(Files.text(root + "/deploy/distribution/tables.tsv")).split(separator: "\n").map { line -> [String] in
            line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        }
        let columns = Set(rows.filter { $0.count > 3 && $0[2] == "distributed" }.map { $0[3] })
        #expect(columns.count > 2 && columns.subtracting(TableShape.peopleColumns) == ["id"])
        let shape = TableShape(name: "change_requests", columns: ["owner", "new_coach_id", "reason"].map {
            TableShape.Column(name: $0, type: "TEXT", isKey: false)
        })
        #expect(shape.columns.map(\.isPerson) == [true, true, false])
    }

    @Test func aDatabaseThatCannotBeLookedIntoIsTold() async throws {
        try await ConsoleFixture.run { fixture async throws in
            try Files.write(Array(String(repeating: "this is no database\n", count: 100).utf8), to: "\(fixture.folder.path)/notes.sqlite")
            let answer = try await fixture.json(.get, "/api/people/u1/rows")
            #expect(answer["rows"]?.array?.isEmpty == true && answer["problems"]?.array?.count == 1)
            #expect(answer["problems"]?[0]?["service"]?.string == "notes")
            #expect(answer["problems"]?[0]?["problem"]?.string?.contains("the database of notes") == true)
        }
    }

    /// The program of this run ends at once and writes nothing.
    @Test func aRunThatLeavesNoReportIsNotShownWithAnOlderOne() async throws {
        try await ConsoleFixture.run { fixture async throws in
            let reports = "\(fixture.folder.path)/out/console"
            for name in ["report.html", "report.json", "surface.json", "cover.html", "surface.html"] {
                try Files.write(Array("{}".utf8), to: "\(reports)/\(name)")
            }
            #expect(try await fixture.send(.get, "/report/report.html").status.code == 200)
            #expect(try await fixture.send(.post, "/api/flows/run", ["paths": ["Tests/Flows/fitcoach"]]).status.code == 204)
            try await eventually("the reports are gone") { Files.names(in: reports).isEmpty }
            #expect(try await fixture.send(.get, "/report/report.html").status.code == 404)
        }
    }

    @Test func onlyFlowsOfTheProjectAreReplayed() async throws {
        try await ConsoleFixture.run { fixture async throws in
            for path in ["/etc/passwd", "Tests/Flows/../../secret.hurl", "Tools/x.hurl"] {
                #expect(try await fixture.send(.post, "/api/flows/run", ["paths": [.string(path)]]).status.code == 422)
            }
            #expect(try await fixture.send(.post, "/api/services/nobody", ["order": "stop"]).status.code == 404)
            #expect(try await fixture.send(.post, "/api/services/auth", ["order": "explode"]).status.code == 422)
            #expect(try await fixture.send(.post, "/api/faults", ["from": "auth"]).status.code == 409)
        }
    }
}
