import Contracts
import TrainingDomain
import Testing

@Suite struct NoteRuleTests {
    @Test(arguments: [("a  b", "a b"), ("a b", "a b"), ("ليلى   Haddad", "ليلى Haddad")])
    func runsOfSpacesAreOne(_ written: String, _ kept: String) {
        #expect(NoteRule.tidied(ShortText(trusted: written)).text == kept)
    }
}
