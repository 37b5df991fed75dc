import JSONCoding
import Testing

@testable import FlowRunner

/// The examples of RFC 9535 and what its grammar refuses.
@Suite struct JSONPathTests {
    private static let store = #"""
        { "store": { "book": [
            { "category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century", "price": 8.95 },
            { "category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour", "price": 12.99 },
            { "category": "fiction", "author": "Herman Melville", "title": "Moby Dick", "isbn": "0-553-21311-3", "price": 8.99 },
            { "category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings", "isbn": "0-395-19395-8", "price": 22.99 } ],
          "bicycle": { "color": "red", "price": 399 } } }
        """#
    private static let filters =
        #"{"a": [3, 5, 1, 2, 4, 6, {"b": "j"}, {"b": "k"}, {"b": {}}, {"b": "kilo"}], "o": {"p": 1, "q": 2, "r": 3, "s": 5, "t": {"u": 6}}, "e": "f"}"#
    private static let nested = #"{"o": {"j": 1, "k": 2}, "a": [5, 3, [{"j": 4}, {"k": 6}]]}"#

    private static func nodes(_ path: String, _ document: String) throws -> String {
        JSONValue.array(try JSONPath(path).nodes(in: try JSONParser.parse(Array(document.utf8)))).text()
    }

    @Test(arguments: [
        ("$.store.book[*].author", #"["Nigel Rees","Evelyn Waugh","Herman Melville","J. R. R. Tolkien"]"#),
        ("$..author", #"["Nigel Rees","Evelyn Waugh","Herman Melville","J. R. R. Tolkien"]"#),
        ("$.store..price", "[8.95,12.99,8.99,22.99,399]"), ("$..book[2].author", #"["Herman Melville"]"#), ("$..book[2].publisher", "[]"),
        ("$..book[-1].title", #"["The Lord of the Rings"]"#), ("$..book[0,1].price", "[8.95,12.99]"), ("$..book[:2].price", "[8.95,12.99]"),
        ("$..book[?@.isbn].title", #"["Moby Dick","The Lord of the Rings"]"#), ("$..book[?@.price<10].price", "[8.95,8.99]"),
        ("$.store.book[?(@.price > 20 && @.category == 'fiction')].author", #"["J. R. R. Tolkien"]"#),
        ("$.store.book[?@.price == $.store.book[0].price].title", #"["Sayings of the Century"]"#),
        ("$.store.book[?search(@.author, 'R\\\\.')].author", #"["J. R. R. Tolkien"]"#),
        ("$.store.book[?match(@.isbn, '0-553-.*')].price", "[8.99]"),
        ("$.store.book[?match(@.isbn, '553')].price", "[]"), ("$.store.book[?length(@.title) == 9].title", #"["Moby Dick"]"#),
        ("$.store[?count(@.*) == 2].color", #"["red"]"#), ("$[?value(@..color) == 'red'].bicycle.price", "[399]"),
        ("$.store.*.color", #"["red"]"#),
    ])
    func bookStore(_ path: String, _ expected: String) throws { #expect(try Self.nodes(path, Self.store) == expected) }

    @Test(arguments: [
        (#"$.a[?@.b == 'kilo']"#, #"[{"b":"kilo"}]"#), (#"$.a[?(@.b == 'kilo')]"#, #"[{"b":"kilo"}]"#), ("$.a[?@>3.5]", "[5,4,6]"),
        ("$.a[?@.b]", #"[{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#),
        ("$[?@.*]", #"[[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}],{"p":1,"q":2,"r":3,"s":5,"t":{"u":6}}]"#),
        ("$[?@[?@.b]]", #"[[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]]"#), ("$.o[?@<3, ?@<3]", "[1,2,1,2]"),
        (#"$.a[?@<2 || @.b == "k"]"#, #"[1,{"b":"k"}]"#), (#"$.a[?match(@.b, "[jk]")]"#, #"[{"b":"j"},{"b":"k"}]"#),
        (#"$.a[?search(@.b, "[jk]")]"#, #"[{"b":"j"},{"b":"k"},{"b":"kilo"}]"#), ("$.o[?@>1 && @<4]", "[2,3]"),
        ("$.o[?@.u || @.x]", #"[{"u":6}]"#),
        ("$.a[?@.b == $.x]", "[3,5,1,2,4,6]"), ("$.a[?@ == @]", #"[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#),
        ("$.a[?!@.b]", "[3,5,1,2,4,6]"),
        ("$.a[?!(@ > 2)]", #"[1,2,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#), ("$.a[?@ == 3.0]", "[3]"), ("$.a[? @ <= 2 ]", "[1,2]"),
    ])
    func filterExamples(_ path: String, _ expected: String) throws { #expect(try Self.nodes(path, Self.filters) == expected) }

    @Test(arguments: [
        ("$..j", "[1,4]"), ("$..[0]", #"[5,{"j":4}]"#), ("$..o", #"[{"j":1,"k":2}]"#), ("$.o..[*, *]", "[1,2,1,2]"),
        ("$.a..[0, 1]", #"[5,3,{"j":4},{"k":6}]"#),
        ("$.o['j', 'k']", "[1,2]"), (#"$["o"]["j"]"#, "[1]"), ("$ .o .j", "[1]"), ("$.o[\"\\u006a\"]", "[1]"),
        ("$", #"[{"o":{"j":1,"k":2},"a":[5,3,[{"j":4},{"k":6}]]}]"#),
    ])
    func descendantsAndNames(_ path: String, _ expected: String) throws { #expect(try Self.nodes(path, Self.nested) == expected) }

    @Test(arguments: [
        ("$[1:3]", "[1,2]"), ("$[5:]", "[5,6]"), ("$[1:5:2]", "[1,3]"), ("$[5:1:-2]", "[5,3]"), ("$[::-1]", "[6,5,4,3,2,1,0]"),
        ("$[-2:]", "[5,6]"),
        ("$[:-5]", "[0,1]"), ("$[::0]", "[]"), ("$[10:]", "[]"), ("$[-100:2]", "[0,1]"), ("$[2:-100:-1]", "[2,1,0]"), ("$[-1]", "[6]"),
        ("$[7]", "[]"), ("$[0:0]", "[]"),
    ])
    func slices(_ path: String, _ expected: String) throws { #expect(try Self.nodes(path, "[0,1,2,3,4,5,6]") == expected) }

    @Test(arguments: [
        "", "a", "$.", "$.a.", "$[", "$[]", "$['a", "$[01]", "$[-0]", "$[1.0]", "$..", "$.1a", "$ ", "$.a b", "$['\\x']", "$[?]",
        "$[?@.a=1]", "$[?@.a==]", "$[?1]",
        "$[?@..a==1]", "$[?length(@.*)==1]", "$[?length(@)]", "$[?match(@.a,'x')==true]", "$[?count(1)==1]", "$[?foo(@)]",
        "$[?length()==1]", "$[?(@.a]",
        "$[9007199254740992]", "$[?@.a==01]", "$['\\uD800']", "$[?@.a=='b' and @.c]", "$[1,]", "$[a]",
    ])
    func refused(_ path: String) { #expect(throws: JSONPathError.self) { try JSONPath(path) } }

    @Test func singularity() throws {
        #expect(try JSONPath("$.a[0]['b'][-1]").isSingular)
        for path in ["$.*", "$..a", "$[0,1]", "$[0:1]", "$[?@.a]"] { #expect(try !JSONPath(path).isSingular, "\(path)") }
    }
}
