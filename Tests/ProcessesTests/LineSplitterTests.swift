import Processes
import Testing

@Suite struct LineSplitterTests {
    @Test func splitsLines() {
        var splitter = LineSplitter(limit: 4)
        #expect(splitter.add(Array("a\r\nb".utf8)[...]) == ["a"])
        #expect(splitter.add(Array("c\n\nabcdef".utf8)[...]) == ["bc", "", "abcd"])
        #expect(splitter.finish() == "ef")
        #expect(splitter.finish() == nil)
    }
}
