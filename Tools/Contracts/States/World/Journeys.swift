internal import Contracts
internal import HTTPCore
internal import Pacts
internal import Platform
internal import Security
internal import Wire

/// What people do in the products before an interaction begins.
extension World {
    /// Signs somebody up and answers what the product asks first.
    func onboarded(_ product: Product) throws(StateProblem) -> Person {
        let person = try person(product)
        if product == .fitcoach {
            let answers = FirstIntakeAnswers(
                gender: .female, mainGoal: .generalFitness, workoutLocation: .home, name: PersonName(trusted: "Layla"))
            _ = try caller.call(Profiles.firstIntake, of: "profile", Nothing(), answers, as: .person(person.token))
        } else {
            _ = try caller.call(Profiles.submit, of: "profile", Nothing(), onboardingAnswers, as: .person(person.token))
        }
        return person
    }

    /// Somebody of 30 who weighs 80 kg and wants 75.
    private var onboardingAnswers: OnboardingAnswers {
        var answers = OnboardingAnswers()
        answers.dateOfBirth = LocalDate(year: 1996, month: 3, day: 1)
        answers.gender = .female
        answers.primaryGoal = .loseWeight
        answers.weightKg = Kilograms(trusted: 80_00)
        answers.targetWeightKg = Kilograms(trusted: 75_00)
        answers.targetDate = LocalDate(daysSinceEpoch: settings.clock.now().seconds / 86_400 + 180)
        answers.heightCm = Centimetres(trusted: 170_00)
        answers.activityLevel = .moderatelyActive
        answers.dietaryPreferences = Tags(trusted: ["halal"])
        answers.allergies = Tags.none
        answers.mealsPerDay = MealsPerDay(trusted: 4)
        answers.timezone = ZoneName(trusted: "Asia/Riyadh")
        return answers
    }

    /// Saves the answers of the wizard's goals.
    func saveDraft(_ person: Person) throws(StateProblem) {
        var answers = OnboardingAnswers()
        answers.primaryGoal = .loseWeight
        answers.targetWeightKg = Kilograms(trusted: 75_00)
        _ = try caller.call(
            Profiles.saveStep, of: "profile", StepParameters(step: .welcome), OnboardingAnswers(), as: .person(person.token))
        _ = try caller.call(Profiles.saveStep, of: "profile", StepParameters(step: .goals), answers, as: .person(person.token))
    }

    func registerDevice(_ person: Person) throws(StateProblem) {
        let details = DeviceDetails(token: PushToken(trusted: "push-\(unique())"), platform: .ios)
        _ = try caller.call(Profiles.addDevice, of: "profile", Nothing(), details, as: .person(person.token))
    }

    /// Subscribes a browser of the sandbox's push service.
    /// - Returns: the id of the device.
    func registerBrowser(_ person: Person) throws(StateProblem) -> String {
        let key = try caller.call(Profiles.webPushKey, of: "profile", Nothing(), Nothing(), as: .person(person.token)).publicKey
        guard let key else { throw StateProblem(.refused, "the profile service pushes to no browsers") }
        let subscription = try caller.call(
            Sandbox.subscribe, of: "sandbox", Nothing(), SubscriptionRequest(applicationServerKey: key), as: .nobody)
        let details = DeviceDetails(token: subscription.endpoint, platform: .web, keys: subscription.keys)
        let device = try caller.call(Profiles.addDevice, of: "profile", Nothing(), details, as: .person(person.token))
        return device.id.text
    }

    /// Waits for the person's plan, which follows the onboarding.
    /// - Returns: one of today's tasks.
    func taskOfToday(_ person: Person) throws(StateProblem) -> String {
        try self.await("the plan of the person") { () throws(StateProblem) in
            let today = try found(try caller.ask(Tasks.list, of: "tasks", TaskQuery(), Nothing(), as: .person(person.token)))
            return today?.items.first?.id.text
        }
    }

    // MARK: - Photos

    /// A photo that was announced.
    struct AnnouncedPhoto {
        let upload: PhotoUpload
        let takenAt: Instant
    }

    func announcePhoto(_ person: Person) throws(StateProblem) -> AnnouncedPhoto {
        let takenAt = Instant(milliseconds: settings.clock.now().milliseconds - 3_600_000)
        let presign = PhotoPresign(photoType: .front, takenAt: takenAt, contentType: ContentType(trusted: "image/jpeg"), bytes: size)
        return AnnouncedPhoto(
            upload: try caller.call(Media.presignPhoto, of: "media", Nothing(), presign, as: .person(person.token)), takenAt: takenAt)
    }

    func sendPhoto(_ photo: AnnouncedPhoto) throws(StateProblem) {
        try caller.put(Self.jpeg, to: photo.upload.uploadUrl, headers: photo.upload.headers)
    }

    /// - Returns: its id.
    func confirmPhoto(_ photo: AnnouncedPhoto, of person: Person) throws(StateProblem) -> String {
        let confirm = PhotoConfirm(s3Key: photo.upload.s3Key, photoType: .front, takenAt: photo.takenAt)
        return try caller.call(Media.confirmPhoto, of: "media", Nothing(), confirm, as: .person(person.token)).id.text
    }

    private var size: UploadSize { UploadSize(trusted: Int64(Self.jpeg.count)) }

    /// A grey square of 64 pixels.
    private static let jpeg =
        base64Decode(
            "/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4"
                + "+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCABAAEADASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAA"
                + "AP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAAAAAAAAAAAAAAAA"
                + "AAAAAAAAAAAAAAAA/9k=") ?? []
}
