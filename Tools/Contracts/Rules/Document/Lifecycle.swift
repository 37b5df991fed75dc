internal import JSONCoding
internal import Wire

/// How long something lives: of an operation, a parameter or a field.
struct Lifecycle: Sendable, Equatable {
    enum Stability: String, Comparable {
        case draft, beta, stable

        private var rank: Int { self == .draft ? 0 : self == .beta ? 1 : 2 }
        static func < (a: Stability, b: Stability) -> Bool { a.rank < b.rank }
    }

    var isDeprecated: Bool
    /// As written; a date only when it is one.
    var sunset: String?
    var stability: Stability

    init(_ node: DocumentNode) {
        isDeprecated = node["deprecated"]?.value.bool ?? false
        sunset = node["x-sunset"]?.value.string
        // Without `x-stability` an operation counts as stable.
        stability = node["x-stability"]?.value.string.flatMap(Stability.init) ?? .stable
    }

    var sunsetDate: LocalDate? { sunset.flatMap { try? LocalDate(validating: $0) } }

    /// The level of a removal and what there is to say of it.
    func removal(_ usual: ContractRule.Level, today: LocalDate) -> (level: ContractRule.Level, note: String?) {
        guard isDeprecated else { return (usual, nil) }
        guard let date = sunsetDate else { return (.error, "it was deprecated without a sunset date") }
        return date <= today ? (.info, "its sunset was \(date.text)") : (.error, "its sunset is \(date.text)")
    }

    /// What becoming deprecated, and changing the date, come to.
    static func changes(_ old: Lifecycle, _ new: Lifecycle) -> [(rule: ContractRule, before: String?, after: String?)] {
        guard new.isDeprecated else { return [] }
        var changes: [(ContractRule, String?, String?)] = []
        if !old.isDeprecated { changes.append((.deprecated, nil, "deprecated" + (new.sunset.map { ", sunset \($0)" } ?? ""))) }
        guard let date = new.sunsetDate else {
            if old.sunsetDate != nil || !old.isDeprecated || old.sunset != new.sunset {
                changes.append(
                    (.sunsetMissing, old.sunset.map { "sunset \($0)" }, new.sunset.map { "sunset \($0), which is no date" } ?? "no sunset"))
            }
            return changes
        }
        if old.isDeprecated, let before = old.sunsetDate, date < before {
            changes.append((.sunsetBroughtForward, "sunset \(before.text)", "sunset \(date.text)"))
        }
        return changes
    }
}
