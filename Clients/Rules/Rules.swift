internal import JSONCoding
internal import Wire

/// The rules that clients share with the services, called by name: JSON in, JSON out. It is what `rules.wasm` exports; `docs/rules.md`
/// lists the rules with their members.
public enum Rules {
    /// Answers one call. Never traps on what a caller gives it.
    /// - Parameters:
    ///   - name: of a rule, such as `energy`.
    ///   - input: a JSON object. `language` (`en` or `ar`) chooses the texts; English when left out.
    /// - Returns: `{"value": …}`; `{"problems": [{"field", "code", "message"}]}` when the input breaks rules, as the services tell them;
    ///   or `{"error": {"code", "message"}}` for an unknown rule and for what is not a JSON object.
    public static func call(_ name: String, _ input: [UInt8]) -> [UInt8] { answer(name, input).bytes() }

    private static func answer(_ name: String, _ input: [UInt8]) -> JSONValue {
        let tree: JSONValue
        do { tree = try JSONParser.parse(input, maxDepth: 16) } catch { return failure("malformed", error.description) }
        guard case .object(let object) = tree else { return failure("malformed", "expected an object") }
        var input = RuleInput(object)
        let value: JSONValue
        switch name {
        case "energy": value = energy(&input)
        case "onboarding.step": value = onboardingStep(&input)
        case "onboarding.submit": value = onboardingSubmit(&input)
        case "compliance": value = compliance(&input)
        case "streak": value = streak(&input)
        case "evidence": value = evidence(&input)
        case "message": value = message(&input)
        case "badge": value = badge(&input)
        // GTSD's pages have no use for these; their module is a third smaller without. See Tools/wasm.
        #if !ONLY_GTSD
        case "prices": value = prices(&input)
        case "geometry": value = geometry(&input)
        case "oneRepMax": value = oneRepMax(&input)
        case "plates": value = plates(&input)
        case "rest": value = rest(&input)
        case "workout.set": value = workoutSet(&input)
        case "workout.diff": value = workoutDiff(&input)
        case "nutrition.targets": value = nutritionTargets(&input)
        case "nutrition.trial": value = nutritionTrial(&input)
        case "nutrition.portion": value = nutritionPortion(&input)
        case "nutrition.day": value = nutritionDay(&input)
        case "workout.apply": value = workoutApply(&input)
        #endif
        default: return failure("unknown_rule", name)
        }
        guard input.problems.isEmpty else { return .object(["problems": told(input.problems, input.language)]) }
        return .object(["value": value])
    }

    private static func failure(_ code: String, _ message: String) -> JSONValue {
        .object(["error": .object(["code": .string(code), "message": .string(message)])])
    }

    /// As the services tell them in `fields`.
    static func told(_ problems: [FieldProblem], _ language: Language) -> JSONValue {
        .array(
            problems.map {
                .object(["field": .string($0.field), "code": .string($0.rule.code), "message": .string($0.rule.message(language))])
            })
    }
}
