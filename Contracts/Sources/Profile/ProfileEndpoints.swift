internal import HTTPCore
public import Wire

/// Every route of the profile service, but those of help.
public enum Profiles {
    // MARK: Onboarding

    public static let draft = Endpoint<SignedIn, Nothing, Nothing, OnboardingState>(
        "profile.onboardingDraft", .get, "/onboarding/draft", products: .withOnboarding, requirements: ["GTSD-2.1-01", "GTSD-2.1-10"],
        summary: "Where the wizard stands, with what was answered")
    public static let saveStep = Endpoint<SignedIn, StepParameters, OnboardingAnswers, OnboardingState>(
        "profile.saveOnboardingStep", .put, "/onboarding/draft/{step}", products: .withOnboarding, requirements: ["GTSD-2.1-05"],
        summary: "Save the answers of one step and go to the next")
    public static let skipStep = Endpoint<SignedIn, StepParameters, Nothing, OnboardingState>(
        "profile.skipOnboardingStep", .post, "/onboarding/draft/{step}/skip", products: .withOnboarding, status: .ok,
        errors: [.validationFailed],
        requirements: ["GTSD-2.1-06", "GTSD-P-3.2-16"], summary: "Leave a step unanswered; only partners can be")
    public static let openStep = Endpoint<SignedIn, StepParameters, Nothing, OnboardingState>(
        "profile.openOnboardingStep", .post, "/onboarding/draft/{step}/open", products: .withOnboarding, status: .ok,
        errors: [.validationFailed],
        requirements: ["GTSD-2.1-04", "GTSD-P-3.2-12"], summary: "Go back to a step, or forward to one whose steps before are done")
    public static let discardDraft = Endpoint<SignedIn, Nothing, Nothing, Nothing>(
        "profile.discardOnboardingDraft", .delete, "/onboarding/draft", products: .withOnboarding, summary: "Start the wizard over")
    public static let preview = Endpoint<SignedIn, Nothing, OnboardingAnswers, EnergyTargets>(
        "profile.previewOnboarding", .post, "/onboarding/preview", products: .withOnboarding,
        requirements: ["GTSD-2.3-07", "GTSD-P-3.2-11"],
        summary: "What the answers would give; what the body leaves out comes from the draft")
    public static let submit = Endpoint<SignedIn, Nothing, OnboardingAnswers, Profile>(
        "profile.submitOnboarding", .post, "/onboarding", products: .withOnboarding, status: .created, otherStatus: .ok,
        errors: [.limitReached],
        requirements: ["GTSD-2.4-01", "GTSD-2.4-02"],
        summary: "Make the profile, or bring it up to date; what the body leaves out comes from the draft")

    // MARK: Profile

    public static let me = Endpoint<SignedIn, Nothing, Nothing, Profile>(
        "profile.me", .get, "/profile/me", requirements: ["GTSD-7.1-01", "FC-JOURNEY-04-b"], summary: "The person's own profile")
    public static let change = Endpoint<SignedIn, Nothing, ProfileChange, Profile>(
        "profile.change", .patch, "/profile/me", errors: [.readOnly, .versionConflict, .limitReached],
        requirements: ["GTSD-7.1-04", "FR-ACCOUNT-01-a"], summary: "Change what is given; targets follow")
    public static let delete = Endpoint<SignedIn, Nothing, AccountDeletion, Nothing>(
        "profile.delete", .delete, "/profile/me",
        errors: [.credentialsInvalid, .loginThrottled, .otpIncorrect, .otpExpired, .otpAttemptsExceeded, .overloaded],
        requirements: ["GTSD-P-3.7-03"], summary: "Delete the account with everything that belongs to it")
    public static let export = Endpoint<SignedIn, Nothing, Nothing, ProfileExport>(
        "profile.export", .get, "/profile/me/export", summary: "Everything this service knows of the person")
    public static let facts = Endpoint<PeerService, UserParameters, Nothing, PersonFacts>(
        "profile.facts", .get, "/profile/users/{id}", callers: [.tasks, .media, .training, .nutrition, .coaching],
        summary: "A profile with settings and devices, for other services")

    public static let recordWeight = Endpoint<PeerService, RecordedWeightQuery, WeighIn, WeightEntry>(
        "profile.recordWeight", .post, "/profile/users/{id}/weights", callers: [.tasks], status: .created, errors: [.limitReached],
        requirements: ["GTSD-P-3.4-09"], summary: "Log a weight for a person, for other services")
    public static let withdrawWeight = Endpoint<PeerService, RecordedWeightParameters, Nothing, Nothing>(
        "profile.withdrawWeight", .delete, "/profile/users/{id}/weights/{evidence}", callers: [.tasks],
        summary: "Take a weight out of a person's log whose evidence was taken back; without one nothing happens")

