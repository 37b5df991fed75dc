internal import Contracts
internal import JSONCoding
internal import ProfileDomain
internal import Wire

extension Rules {
    /// What a body needs a day: `answers` of the wizard, and `today`.
    static func energy(_ input: inout RuleInput) -> JSONValue {
        guard let (answers, today) = wizard(&input), input.problems.isEmpty else { return .null }
        let needs: EnergyRule.Input
        do { needs = try OnboardingRule.energyInput(answers, today: today) } catch {
            input.add(error.problems)
            return .null
        }
        let targets = EnergyRule.targets(needs, language: input.language)
        return .object([
            "formula": .string(targets.formula), "age": .integer(targets.age), "bmi": .number(targets.bmi), "bmr": .integer(targets.bmr),
            "tdee": .integer(targets.tdee), "calorieTarget": .integer(targets.calorieTarget),
            "proteinTargetG": .integer(targets.proteinTargetG), "waterTargetMl": .integer(targets.waterTargetMl),
            "projectedDate": targets.projectedDate.map { .string($0.text) } ?? .null,
            "projectedWeeks": targets.projectedWeeks.map { .integer($0) } ?? .null,
            "targetDateTooEarly": .bool(targets.targetDateTooEarly),
            "warnings": .array(
                (targets.warnings ?? []).map { .object(["code": .string($0.code.rawValue), "message": .string($0.message)]) }),
        ])
    }

    /// Why the answers of one `step` of the wizard cannot be kept.
    static func onboardingStep(_ input: inout RuleInput) -> JSONValue {
        let step: OnboardingStep? = input.required("step") { (value) throws(FieldRule) in try Read.word(value) }
        guard let (answers, today) = wizard(&input), let step, input.problems.isEmpty else { return .null }
        return checked(OnboardingRule.problems(saving: answers, step: step, today: today), input.language)
    }

    /// Why the answers cannot be submitted.
    static func onboardingSubmit(_ input: inout RuleInput) -> JSONValue {
        guard let (answers, today) = wizard(&input), input.problems.isEmpty else { return .null }
        return checked(OnboardingRule.problems(submitting: answers, today: today), input.language)
    }

    private static func checked(_ problems: [FieldProblem], _ language: Language) -> JSONValue {
        .object(["isValid": .bool(problems.isEmpty), "problems": told(problems, language)])
    }

    private static func wizard(_ input: inout RuleInput) -> (OnboardingAnswers, LocalDate)? {
        let today: LocalDate? = input.required("today") { (value) throws(FieldRule) in try Read.text(value) }
        // Fields are named as the service names them, without `answers.` before.
        let answers = input.member("answers", path: "") { members in self.answers(from: &members) }
        if answers == nil, input.problems.isEmpty { input.add(FieldProblem("answers", .required)) }
        guard let today, let answers else { return nil }
        return (answers, today)
    }

    private static func answers(from input: inout RuleInput) -> OnboardingAnswers {
        var answers = OnboardingAnswers()
        answers.dateOfBirth = input.optional("dateOfBirth") { (value) throws(FieldRule) in try Read.text(value) }
        answers.gender = input.optional("gender") { (value) throws(FieldRule) in try Read.word(value) }
        answers.primaryGoal = input.optional("primaryGoal") { (value) throws(FieldRule) in try Read.word(value) }
        answers.targetWeightKg = input.optional("targetWeightKg") { (value) throws(FieldRule) in try Read.hundredths(value) }
        answers.targetWeightLb = input.optional("targetWeightLb") { (value) throws(FieldRule) in try Read.hundredths(value) }
        answers.targetDate = input.optional("targetDate") { (value) throws(FieldRule) in try Read.text(value) }
        answers.motivation = input.optional("motivation") { (value) throws(FieldRule) in try Read.text(value) }
        answers.weightKg = input.optional("weightKg") { (value) throws(FieldRule) in try Read.hundredths(value) }
        answers.weightLb = input.optional("weightLb") { (value) throws(FieldRule) in try Read.hundredths(value) }
        answers.heightCm = input.optional("heightCm") { (value) throws(FieldRule) in try Read.hundredths(value) }
        answers.heightIn = input.optional("heightIn") { (value) throws(FieldRule) in try Read.hundredths(value) }
        answers.activityLevel = input.optional("activityLevel") { (value) throws(FieldRule) in try Read.word(value) }
        answers.dietaryPreferences = input.optional("dietaryPreferences") { (value) throws(FieldRule) in try tags(value) }
        answers.allergies = input.optional("allergies") { (value) throws(FieldRule) in try tags(value) }
        answers.mealsPerDay = input.optional("mealsPerDay") { (value) throws(FieldRule) in try Read.whole(value) }
        answers.timezone = input.optional("timezone") { (value) throws(FieldRule) in try Read.text(value) }
        if input.has("partners") {
            let partners: [PartnerDetails] = input.items("partners", atMost: PartnerDetails.limit, partner)
            answers.partners = OnboardingAnswers.Partners(trusted: partners)
        }
        return answers
    }

    private static func tags(_ value: JSONValue) throws(FieldRule) -> Tags { try Tags(validating: try Read.strings(value)) }

    private static func partner(_ input: inout RuleInput) -> PartnerDetails? {
        let name: PersonName? = input.required("name") { (value) throws(FieldRule) in try Read.text(value) }
        let relationship: Relationship? = input.required("relationship") { (value) throws(FieldRule) in try Read.word(value) }
        let email: EmailAddress? = input.optional("email") { (value) throws(FieldRule) in try Read.text(value) }
        let phone: PhoneNumber? = input.optional("phone") { (value) throws(FieldRule) in try Read.text(value) }
        guard let name, let relationship else { return nil }
        return PartnerDetails(name: name, email: email, phone: phone, relationship: relationship)
    }
}
