import HTTPCore
import JSONCoding
import Testing
import Wire

@testable import FlowRunner

/// Queries, filters and predicates, each as one assert against one response.
@Suite struct EvaluationTests {
    private static let body = #"""
        {"text": "Hello, World", "empty": "", "int": 42, "float": 1.5, "whole": 3.0, "yes": true, "none": null, "list": [1, 2, 3], "nothing": [], "object": {"a": {"b": "c"}},
         "date": "2026-03-01T08:00:00.000Z", "later": "2026-03-14T08:00:00Z", "uuid": "0190163d-8694-739b-aea5-966c26f8ad91", "url": "https://a.b/?page=2&q=x%20y+z", "html": "a &lt; b &amp; &#233;&#x1F600;&copy;",
         "b64": "SGVsbG8=", "b64url": "-_8", "json": "{\"k\": [1, 2]}", "ipv4": "10.0.0.1", "ipv6": "::1", "digits": "123", "dash": "a-b-c", "arabic": "سارة", "expires": "Wed, 13 Jan 2027 22:23:01 GMT"}
        """#

    private static func check(_ assert: String) throws -> CheckResult {
        let bench = Bench { _ throws(TransportError) in
            .json(200, Self.body, ["X-One": "1", "X-Two": "a", "Set-Cookie": "sid=abc; Path=/x; Max-Age=60; HttpOnly; SameSite=Lax"])
        }
        let result = try bench.run("GET {{auth}}/x\n[Options]\nvariable: n=42\nvariable: word=World\nHTTP 200\n[Asserts]\n\(assert)")
        return try #require(result.steps[0].checks.last)
    }

    @Test(arguments: [
        "status == 200", "status != 201", "version == \"1.1\"", "url endsWith \"/x\"", "body contains \"Hello\"", "bytes count > 100",
        "rawbytes count > 100", "duration >= 0",
        "header \"x-one\" == \"1\"", "header \"x-one\" toInt == 1", "header \"nope\" not exists", "cookie \"sid\" == \"abc\"",
        "cookie \"sid[Path]\" == \"/x\"",
        "cookie \"sid[Max-Age]\" == 60", "cookie \"sid[HttpOnly]\" exists", "cookie \"sid[Secure]\" not exists",
        "cookie \"sid[samesite]\" == \"Lax\"", "cookie \"other\" not exists",
        "variable \"n\" == 42", "variable \"missing\" not exists", "regex /Hello, (\\w+)/ == \"World\"", "regex \"Bye (.*)\" not exists",
        "sha256 count == 32", "md5 count == 16", "jsonpath \"$.int\" == 42", "jsonpath \"$.int\" == {{n}}", "jsonpath \"$.int\" == 42.0",
        "jsonpath \"$.whole\" == 3", "jsonpath \"$.float\" == 1.5",
        "jsonpath \"$.int\" > 41", "jsonpath \"$.int\" >= 42", "jsonpath \"$.float\" < 2", "jsonpath \"$.float\" <= 1.5",
        "jsonpath \"$.float\" not > 2", "jsonpath \"$.text\" > \"Hallo\"",
        "jsonpath \"$.date\" < \"2026-03-01T09:30:00+01:00\"", "jsonpath \"$.text\" == \"Hello, {{word}}\"",
        "jsonpath \"$.text\" startsWith \"Hell\"", "jsonpath \"$.text\" endsWith \"{{word}}\"",
        "jsonpath \"$.text\" contains \"lo, W\"", "jsonpath \"$.text\" not contains \"Z\"", "jsonpath \"$.text\" matches /^Hello,\\s\\w+$/",
        "jsonpath \"$.text\" matches \"W.r\"",
        "jsonpath \"$.text\" not matches /^W/", "jsonpath \"$.arabic\" matches /^.{4}$/",
        "jsonpath \"$.list\" includes 2", "jsonpath \"$.list\" contains 3", "jsonpath \"$.list\" not includes 9",
        "jsonpath \"$.list\" count == 3", "jsonpath \"$.list[*]\" count == 3", "jsonpath \"$.nothing\" isEmpty",
        "jsonpath \"$.nothing[*]\" not exists", "jsonpath \"$.list[?@ == 2]\" == 2", "jsonpath \"$.list[?@ > 1]\" count == 2",
        "jsonpath \"$.nothing\" exists",
        "jsonpath \"$.empty\" isEmpty", "jsonpath \"$.none\" == null", "jsonpath \"$.none\" exists", "jsonpath \"$.none\" != 1",
        "jsonpath \"$.yes\" == true", "jsonpath \"$.yes\" isBoolean", "jsonpath \"$.int\" isInteger",
        "jsonpath \"$.int\" not isFloat", "jsonpath \"$.float\" isFloat", "jsonpath \"$.int\" isNumber", "jsonpath \"$.text\" isString",
        "jsonpath \"$.list\" isList", "jsonpath \"$.list\" isCollection", "jsonpath \"$.object\" isObject",
        "jsonpath \"$.object\" isCollection", "jsonpath \"$.object\" not isList", "jsonpath \"$.date\" isIsoDate",
        "jsonpath \"$.date\" not isDate", "jsonpath \"$.date\" toDate \"%+\" isDate", "jsonpath \"$.text\" not isDate",
        "jsonpath \"$.uuid\" isUuid", "jsonpath \"$.text\" not isUuid", "jsonpath \"$.ipv4\" isIpv4", "jsonpath \"$.ipv6\" isIpv6",
        "jsonpath \"$.ipv4\" not isIpv6",
        "jsonpath \"$.list\" first == 1", "jsonpath \"$.list\" last == 3", "jsonpath \"$.list\" nth 1 == 2",
        "jsonpath \"$.list\" nth -1 == 3", "jsonpath \"$.list\" nth 9 not exists", "jsonpath \"$.nothing\" first not exists",
        "jsonpath \"$.text\" regex /, (.*)/ == \"World\"", "jsonpath \"$.text\" replace \"o\" \"0\" == \"Hell0, W0rld\"",
        "jsonpath \"$.text\" replace /[eo]/ \"*\" == \"H*ll*, W*rld\"",
        "jsonpath \"$.text\" replaceRegex /(\\w+), (\\w+)/ \"$2 $1\" == \"World Hello\"", "jsonpath \"$.dash\" split \"-\" count == 3",
        "jsonpath \"$.dash\" split \"-\" nth 2 == \"c\"", "jsonpath \"$.digits\" toInt == 123",
        "jsonpath \"$.digits\" toFloat == 123.0", "jsonpath \"$.float\" toInt == 1", "jsonpath \"$.int\" toString == \"42\"",
        "jsonpath \"$.date\" format \"%A, %d %B %Y %H:%M:%S\" == \"Sunday, 01 March 2026 08:00:00\"",
        "jsonpath \"$.date\" toDate \"%Y-%m-%dT%H:%M:%S%.fZ\" dateFormat \"%j %e %y %b %a %p %I\" == \"060  1 26 Mar Sun AM 08\"",
        "jsonpath \"$.date\" format \"%Y-%j\" toDate \"%Y-%j\" format \"%F\" == \"2026-03-01\"",
        "jsonpath \"$.date\" format \"%-d.%-m.%Y %-H:%M %-j\" == \"1.3.2026 8:00 60\"",
        "jsonpath \"$.date\" format \"%FT%T%:z %z\" == \"2026-03-01T08:00:00+00:00 +0000\"",
        "jsonpath \"$.later\" daysAfterNow == 13", "jsonpath \"$.date\" daysBeforeNow == 0",
        "jsonpath \"$.expires\" toDate \"%a, %d %b %Y %H:%M:%S GMT\" format \"%s\" == \"1799878981\"",
        "jsonpath \"$.text\" base64Encode == \"SGVsbG8sIFdvcmxk\"", "jsonpath \"$.b64\" base64Decode == hex,48656c6c6f;",
        "jsonpath \"$.b64url\" base64UrlSafeDecode toHex == \"fbff\"",
        "jsonpath \"$.b64url\" base64UrlSafeDecode base64UrlSafeEncode == \"-_8\"",
        "jsonpath \"$.b64\" base64Decode utf8Decode == \"Hello\"", "jsonpath \"$.text\" utf8Encode count == 12",
        "jsonpath \"$.json\" jsonpath \"$.k[*]\" count == 2",
        "jsonpath \"$.b64\" base64Decode decode \"latin1\" == \"Hello\"",
        "jsonpath \"$.text\" urlEncode == \"Hello%2C%20World\"", "jsonpath \"$.text\" urlEncode urlDecode == \"Hello, World\"",
        "jsonpath \"$.url\" urlQueryParam \"page\" == \"2\"", "jsonpath \"$.url\" urlQueryParam \"q\" == \"x y z\"",
        "jsonpath \"$.url\" urlQueryParam \"z\" not exists", "jsonpath \"$.html\" htmlUnescape == \"a < b & é😀©\"",
        "jsonpath \"$.text\" htmlEscape == \"Hello, World\"", "jsonpath \"$.json\" jsonpath \"$.k[1]\" == 2",
        "jsonpath \"$.object\" jsonpath \"$.a.b\" == \"c\"", "jsonpath \"$.{{word}}\" not exists",
        "jsonpath \"$['text']\" == \"Hello, World\"", "bytes startsWith hex,7b22;", "bytes contains \"Hello\"", "variable \"n\" < 43",
    ])
    func holds(_ assert: String) throws {
        let check = try Self.check(assert)
        #expect(check.passed, "\(check)")
    }

    @Test(arguments: [
        ("status == 201", "200", "== 201"), ("jsonpath \"$.nope\" != 1", "nothing", "!= 1"),
        ("jsonpath \"$.nope\" not contains \"a\"", "nothing", "not contains \"a\""),
        ("jsonpath \"$.int\" == \"42\"", "42", "== \"42\""), ("jsonpath \"$.nope\" exists", "nothing", "exists"),
        ("jsonpath \"$.text\" not exists", "\"Hello, World\"", "not exists"),
        ("jsonpath \"$.text\" matches /^W/", "\"Hello, World\"", "matches /^W/"),
        ("jsonpath \"$.int\" matches /4/", "matches needs a string, got 42 (integer)", "matches /4/"),
        ("jsonpath \"$.text\" > 5", "> cannot order \"Hello, World\" (string) and 5 (integer)", "> 5"),
        ("jsonpath \"$.text\" includes \"H\"", "includes needs a list, got \"Hello, World\" (string)", "includes \"H\""),
        ("jsonpath \"$.int\" startsWith \"4\"", "startsWith needs a string or bytes, got 42 (integer)", "startsWith \"4\""),
        ("jsonpath \"$.text\" toInt == 1", "the filter toInt needs a whole number, got \"Hello, World\" (string)", "== 1"),
        ("jsonpath \"$.nope\" count == 0", "nothing to apply the filter count to", "== 0"),
        ("jsonpath \"$.int\" == {{missing}}", "the variable missing is not set", "== {{missing}}"),
        ("jsonpath \"$.text\" regex /World/ == \"a\"", "the regular expression has no group", "== \"a\""),
        (
            "jsonpath \"$.text\" base64Decode == hex,00;", "the filter base64Decode needs Base64, got \"Hello, World\" (string)",
            "== hex,00;"
        ),
        ("jsonpath \"$.int\" isEmpty", "isEmpty needs a list, an object, a string or bytes, got 42 (integer)", "isEmpty"),
        ("jsonpath \"$.arabic\" count == 4", "the filter count needs a list, nodes or bytes, got \"سارة\" (string)", "== 4"),
        ("jsonpath \"$.list[?@ == 2]\" count == 1", "the filter count needs a list, nodes or bytes, got 2 (integer)", "== 1"),
        ("jsonpath \"$.nothing[*]\" count == 0", "nothing to apply the filter count to", "== 0"),
        ("jsonpath \"$.list\" == 1", "[1,2,3]", "== 1"), ("jsonpath \"$.nothing[*]\" exists", "nothing", "exists"),
        ("jsonpath \"$.text\" toDate \"%Y\" isDate", "\"Hello, World\" is not a date of the format %Y", "isDate"),
        ("body == file,../x;", "the file ../x is outside the flow's folder", "== file,../x;"),
        ("jsonpath \"$.list\" nth 9 == 1", "nothing", "== 1"), ("bytes == hex,00;", "hex,", "== hex,00;"),
    ])
    func fails(_ assert: String, _ actual: String, _ expected: String) throws {
        let check = try Self.check(assert)
        #expect(!check.passed)
        #expect(check.actual.hasPrefix(actual), "\(check.actual)")
        #expect(check.expected == expected)
    }

    @Test func digestsMatchPublishedValues() {
        #expect(Hexadecimal.text(MD5.hash(Array("message digest".utf8))) == "f96b697d7cb7938d525a2f31aaf161d0")
        #expect(Hexadecimal.text(MD5.hash([])) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(Hexadecimal.text(MD5.hash(Array(String(repeating: "1234567890", count: 8).utf8))) == "57edf4a22be3c955ac49da2e2107b67a")
        #expect(Hexadecimal.text(Digests.sha256(Array("abc".utf8))).hasPrefix("ba7816bf8f01cfea"))
    }

    @Test func base64GoesBothWays() {
        var random = SeededNumbers(seed: 3, name: "base64")
        for length in 0..<70 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(Base64.decode(Base64.encode(bytes)) == bytes)
            #expect(Base64.decode(Base64.encode(bytes, urlSafe: true), urlSafe: true) == bytes)
        }
        for text in ["A", "A===", "AB=C", "****", "AAAA="] { #expect(Base64.decode(text) == nil, "\(text)") }
    }

    @Test(arguments: [
        ("13d", 1_123_200_000), ("PT5M", 300_000), ("61s", 61_000), ("1h30m", 5_400_000), ("500ms", 500), ("P1DT2H", 93_600_000),
        ("P2W", 1_209_600_000), ("PT1H30M5S", 5_405_000), ("2w", 1_209_600_000), ("0s", 0),
    ])
    func spans(_ text: String, _ milliseconds: Int64) { #expect(TimeSpan.parse(text)?.milliseconds == milliseconds) }

    @Test(arguments: ["", "P", "PT", "13", "d", "1x", "-5m", "P1M", "1.5h", "PT1D", "P1H", "1 h", "99999999999999999999s"])
    func noSpans(_ text: String) { #expect(TimeSpan.parse(text) == nil) }

    @Test func datesOutsideTheFormatAreRefused() {
        #expect(DateFormat.instant("2026-02-30", "%F") == nil)
        #expect(DateFormat.instant("2026-02-03x", "%F") == nil)
        #expect(DateFormat.instant("12:60", "%R") == nil)
        #expect(DateFormat.instant("2026-02-03 04:05:06 PM +0530", "%F %I:%M:%S %p %z")?.text == "2026-02-03T10:35:06.000Z")
        #expect(DateFormat.instant("2026-02-03 05:06:07 +05:30", "%F %T %:z")?.text == "2026-02-02T23:36:07.000Z")
        #expect(DateFormat.instant("2024-366", "%Y-%j")?.text == "2024-12-31T00:00:00.000Z")
        for text in ["2026-366", "2026-000"] { #expect(DateFormat.instant(text, "%Y-%j") == nil, "\(text)") }
        #expect(DateFormat.instant("2026-03-01 061", "%F %j") == nil, "two days")
        #expect(DateFormat.text(Instant(milliseconds: 0), "%-H:%-M %-y %-e") == "0:0 70 1")
        #expect(DateFormat.text(Instant(milliseconds: -1), "%F %T%.3f") == "1969-12-31 23:59:59.999")
    }

    @Test func locationsResolve() {
        let base = "http://h:1/a/b?x=1"
        let cases = [
            ("/c", "http://h:1/c"), ("c", "http://h:1/a/c"), ("../c", "http://h:1/c"), ("?y", "http://h:1/a/b?y"), ("//g/d", "http://g/d"),
            ("https://z/", "https://z/"),
        ]
        for (location, expected) in cases { #expect(URLParts.resolve(location, against: base) == expected) }
    }

    @Test func cookiesGoWhereTheyBelong() {
        var jar = CookieJar()
        let now = Instant(milliseconds: 0)
        jar.store(
            [
                "Set-Cookie": "a=1", "set-cookie": "b=2; Path=/deep", "SET-COOKIE": "c=3; Domain=example.com; Path=/",
                "Set-cookie": "d=4; Max-Age=10", "sEt-Cookie": "e=5; Domain=other.com",
                "seT-Cookie": "f=6; Secure",
            ], from: "http://www.example.com/x/y", now: now)
        #expect(jar.pairs(for: "http://www.example.com/x/z", now: now).joined(separator: "; ") == "a=1; d=4; c=3")
        #expect(jar.pairs(for: "http://www.example.com/deep/er", now: now) == ["b=2", "c=3"])
        #expect(jar.pairs(for: "http://api.example.com/x", now: now) == ["c=3"])
        #expect(jar.pairs(for: "https://www.example.com/x/", now: now + .seconds(11)) == ["a=1", "f=6", "c=3"])
        jar.store(["Set-Cookie": "a=; Max-Age=0"], from: "http://www.example.com/x/y", now: now)
        #expect(!jar.pairs(for: "http://www.example.com/x/z", now: now).contains("a=1"))
    }
}
