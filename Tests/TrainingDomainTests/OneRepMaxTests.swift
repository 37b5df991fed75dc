import Contracts
import Testing
import TrainingDomain
import Wire

struct OneRepMaxTests {
    private func kilograms(_ hundredths: Int64) -> Mass { Mass(LiftedWeight(Hundredths(trusted: hundredths), .kg)) }

    /// ENRC-02: 100 kg × 5 is 116.7 by Epley and 112.5 by Brzycki; the rest was worked out by hand from the published formulas.
    @Test("A one-repetition maximum is what the named formula says", arguments: [
        (OneRepFormula.epley, Int64(1), Int64?(10_000), false), (.epley, 5, 11_667, false), (.epley, 10, 13_333, false),
        (.epley, 12, 14_000, false), (.epley, 13, 14_333, true), (.epley, 0, nil, false), (.epley, 50, 26_667, true),
        (.brzycki, 1, 10_000, false), (.brzycki, 5, 11_250, false), (.brzycki, 10, 13_333, false), (.brzycki, 12, 14_400, false),
        (.brzycki, 36, 360_000, true), (.brzycki, 37, nil, true), (.brzycki, 50, nil, true),
    ])
    func formulas(_ formula: OneRepFormula, _ reps: Int64, _ expected: Int64?, _ isUncertain: Bool) {
        let estimate = OneRepMax(kilograms(10_000), reps: reps, formula: formula)
        #expect(estimate?.mass.hundredths(of: .kg) == expected)
        if let estimate { #expect(estimate.isUncertain == isUncertain) }
    }
}
