import Testing
import HTTPServer

/// Requests that must be refused, by the guard alone and over a socket.
struct Malformed: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let rejection: HTTPRejection
    var testDescription: String { name }

    private init(_ name: String, _ text: String, _ rejection: HTTPRejection) {
        (self.name, self.text, self.rejection) = (name, text, rejection)
    }

    private static func post(_ name: String, _ fields: String, _ body: String, _ defect: HTTPRejection.Defect) -> Malformed {
        Malformed(name, "POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\(body)", .malformed(defect))
    }

    private static func get(_ name: String, _ fields: String, _ defect: HTTPRejection.Defect) -> Malformed {
        Malformed(name, "GET / HTTP/1.1\r\n\(fields)\r\n", .malformed(defect))
    }

    private static func line(_ name: String, _ line: String, _ rejection: HTTPRejection) -> Malformed {
        Malformed(name, "\(line)\r\nHost: a\r\n\r\n", rejection)
    }

    private static func chunk(_ name: String, _ body: String) -> Malformed {
        post(name, "Transfer-Encoding: chunked\r\n", body, .chunk)
    }

    static let all: [Malformed] = [
        post("length and chunked", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n", .bothLengths),
        post("chunked and length", "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n", .bothLengths),
        post("two lengths", "Content-Length: 3\r\nContent-Length: 5\r\n", "abcde", .contentLength),
        post("the same length twice", "Content-Length: 3\r\nContent-Length: 3\r\n", "abc", .contentLength),
        post("list of lengths", "Content-Length: 3, 3\r\n", "abc", .contentLength),
        post("signed length", "Content-Length: +3\r\n", "abc", .contentLength),
        post("negative length", "Content-Length: -3\r\n", "abc", .contentLength),
        post("blank length", "Content-Length: \r\n", "", .contentLength),
        post("length with a blank inside", "Content-Length: 1 2\r\n", "abc", .contentLength),
        post("hexadecimal length", "Content-Length: 0x3\r\n", "abc", .contentLength),
        post("fractional length", "Content-Length: 3.0\r\n", "abc", .contentLength),
        post("other coding", "Transfer-Encoding: gzip\r\n", "", .transferEncoding),
        post("list of codings", "Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n", .transferEncoding),
        post("chunked twice", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n", .transferEncoding),
        post("identity", "Transfer-Encoding: identity\r\n", "", .transferEncoding),
        post("coding with a parameter", "Transfer-Encoding: chunked;q=1\r\n", "0\r\n\r\n", .transferEncoding),
        post("empty coding", "Transfer-Encoding:\r\n", "", .transferEncoding),
        post("vertical tab before the coding", "Transfer-Encoding: \u{b}chunked\r\n", "0\r\n\r\n", .fieldValue),
        Malformed(
            "chunked on HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", .malformed(.transferEncoding)),
        get("folded field", "Host: a\r\nX: b\r\n c\r\n", .foldedField),
        get("folded by tab", "Host: a\r\nX: b\r\n\tc\r\n", .foldedField),
        get("blank first field", "\u{20}Host: a\r\n", .foldedField),
        get("blank before the colon", "Host : a\r\n", .fieldName),
        get("tab before the colon", "Host\t: a\r\n", .fieldName),
        get("no colon", "Host: a\r\nNonsense\r\n", .fieldName),
        get("no name", "Host: a\r\n: b\r\n", .fieldName),
        get("control in a name", "Host: a\r\nX\u{1}Y: b\r\n", .fieldName),
        get("NUL in a name", "Host: a\r\nX\u{0}: b\r\n", .fieldName),
        get("NUL in a value", "Host: a\r\nX: b\u{0}c\r\n", .fieldValue),
        get("control in a value", "Host: a\r\nX: b\u{7}c\r\n", .fieldValue),
        get("DEL in a value", "Host: a\r\nX: b\u{7f}c\r\n", .fieldValue),
        get("bare CR in a value", "Host: a\r\nX: b\rContent-Length: 3\r\n", .fieldValue),
        Malformed("bare CR ends a line", "GET / HTTP/1.1\rHost: a\r\n\r\n", .malformed(.requestLine)),
        Malformed("bare LF after the request line", "GET / HTTP/1.1\nHost: a\r\n\r\n", .malformed(.lineEnding)),
        Malformed("bare LF after a field", "GET / HTTP/1.1\r\nHost: a\n\r\n", .malformed(.lineEnding)),
        Malformed("bare LF ends the head", "GET / HTTP/1.1\r\nHost: a\r\n\n", .malformed(.lineEnding)),
        get("no Host", "X: b\r\n", .host),
        get("two Hosts", "Host: a\r\nHost: a\r\n", .host),
        get("list of hosts", "Host: a, b\r\n", .host),
        get("user in Host", "Host: u@a\r\n", .host),
        get("path in Host", "Host: a/b\r\n", .host),
        line("target of another host", "GET http://b/ HTTP/1.1", .malformed(.host)),
        line("target without host", "GET http:/// HTTP/1.1", .malformed(.target)),
        line("target of another scheme", "GET ftp://a/ HTTP/1.1", .malformed(.target)),
        line("relative target", "GET a HTTP/1.1", .malformed(.target)),
        line("asterisk", "OPTIONS * HTTP/1.1", .malformed(.target)),
        line("fragment", "GET /a#b HTTP/1.1", .malformed(.target)),
        line("control in the target", "GET /a\u{1} HTTP/1.1", .malformed(.target)),
        line("NUL in the target", "GET /a\u{0}b HTTP/1.1", .malformed(.target)),
        line("above ASCII in the target", "GET /\u{e9} HTTP/1.1", .malformed(.target)),
        line("two blanks", "GET  / HTTP/1.1", .malformed(.requestLine)),
        line("tab for a blank", "GET\t/ HTTP/1.1", .malformed(.requestLine)),
        line("blank at the end", "GET / HTTP/1.1 ", .malformed(.requestLine)),
        line("blank at the start", " GET / HTTP/1.1", .malformed(.requestLine)),
        line("no version", "GET /", .malformed(.requestLine)),
        line("version in lower case", "GET / http/1.1", .malformed(.requestLine)),
        line("long version", "GET / HTTP/1.10", .malformed(.requestLine)),
        line("version 2", "PRI / HTTP/2.0", .unsupportedVersion),
        line("version 1.2", "GET / HTTP/1.2", .unsupportedVersion),
        line("version 0.9", "GET / HTTP/0.9", .unsupportedVersion),
        line("unknown method", "BREW /pot HTTP/1.1", .unknownMethod),
        line("method in lower case", "get / HTTP/1.1", .unknownMethod),
        line("tunnel", "CONNECT a:443 HTTP/1.1", .unknownMethod),
        Malformed("two empty lines first", "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", .malformed(.requestLine)),
        Malformed("TLS", "\u{16}\u{3}\u{1}\r\n", .malformed(.requestLine)),
        post("unknown expectation", "Expect: the worst\r\n", "", .requestLine).with(.unknownExpectation),
        chunk("no chunk size", "\r\nabc\r\n0\r\n\r\n"),
        chunk("chunk size in words", "zz\r\nabc\r\n0\r\n\r\n"),
        chunk("signed chunk size", "+3\r\nabc\r\n0\r\n\r\n"),
        chunk("negative chunk size", "-3\r\nabc\r\n0\r\n\r\n"),
        chunk("chunk size with 0x", "0x3\r\nabc\r\n0\r\n\r\n"),
        chunk("blank before the chunk size", " 3\r\nabc\r\n0\r\n\r\n"),
        chunk("blank after the chunk size", "3 \r\nabc\r\n0\r\n\r\n"),
        chunk("chunk size overflows", "10000000000000003\r\nabc\r\n0\r\n\r\n"),
        chunk("chunk longer than its size", "2\r\nabc\r\n0\r\n\r\n"),
        chunk("bare LF after a chunk size", "3\nabc\r\n0\r\n\r\n"),
        chunk("bare LF after a chunk", "3\r\nabc\n0\r\n\r\n"),
        chunk("bare CR in a chunk extension", "3;a\rb\r\nabc\r\n0\r\n\r\n"),
        chunk("endless chunk extension", "3;\(String(repeating: "a", count: 300))\r\nabc\r\n0\r\n\r\n"),
        post("folded trailer", "Transfer-Encoding: chunked\r\n", "0\r\n a: b\r\n\r\n", .foldedField),
        post("control in a trailer", "Transfer-Encoding: chunked\r\n", "0\r\na: \u{1}\r\n\r\n", .fieldValue),
    ]

    private func with(_ rejection: HTTPRejection) -> Malformed { Malformed(name, text, rejection) }
}
