import CoachingDomain
import Contracts
import Testing
import Wire

@Suite struct AssignmentRuleTests {
    /// Whoever understands a coach who is full waits for that one; whoever understands none takes any who has room.
    @Test func thereIsAPlaceWhereOneWithRoomSpeaksALanguageOrNobodyDoes() {
        func languages(_ coaches: [([TextLanguage], Bool)]) -> [TextLanguage] {
            AssignmentRule.languagesWithRoom(coaches.map { CoachedLanguages(spoken: $0.0, hasRoom: $0.1) })
        }
        #expect(languages([]) == [])
        #expect(languages([([.ar, .en], false)]) == [])
        #expect(languages([([.ar], false), ([.en], true)]) == [.en])
        #expect(languages([([.ar], false), ([.en], true), ([.en, .ar], true)]) == [.en, .ar])
        #expect(languages([([.en], true)]) == [.en, .ar])
        #expect(languages([([.en], false)]) == [])
    }
}