    // MARK: Intakes

    public static let firstIntake = Endpoint<SignedIn, Nothing, FirstIntakeAnswers, IntakeAnswer>(
        "profile.firstIntake", .put, "/profile/intake/first", products: .withIntakes,
        requirements: ["FC-JOURNEY-04-a", "FC-JOURNEY-04-b", "FC-JOURNEY-05-a"], summary: "Answer the first three questions")
    public static let secondIntake = Endpoint<SignedIn, Nothing, SecondIntakeRequest, IntakeAnswer>(
        "profile.secondIntake", .put, "/profile/intake/second", products: .withIntakes, errors: [.tierRequired, .limitReached],
        requirements: ["FC-JOURNEY-07-g", "FC-JOURNEY-07-h"], summary: "Answer the six questions of the second intake")
    public static let prompt = Endpoint<SignedIn, PromptQuery, Nothing, PromptAnswer>(
        "profile.prompt", .get, "/profile/intake/prompt", products: .withIntakes, requirements: ["FR-SECOND-INTAKE-PROMPT-01-a"],
        summary: "Whether to offer the second intake in this launch of the app")
    public static let choosePrompt = Endpoint<SignedIn, Nothing, PromptDecision, PromptAnswer>(
        "profile.choosePrompt", .post, "/profile/intake/prompt/choice", products: .withIntakes, status: .ok, errors: [.quotaExceeded],
        requirements: ["FR-SECOND-INTAKE-PROMPT-06-a", "FR-SECOND-INTAKE-PROMPT-06-c"], summary: "Say what was chosen; a repeat counts once"
    )
    public static let resetPrompt = Endpoint<SignedIn, Nothing, Nothing, PromptAnswer>(
        "profile.resetPrompt", .post, "/profile/intake/prompt/reset", products: .withIntakes, status: .ok,
        requirements: ["FR-SECOND-INTAKE-PROMPT-06-e"], summary: "Forget what was chosen")
    public static let score = Endpoint<SignedIn, Nothing, Nothing, FitnessScore>(
        "profile.score", .get, "/profile/score", products: .withIntakes, requirements: ["FR-PROGRESS-06-a"],
        summary: "The fitness score, what it is made of and how it went")
    public static let achievements = Endpoint<SignedIn, Nothing, Nothing, AchievementList>(
        "profile.achievements", .get, "/profile/achievements", products: .withIntakes, requirements: ["FR-PROGRESS-07-a"],
        summary: "Badges earned and the way to the next")

    // MARK: Body

    public static let weights = Endpoint<SignedIn, WeightQuery, Nothing, WeightSeries>(
        "profile.weights", .get, "/profile/weights", requirements: ["FR-PROGRESS-01-a", "FR-PROGRESS-01-c", "FR-PROGRESS-01-d"],
        summary: "The weigh-ins of a range and the change over it")
    public static let addWeight = Endpoint<SignedIn, Nothing, WeighIn, WeightEntry>(
        "profile.addWeight", .post, "/profile/weights", status: .created, errors: [.limitReached],
        requirements: ["FR-PROGRESS-02-a", "FR-PROGRESS-02-c"], summary: "Log a weight")
    public static let deleteWeight = Endpoint<SignedIn, WeightParameters, Nothing, Nothing>(
        "profile.deleteWeight", .delete, "/profile/weights/{id}", summary: "Take a weigh-in out")
    public static let measurements = Endpoint<SignedIn, MeasurementQuery, Nothing, MeasurementList>(
        "profile.measurements", .get, "/measurements", summary: "Body measurements, newest first")
    public static let addMeasurement = Endpoint<SignedIn, Nothing, MeasurementDetails, Measurement>(
        "profile.addMeasurement", .post, "/measurements", status: .created, errors: [.limitReached], summary: "Log a measurement")
    public static let deleteMeasurement = Endpoint<SignedIn, MeasurementParameters, Nothing, Nothing>(
        "profile.deleteMeasurement", .delete, "/measurements/{id}", summary: "Take a measurement out")
    public static let scans = Endpoint<SignedIn, Nothing, Nothing, InBodyList>(
        "profile.inbody", .get, "/profile/inbody", products: .withIntakes, errors: [.tierRequired],
        requirements: ["FR-PROGRESS-03-a", "FR-PROGRESS-03-b"], summary: "InBody scans, newest first, each beside the one before")
    public static let addScan = Endpoint<SignedIn, Nothing, InBodyDetails, InBodyScan>(
        "profile.addInBody", .post, "/profile/inbody", products: .withIntakes, status: .created, errors: [.tierRequired, .limitReached],
        requirements: ["FR-PROGRESS-03-b", "FR-PROGRESS-03-c"], summary: "Log an InBody scan")
    public static let deleteScan = Endpoint<SignedIn, ScanParameters, Nothing, Nothing>(
        "profile.deleteInBody", .delete, "/profile/inbody/{id}", products: .withIntakes, errors: [.tierRequired], summary: "Take a scan out"
    )

