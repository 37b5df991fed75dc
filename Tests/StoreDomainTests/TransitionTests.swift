import Contracts
import StoreDomain
import Testing

/// Every pair of states, allowed or not, is written down here once more.
@Suite struct TransitionTests {
    /// Holds a table against the pairs it should have.
    private func check<State: Hashable & CaseIterable & RawRepresentable>(
        _ table: [State: Set<State>], _ pairs: [String], from first: State, ends: Set<State>
    ) where State.RawValue == String {
        for source in State.allCases {
            #expect(table[source] != nil, "\(source)")
            for target in State.allCases {
                let isListed = pairs.contains("\(source.rawValue) \(target.rawValue)")
                #expect(table[source]?.contains(target) == isListed, "\(source) to \(target)")
                #expect(Transitions.sources(of: target, in: table).contains(source) == isListed, "\(source) to \(target)")
            }
        }
        #expect(Set(pairs).count == pairs.count && table.values.reduce(0) { $0 + $1.count } == pairs.count)
        #expect(Set(State.allCases.filter { table[$0]?.isEmpty == true }) == ends)
        // Whatever there is can happen, and from everywhere there is a way to an end.
        #expect(reachable(from: first, table) == Set(State.allCases))
        for state in State.allCases { #expect(!reachable(from: state, table).isDisjoint(with: ends), "\(state)") }
    }

    private func reachable<State: Hashable>(from first: State, _ table: [State: Set<State>]) -> Set<State> {
        var (seen, next): (Set<State>, [State]) = ([first], [first])
        while let state = next.popLast() {
            for target in table[state] ?? [] where seen.insert(target).inserted { next.append(target) }
        }
        return seen
    }

    @Test func checkouts() {
        check(
            Transitions.checkout,
            [
                "reserved requires_action", "reserved processing", "reserved completed", "reserved failed",
                "requires_action processing", "requires_action completed", "requires_action failed", "requires_action reserved",
                "processing requires_action", "processing completed", "processing failed", "processing reserved",
                "failed completed", "failed refunding", "refunding refunded",
            ], from: .reserved, ends: [.completed, .refunded])
        // What was paid is never failed, and what holds goods is on its way.
        #expect(Transitions.sources(of: .failed, in: Transitions.checkout) == Set(CheckoutState.allCases.filter(\.isOpen)))
        #expect(CheckoutState.allCases.filter(\.isOpen) == [.reserved, .requiresAction, .processing])
    }

    @Test func whatPeopleSeeOfACheckout() {
        #expect(
            CheckoutState.allCases.map(\.status) == [.processing, .requiresAction, .processing, .completed, .failed, .refunded, .refunded])
    }

    @Test func orders() {
        check(
            Transitions.order, ["processing shipped", "processing cancelled", "shipped delivered"], from: .processing,
            ends: [.delivered, .cancelled])
    }

    @Test func payments() {
        check(
            Transitions.payment,
            ["paid partially_refunded", "paid refunded", "partially_refunded partially_refunded", "partially_refunded refunded"],
            from: .paid,
            ends: [.refunded])
    }

    @Test func refunds() {
        check(Transitions.refund, ["pending done", "pending failed", "done failed"], from: .pending, ends: [.failed])
    }
}
