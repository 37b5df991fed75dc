/// The rules of one body, ready to be asked which of them counts at a place.
struct RuleSet {
    private struct Rule {
        let path: BodyPath
        let matchers: [Matcher]
    }

    /// The rules that count at a place.
    struct Choice {
        let matchers: [Matcher]
        /// Whether they were given for a place further out.
        let isInherited: Bool
    }

    private let rules: [Rule]

    /// Places that are no paths are passed over; the reader of pacts refuses them.
    init(_ rules: [String: [Matcher]]) {
        self.rules = rules.compactMap { place, matchers in BodyPath(place).map { Rule(path: $0, matchers: matchers) } }
            // A fixed order, so that of equally exact rules always the same one counts.
            .sorted { $0.path.text.utf8.lexicographicallyPrecedes($1.path.text.utf8) }
    }

    /// The rule that fits best: of all whose path leads here or to a place around it, the most exact one. Longer is more exact, and
    /// among equal lengths so are names and numbers before stars.
    func choice(at place: [BodyPath.Step]) -> Choice? {
        var best: (weight: Int, rule: Rule)?
        for rule in rules {
            guard let weight = weight(of: rule.path, at: place) else { continue }
            if best.map({ weight > $0.weight }) ?? true { best = (weight, rule) }
        }
        return best.map { Choice(matchers: $0.rule.matchers, isInherited: $0.rule.path.steps.count < place.count) }
    }

    /// The product of the weights of the steps, times their number, as the reference implementation has it; nil when the path does
    /// not lead here.
    private func weight(of path: BodyPath, at place: [BodyPath.Step]) -> Int? {
        guard path.steps.count <= place.count else { return nil }
        var weight = 2
        for (wanted, step) in zip(path.steps, place) {
            switch (wanted, step) {
            case (.anyMember, _), (.anyItem, .index): break
            case _ where wanted == step: weight *= 2
            default: return nil
            }
        }
        return weight * (path.steps.count + 1)
    }
}
