import Contracts
import NutritionDomain
import TestSupport
import Testing
import Wire

@Suite struct UnitNameTests {
    @Test(arguments: Language.allCases) func everyUnitHasANameOfItsOwn(language: Language) {
        #expect(Set(PortionUnit.allCases.map { $0.name(language) }).count == PortionUnit.allCases.count)
    }

    @Test(arguments: [(PortionUnit.tablespoon, "ملعقة كبيرة"), (.cup, "كوب"), (.loaf, "رغيف"), (.skewer, "سيخ"), (.gram, "غرام")])
    func arabicUnitsAreInTheSingular(unit: PortionUnit, name: String) { #expect(unit.name(.arabic) == name) }
}
