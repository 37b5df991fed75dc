import Testing
import YAML

@Suite struct YAMLParserTests {
    @Test func readsScalarsWithStyleAndPosition() throws {
        let root = try YAMLParser.parse("a: plain\nb: 'one ''quoted'''\nc: \"tab\\t\\u00e9\"\nd: |\n  x\n  y\ne: >\n  x\n  y\n")
        #expect(root["a"]?.content == .scalar("plain", .plain))
        #expect(root["b"]?.content == .scalar("one 'quoted'", .singleQuoted))
        #expect(root["c"]?.content == .scalar("tab\té", .doubleQuoted))
        #expect(root["d"]?.content == .scalar("x\ny\n", .literal))
        #expect(root["e"]?.content == .scalar("x y\n", .folded))
        #expect(root["c"]?.position == YAMLPosition(line: 3, column: 4))
        #expect(root.entries?.map(\.key) == ["a", "b", "c", "d", "e"])
        #expect(root.entries?[1].keyPosition == YAMLPosition(line: 2, column: 1))
    }

    @Test func columnsCountCharacters() throws {
        let root = try YAMLParser.parse("é: {ü: x}")
        #expect(root["é"]?["ü"]?.position == YAMLPosition(line: 1, column: 8))
    }

    @Test func readsSequencesAndFlowStyle() throws {
        let root = try YAMLParser.parse("list:\n  - 1\n  - {x: [2, 3]}\n  -\n")
        #expect(root["list"]?.items?.count == 3)
        #expect(root["list"]?[1]?["x"]?[1]?.text == "3")
        #expect(root["list"]?[2]?.isNull == true)
        #expect(root["list"]?[3] == nil)
    }

    @Test(arguments: ["", "# nothing\n", "~", "null"]) func emptyIsNull(_ text: String) throws {
        #expect(try YAMLParser.parse(text).isNull)
    }

    @Test(arguments: ["'null'", "\"\"", "!!str null", "no"]) func quotedIsNotNull(_ text: String) throws {
        #expect(try !YAMLParser.parse(text).isNull)
    }

    @Test func keepsTags() throws {
        let root = try YAMLParser.parse("a: !!str 5\nb: !mine 6\nc: 7")
        #expect(root["a"]?.tag == "tag:yaml.org,2002:str")
        #expect(root["b"]?.tag == "!mine")
        #expect(root["c"]?.tag == nil)
    }

    @Test func expandsAliases() throws {
        let root = try YAMLParser.parse("a: &x {k: v}\nb: *x\nc: [*x, *x]")
        #expect(root["b"]?["k"]?.text == "v")
        #expect(root["c"]?[1]?["k"]?.text == "v")
        #expect(root["b"]?.position == YAMLPosition(line: 1, column: 4))
    }

    @Test func mergesMappings() throws {
        let root = try YAMLParser.parse("""
            one: &one {a: 1, b: 1}
            two: &two {b: 2, c: 2}
            own:
              a: own
              <<: [*one, *two]
            single:
              <<: *two
            quoted: {"<<": 1}
            """)
        #expect(root["own"]?["a"]?.text == "own")
        #expect(root["own"]?["b"]?.text == "1")
        #expect(root["own"]?["c"]?.text == "2")
        #expect(root["own"]?.entries?.map(\.key) == ["a", "b", "c"])
        #expect(root["single"]?["b"]?.text == "2")
        #expect(root["quoted"]?["<<"]?.text == "1")
    }

    @Test(arguments: [
        ("a: 1\nb: 2\na: 3", "3:1: key 'a' is already on line 1"),
        ("{a: 1, \"a\": 2}", "1:8: key 'a' is already on line 1"),
        ("? [a]\n: b", "1:3: a key must be a scalar"),
        ("a: *nobody", "1:4: no anchor is called 'nobody'"),
        ("a: &a [*a]", "1:8: anchor 'a' contains itself"),
        ("a: 1\n---\nb: 2", "2:1: a second document: one file holds one"),
        ("<<: 5", "1:5: '<<' merges mappings, not a scalar"),
        ("<<: [{a: 1}, [b]]", "1:14: '<<' merges mappings, not a list"),
        ("a: [1, 2", "2:1: did not find expected ',' or ']' while parsing a flow sequence"),
        ("a: 'open", "1:9: found unexpected end of stream while scanning a quoted scalar"),
        ("a:\n\t- b", "2:1: found character that cannot start any token while scanning for the next token"),
        ("a: b: c", "1:5: mapping values are not allowed in this context"),
        ("a: %x", "1:4: found character that cannot start any token while scanning for the next token"),
    ]) func refuses(_ text: String, _ message: String) {
        #expect(error(text) == message)
    }

    @Test func refusesControlCharacters() {
        #expect(error("a: b\u{1}")?.contains("control characters are not allowed") == true)
    }

    @Test func limitsDepth() throws {
        let deep = { (levels: Int) in String(repeating: "[", count: levels) + String(repeating: "]", count: levels) }
        #expect(try YAMLParser.parse(deep(64)).items != nil)
        #expect(error(deep(65)) == "1:65: nested deeper than 64 levels")
        #expect(error(String(repeating: "[", count: 100_000)) != nil)
    }

    @Test func limitsDepthThroughAliases() {
        #expect(error("a: &a [[[1]]]\nb: [[[*a]]]", YAMLLimits(depth: 7, nodes: 1000)) == "2:7: nested deeper than 7 levels")
    }

    @Test func limitsWhatAliasesExpandTo() {
        var bomb = "a: &a [1,1,1,1,1,1,1,1,1,1]\n"
        for (name, previous) in zip("bcdefghi", "abcdefgh") {
            bomb += "\(name): &\(name) [\((0..<10).map { _ in "*\(previous)" }.joined(separator: ","))]\n"
        }
        #expect(error(bomb)?.contains("more than 100000 values once aliases are expanded") == true)
    }

    private func error(_ text: String, _ limits: YAMLLimits = YAMLLimits()) -> String? {
        do throws(YAMLError) {
            _ = try YAMLParser.parse(text, limits: limits)
            return nil
        } catch {
            return error.description
        }
    }
}