    // MARK: Settings, partners, devices

    public static let settings = Endpoint<SignedIn, Nothing, Nothing, Settings>(
        "profile.settings", .get, "/settings", summary: "Settings")
    public static let changeSettings = Endpoint<SignedIn, Nothing, SettingsChange, Settings>(
        "profile.changeSettings", .put, "/settings", requirements: ["GTSD-7.2-01", "GTSD-7.2-02"], summary: "Change what is given")
    public static let preferences = Endpoint<SignedIn, Nothing, Nothing, Preferences>(
        "profile.preferences", .get, "/profile/preferences", summary: "Preferences")
    public static let changePreferences = Endpoint<SignedIn, Nothing, PreferencesChange, Preferences>(
        "profile.changePreferences", .put, "/profile/preferences", requirements: ["FR-ACCOUNT-05-a", "FR-ACCOUNT-05-b"],
        summary: "Change what is given")
    public static let tutorials = Endpoint<SignedIn, Nothing, Nothing, TutorialFlags>(
        "profile.tutorials", .get, "/profile/tutorials", summary: "Which welcome screens were seen")
    public static let seeTutorial = Endpoint<SignedIn, TutorialParameters, Nothing, TutorialFlags>(
        "profile.seeTutorial", .put, "/profile/tutorials/{feature}",
        requirements: ["FR-WORKOUT-WELCOME-04-a", "FR-NUTRITION-WELCOME-05", "FR-STORE-WELCOME-05", "FR-PROGRESS-WELCOME-05"],
        summary: "A welcome screen was seen")
    public static let resetTutorials = Endpoint<SignedIn, Nothing, Nothing, Nothing>(
        "profile.resetTutorials", .delete, "/profile/tutorials", requirements: ["FR-WELCOME-COMMON-05-b"],
        summary: "Show every welcome screen again")
    public static let partners = Endpoint<SignedIn, Nothing, Nothing, PartnerList>(
        "profile.partners", .get, "/partners", requirements: ["GTSD-P-3.2-09"], summary: "Accountability partners")
    public static let addPartner = Endpoint<SignedIn, Nothing, PartnerDetails, Partner>(
        "profile.addPartner", .post, "/partners", status: .created, errors: [.limitReached], requirements: ["GTSD-P-3.2-09"],
        summary: "Add a partner; the same contact twice is one")
    public static let deletePartner = Endpoint<SignedIn, PartnerParameters, Nothing, Nothing>(
        "profile.deletePartner", .delete, "/partners/{id}", requirements: ["GTSD-P-3.2-10"], summary: "Remove a partner")
    public static let share = Endpoint<SignedIn, PartnerParameters, SharingDetails, Partner>(
        "profile.share", .put, "/partners/{id}/sharing", products: .withTasks, errors: [.limitReached, .blocked],
        requirements: ["GTSD-ADD-01"],
        summary:
            """
            Ask a partner by mail whether they want one each week, or change what is in it. Five people may be asked in 24 hours
            """)
    public static let stopSharing = Endpoint<SignedIn, PartnerParameters, Nothing, Nothing>(
        "profile.stopSharing", .delete, "/partners/{id}/sharing", products: .withTasks, requirements: ["GTSD-ADD-01"],
        summary: "End a partner's weekly mails, or take the invitation back")
    public static let sharingPage = Endpoint<Anyone, ShareParameters, Nothing, RawOutput>(
        "profile.sharingPage", .get, "/partners/shared/{token}", contentType: "text/html; charset=utf-8", requirements: ["GTSD-ADD-01"],
        summary: "What a partner's mails link to: what they are asked, and what they get")
    public static let acceptPage = Endpoint<Anyone, ShareParameters, Nothing, RawOutput>(
        "profile.acceptPage", .get, "/partners/shared/{token}/accept", contentType: "text/html; charset=utf-8",
        requirements: ["GTSD-ADD-01"], summary: "The same page, where its button led to")
    public static let leavePage = Endpoint<Anyone, ShareParameters, Nothing, RawOutput>(
        "profile.leavePage", .get, "/partners/shared/{token}/leave", contentType: "text/html; charset=utf-8",
        requirements: ["GTSD-ADD-01"], summary: "The same page, for mail programs that open where mails end instead of asking for it")
    public static let acceptSharing = Endpoint<Anyone, ShareParameters, Nothing, RawOutput>(
        "profile.acceptSharing", .post, "/partners/shared/{token}/accept", contentType: "text/html; charset=utf-8",
        requirements: ["GTSD-ADD-01"], summary: "What that page's button to agree sends; again changes nothing")
    public static let leaveSharing = Endpoint<Anyone, ShareParameters, Nothing, RawOutput>(
        "profile.leaveSharing", .post, "/partners/shared/{token}/leave", contentType: "text/html; charset=utf-8",
        requirements: ["GTSD-ADD-01"],
        summary: "What its button to refuse or to end it sends, and mail programs that unsubscribe (RFC 8058); again changes nothing")
    public static let devices = Endpoint<SignedIn, Nothing, Nothing, DeviceList>(
        "profile.devices", .get, "/devices", summary: "Where to push to")
    public static let addDevice = Endpoint<SignedIn, Nothing, DeviceDetails, Device>(
        "profile.addDevice", .post, "/devices", status: .created, otherStatus: .ok,
        summary: "Register for push; a token belongs to whoever registered it last, and a 21st device takes the place of the oldest")
    public static let webPushKey = Endpoint<SignedIn, Nothing, Nothing, WebPushKey>(
        "profile.webPushKey", .get, "/devices/web-push-key", summary: "What a browser subscribes to pushes with")
    public static let deleteDevice = Endpoint<SignedIn, DeviceParameters, Nothing, Nothing>(
        "profile.deleteDevice", .delete, "/devices/{id}", summary: "Stop pushing to a device")
    public static let pushToBrowser = Endpoint<PeerService, BrowserParameters, BrowserNotification, Nothing>(
        "profile.pushToBrowser", .post, "/profile/users/{id}/devices/{device}/notifications", callers: [.tasks, .coaching],
        summary: "Push to a browser, for other services: encrypted for it, by way of its push service")

