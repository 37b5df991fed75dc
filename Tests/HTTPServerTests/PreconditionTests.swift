import HTTPCore
import Testing

@testable import HTTPServer

/// Answers to a client that already has what it asks for.
@Suite struct PreconditionTests {
    static let date = "Sun, 06 Nov 1994 08:49:37 GMT"

    @Test(arguments: [
        ("\"a\"", "\"a\"", true), ("\"a\"", "\"b\"", false), ("W/\"a\"", "\"a\"", true), ("\"a\"", "W/\"a\"", true),
        ("W/\"a\"", "W/\"a\"", true),
        ("*", "\"a\"", true), (" * ", "\"a\"", true), ("\"x\", \"a\"", "\"a\"", true), ("\"x\",W/\"a\" ,\"y\"", "\"a\"", true),
        ("\"x,a\"", "\"a\"", false), ("\"x,y\", \"a,b\"", "\"a,b\"", true), ("", "\"a\"", false), ("a", "\"a\"", false),
        ("\"a", "\"a\"", false),
        ("\"a\" junk", "\"b\"", false), ("*x", "\"a\"", false), ("w/\"a\"", "\"a\"", false), ("\"\"", "\"\"", true),
        ("\"A\"", "\"a\"", false),
    ])
    func tagsAreCompared(_ condition: String, _ tag: String, _ matches: Bool) {
        #expect(Precondition.matches(condition, tag) == matches)
    }

    /// What a handler answers with, the request's fields, and the status and body length that come of it.
    static let table: [(HTTPHeaders, String, Int)] = [
        (["ETag": "\"1\""], "If-None-Match: \"1\"\r\n", 304), (["ETag": "\"1\""], "If-None-Match: \"2\"\r\n", 200),
        (["ETag": "\"1\""], "", 200), ([:], "If-None-Match: \"1\"\r\n", 200), ([:], "If-None-Match: *\r\n", 200),
        (["ETag": "\"1\""], "If-None-Match: \"2\"\r\nIf-None-Match: \"1\"\r\n", 304),
        (["Last-Modified": date], "If-Modified-Since: \(date)\r\n", 304),
        (["Last-Modified": date], "If-Modified-Since: Mon, 07 Nov 1994 08:49:37 GMT\r\n", 200),
        (["Last-Modified": date, "ETag": "\"1\""], "If-Modified-Since: \(date)\r\nIf-None-Match: \"2\"\r\n", 200),
        ([:], "If-Modified-Since: \(date)\r\n", 200),
        (["ETag": "\"1\""], "If-None-Match: \"1\"\r\nRange: bytes=0-1\r\n", 304),
        (["ETag": "\"1\""], "If-None-Match: \"1\"\r\nRange: bytes=900-\r\n", 304),
    ]

    @Test(arguments: ["bytes", "file", "stream"], ["GET", "HEAD"]) func whatIsUnchangedIsNotSentAgain(_ kind: String, _ method: String)
        async throws
    {
        try await FileTests.withFile(Array("content".utf8)) { path in
            let body: HTTPBody =
                switch kind {
                case "bytes": .bytes(Array("content".utf8))
                case "file": .file(path: path)
                default: .stream { try await $0.write(Array("content".utf8)) }
                }
            let headers: HTTPHeaders = [
                "Content-Type": "text/plain", "Cache-Control": "private, max-age=60", "X-Request-Id": "r", "Content-Disposition": "inline",
            ]
            let responder = Responder { request in
                let (own, _, _) = Self.table[Int(request.path.dropFirst()) ?? 0]
                return HTTPResponse(status: .ok, headers: HTTPHeaders(headers.map { $0 } + own.map { $0 }), body: body)
            }
            let answers = try await withClient(responder) { client in
                try Self.table.indices.map { index in
                    client.send("\(method) /\(index) HTTP/1.1\r\nHost: h\r\n\(Self.table[index].1)\r\n")
                    return try client.response(bodyless: method == "HEAD")
                }
            }
            for (answer, (own, fields, status)) in zip(answers, Self.table) {
                #expect(answer.status == status, "\(own) \(fields)")
                #expect(answer.field("Cache-Control") == "private, max-age=60")
                #expect(answer.field("X-Request-Id") == "r")
                #expect(answer.field("ETag") == own["ETag"])
                #expect(answer.field("Date") != nil)
                #expect((answer.field("Content-Type") != nil) == (status == 200))
                #expect((answer.field("Content-Disposition") != nil) == (status == 200))
                #expect(answer.text == (status == 200 && method == "GET" ? "content" : ""))
                if status == 304 { #expect(answer.field("Content-Length") == nil && answer.field("Transfer-Encoding") == nil) }
            }
        }
    }

    @Test func onlyAnswersOf200ToGetAndHeadAreSpared() async throws {
        let responder = Responder { request in
            HTTPResponse(status: HTTPStatus(Int(request.path.dropFirst()) ?? 0), headers: ["ETag": "\"1\""], body: .bytes([0x61]))
        }
        let statuses = try await withClient(responder) { client in
            try [("GET", 200), ("GET", 201), ("GET", 404), ("POST", 200), ("PUT", 200), ("DELETE", 200)].map { method, status in
                client.send("\(method) /\(status) HTTP/1.1\r\nHost: h\r\nIf-None-Match: \"1\"\r\n\r\n")
                return try client.response().status
            }
        }
        #expect(statuses == [304, 201, 404, 200, 200, 200])
    }

    @Test func aRangeThatIsNotThereSaysNothingOfTheFile() async throws {
        let headers: HTTPHeaders = [
            "Content-Type": "video/mp4", "Cache-Control": "private, max-age=60", "ETag": "\"1\"", "Content-Disposition": "attachment",
        ]
        let answers = try await FileTests.answers(["Range: bytes=300000-\r\n", "Range: bytes=1-2\r\n"], headers)
        #expect(answers.map(\.status) == [416, 206])
        #expect(
            ["Content-Type", "Content-Disposition", "Cache-Control", "Content-Range"].map { answers[0].field($0) } == [
                nil, nil, "no-store", "bytes */300000",
            ])
        #expect(["Content-Type", "Content-Disposition", "Cache-Control", "ETag", "Content-Length"].map { answers[1].field($0) } == [
            "video/mp4", "attachment", "private, max-age=60", "\"1\"", "2",
        ])
    }
}
