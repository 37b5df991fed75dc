import Testing

@testable import XPath

@Suite struct MarkupDocumentTests {
    private static let order = """
        <?xml version="1.0" encoding="utf-8"?>
        <order xmlns="urn:shop" xmlns:m="urn:money" currency="SAR">
          <line sku="whey"><m:price>129.50</m:price></line>
          <line sku="mat"><m:price>75</m:price></line>
          <note xmlns="urn:note" xmlns:x="urn:extra"><x:by>سارة</x:by></note>
        </order>
        """

    private func xml(_ expression: String, _ text: String = order) throws -> XPathValue {
        try MarkupDocument(Array(text.utf8), as: .xml).evaluate(expression)
    }

    private func html(_ expression: String, _ text: String) throws -> XPathValue {
        try MarkupDocument(Array(text.utf8), as: .html).evaluate(expression)
    }

    // MARK: - Values

    @Test func anExpressionGivesNodesOrAValueOfItsType() throws {
        #expect(try xml("//_:line") == .nodes(2))
        #expect(try xml("//_:nothing") == .nodes(0))
        #expect(try xml("count(//_:line)") == .number(2))
        #expect(try xml("sum(//m:price)") == .number(204.5))
        #expect(try xml("boolean(//_:line[@sku='mat'])") == .boolean(true))
        #expect(try xml("string(/_:order/@currency)") == .string("SAR"))
        #expect(try xml("normalize-space(//_:line[1])") == .string("129.50"))
    }

    // MARK: - Namespaces

    @Test func prefixesMeanWhatTheyDoInTheTextAndTheFirstDefaultNamespaceIsAnUnderscore() throws {
        #expect(try xml("string(//x:by)") == .string("سارة"))
        #expect(try xml("//_:note") == .nodes(0))  // of another default namespace
        #expect(try xml("//*[local-name()='note']") == .nodes(1))
        #expect(throws: XPathError(message: "an undeclared namespace prefix")) { try xml("//nobody:line") }
    }

    // MARK: - HTML

    @Test func htmlNeedsNotBeWellFormed() throws {
        let page = "<!doctype html><title>Barbell &copy;</title><meta charset=latin1><ul><li>eins<li>zwei<li>drei</ul><p>é"
        #expect(try html("string(//title)", page) == .string("Barbell ©"))
        #expect(try html("//li", page) == .nodes(3))
        #expect(try html("string(//p)", page) == .string("é"))
    }

    // MARK: - What is refused

    @Test func whatIsNoXMLIsRefused() {
        for text in ["", "{\"a\": 1}", "<a><b></a>", "only text"] {
            #expect(throws: XPathError.self, "\(text)") { try xml("//a", text) }
        }
    }

    @Test(arguments: ["//", "^^^", "strong(//a)", "//a[", "$unknown"])
    func aBadExpressionIsRefused(_ expression: String) {
        #expect(throws: XPathError.self) { try xml(expression, "<a/>") }
    }

    @Test func noEntityIsExpanded() {
        let laughs = """
            <!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>
            """
        #expect(throws: XPathError.self) { try xml("string(//a)", laughs) }
        let small = "<!DOCTYPE a [<!ENTITY a \"ha\">]><a>&a;</a>"
        #expect(throws: XPathError(message: "the text declares entities, which are not expanded here")) { try xml("string(//a)", small) }
        let file = "<!DOCTYPE a [<!ENTITY f SYSTEM \"file:///etc/hostname\">]><a>&f;</a>"
        #expect(throws: XPathError.self) { try xml("string(//a)", file) }
    }

    @Test func depthAndWorkAreBounded() {
        let deep = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
        #expect(throws: XPathError.self) { try xml("//a", deep) }
        let wide = "<r>" + String(repeating: "<a/>", count: 20_000) + "</r>"
        #expect(throws: XPathError.self) { try xml("count(//a[count(//a) > 0])", wide) }
    }

    @Test func anEmptyExternalSubsetIsNotFetched() throws {
        #expect(try xml("string(//a)", "<!DOCTYPE a SYSTEM \"http://127.0.0.1:1/a.dtd\"><a>here</a>") == .string("here"))
    }
}
