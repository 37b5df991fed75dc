import Testing

@testable import XML

@Suite struct XMLTests {
    @Test func treeOfNamesAndTexts() throws {
        let root = try XMLElement(
            parsing: Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <a:List xmlns:a="http://s3.amazonaws.com/doc/2006-03-01/"><Part><N>1</N><T>&quot;x&amp;y&quot;</T></Part>
                <!-- skipped --><Part><N>2</N><T><![CDATA[<أهلا>]]></T></Part><Empty/></a:List>
                """.utf8))
        #expect(root.name == "List")
        #expect(root.all("Part").map { $0["N"]?.text } == ["1", "2"])
        #expect(root.all("Part").map { $0["T"]?.text } == ["\"x&y\"", "<أهلا>"])
        #expect(root["Empty"]?.text == "")
        #expect(root["Missing"] == nil)
    }

    @Test(arguments: ["", "   ", "text", "<a>", "<a></b>", "<a/><b/>", "<a>&nbsp;</a>", "<a>\u{0}</a>", "<a x=1/>", "<a/>tail"])
    func brokenDocumentsAreRefused(_ text: String) {
        #expect(throws: XMLError.self) { try XMLElement(parsing: Array(text.utf8)) }
    }

    @Test func entitiesOfADocumentAreNeverExpanded() {
        let bomb = #"<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>"#
        #expect(throws: XMLError(line: 1, message: "DOCTYPE is not allowed")) { try XMLElement(parsing: Array(bomb.utf8)) }
        let outside = #"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#
        #expect(throws: XMLError.self) { try XMLElement(parsing: Array(outside.utf8)) }
    }

    @Test func limitsHold() throws {
        let deep = String(repeating: "<a>", count: 5) + String(repeating: "</a>", count: 5)
        _ = try XMLElement(parsing: Array(deep.utf8), limits: XMLLimits(depth: 5, elements: 5))
        #expect(throws: XMLError.self) { try XMLElement(parsing: Array(deep.utf8), limits: XMLLimits(depth: 4, elements: 5)) }
        #expect(throws: XMLError.self) { try XMLElement(parsing: Array(deep.utf8), limits: XMLLimits(depth: 5, elements: 4)) }
    }

    @Test func errorsNameTheirLine() {
        #expect(throws: XMLError(line: 3, message: "mismatched tag")) { try XMLElement(parsing: Array("<a>\n<b>\n</a>".utf8)) }
    }
}
