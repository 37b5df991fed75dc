import Testing
@testable import Console
@Suite struct RingTests {
    @Test func itKeepsTheNewest() {
        var ring = Ring<Int>(capacity: 3)
        for number in 0..<5 { ring.append(number) }
        #expect(ring.count == 5 && ring.first == 2)
        #expect(ring.from(0, limit: 10).elements == [2, 3, 4] && ring.from(0, limit: 10).first == 2)
        #expect(ring.from(0, limit: 2).elements == [3, 4] && ring.from(4, limit: 10).elements == [4])
        #expect(ring.from(5, limit: 10).elements.isEmpty && ring.from(9, limit: 10).first == 5)
    }
}