    public static let areas: [Area] = [
        Area(
            "Onboarding",
            """
            The wizard that people of GTSD answer before their first day: a draft that goes on from any device, what its numbers \
            would come to, and submitting it.
            """,
            [
                draft.description, saveStep.description, skipStep.description, openStep.description, discardDraft.description,
                preview.description, submit.description
            ]),
        Area(
            "Profile",
            """
            A person, as the products show and plan for them: reading, changing, exporting, deleting, the fitness score and \
            achievements.
            """,
            [
                me.description, change.description, delete.description, export.description, score.description,
                achievements.description
            ]),
        Area(
            "Intakes",
            "FitCoach+'s two intakes, and the prompt that asks for the second one.",
            [
                firstIntake.description, secondIntake.description, prompt.description, choosePrompt.description,
                resetPrompt.description
            ]),
        Area(
            "Body",
            "Weigh-ins, body measurements and InBody scans. Kilograms and centimetres are kept whatever was typed.",
            [
                weights.description, addWeight.description, deleteWeight.description, measurements.description,
                addMeasurement.description, deleteMeasurement.description, scans.description, addScan.description,
                deleteScan.description
            ]),
        Area(
            "Settings",
            "Language, units, theme, reminders and which welcome screens were seen.",
            [
                settings.description, changeSettings.description, preferences.description, changePreferences.description,
                tutorials.description, seeTutorial.description, resetTutorials.description
            ]),
        Area(
            "Devices", "Where notifications go.",
            [
                devices.description, addDevice.description, webPushKey.description, deleteDevice.description
            ]),
        Area(
            "Partners",
            "People who help somebody to keep at it, and the weekly mail that they may agree to.",
            [
                partners.description, addPartner.description, deletePartner.description, share.description, stopSharing.description,
                sharingPage.description, acceptPage.description, leavePage.description, acceptSharing.description,
                leaveSharing.description
            ]),
        Area(
            "Profiles for services",
            "What other services plan with, weights that they hear of, and pushes to browsers. Apps never call these.",
            [facts.description, recordWeight.description, withdrawWeight.description, pushToBrowser.description]),
    ] + Help.areas

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
