import Contracts
import Testing
import TrainingDomain
import Wire

struct MassTests {
    /// 1 lb is 453.59237 g by the definition of 1959.
    @Test("A weight in the other unit is the nearest hundredth", arguments: [
        (Int64(4500), WeightUnit.lb, WeightUnit.kg, Int64(2041)), (10_000, .lb, .kg, 4536), (2041, .kg, .lb, 4500), (1, .lb, .kg, 0),
        (2, .lb, .kg, 1), (8250, .kg, .lb, 18_188), (8250, .kg, .kg, 8250),
    ])
    func converted(_ hundredths: Int64, _ from: WeightUnit, _ to: WeightUnit, _ expected: Int64) {
        #expect(Mass(LiftedWeight(Hundredths(trusted: hundredths), from)).hundredths(of: to) == expected)
    }

    @Test("The most there can be is shown too")
    func heaviest() {
        let most = Mass(LiftedWeight(Hundredths(trusted: 250_000), .kg)) * 1_000_000_000
        #expect(most.units == .max && (most + most).units == .max)
        #expect(most.hundredths(of: .kg) == 92_233_720_369 && most.grams == 922_337_203_685)
    }
}
