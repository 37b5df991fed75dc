/// Every error an answer can carry. Stable and append-only; a test pins the words, another the texts in every language.
public enum ErrorCode: String, WireEnum, OpenWords {
    // Any route
    case malformedRequest = "malformed_request"
    /// The session is over, or the token is none that was given out: sign in again. So does `POST /auth/refresh` refuse a refresh token.
    case unauthenticated
    case forbidden
    case notFound = "not_found"
    case methodNotAllowed = "method_not_allowed"
    case requestTimeout = "request_timeout"
    case contentTooLarge = "content_too_large"
    case unsupportedMediaType = "unsupported_media_type"
    case validationFailed = "validation_failed"
    case rateLimited = "rate_limited"
    case internalError = "internal_error"
    case unavailable
    case overloaded
    case requestInProgress = "request_in_progress"
    case idempotencyMismatch = "idempotency_mismatch"
    case demoReadOnly = "demo_read_only"
    // Auth
    case phoneInvalid = "phone_invalid"
    case otpResendTooSoon = "otp_resend_too_soon"
    case otpIncorrect = "otp_incorrect"
    case otpExpired = "otp_expired"
    case otpAttemptsExceeded = "otp_attempts_exceeded"
    /// The access token has ended, the session goes on: trade the refresh token at `POST /auth/refresh` and send the same again. Only what
    /// that is refused with signs anybody out.
    case tokenExpired = "token_expired"
    /// The refresh token was traded before, so somebody else may have it: the session was ended. Sign in again.
    case tokenReused = "token_reused"
    case tokenInvalid = "token_invalid"
    case tokenUsed = "token_used"
    case emailTaken = "email_taken"
    case emailNotVerified = "email_not_verified"
    case credentialsInvalid = "credentials_invalid"
    case loginThrottled = "login_throttled"
    case clockBackwards = "clock_backwards"
    // Profile
    case readOnly = "read_only"
    case tierRequired = "tier_required"
    case quotaExceeded = "quota_exceeded"
    case versionConflict = "version_conflict"
    case limitReached = "limit_reached"
    // Tasks
    case onboardingRequired = "onboarding_required"
    case dayClosed = "day_closed"
    case dayNotStarted = "day_not_started"
    case planTask = "plan_task"
    case taskCompleted = "task_completed"
    case taskNotCompleted = "task_not_completed"
    case photoUnconfirmed = "photo_unconfirmed"
    case badgeLocked = "badge_locked"
    // Media
    case uploadMissing = "upload_missing"
    case uploadIncomplete = "upload_incomplete"
    case uploadClosed = "upload_closed"
    case uploadMismatch = "upload_mismatch"
    case fileDamaged = "file_damaged"
    case tooManyPixels = "too_many_pixels"
    case linkInvalid = "link_invalid"
    case linkExpired = "link_expired"
    case storageFull = "storage_full"
    // Stack
    case mediaNotReady = "media_not_ready"
    case mediaMissing = "media_missing"
    case mediaUnreadable = "media_unreadable"
    case layerLimitReached = "layer_limit_reached"
    case emptyComposition = "empty_composition"
    case exportRunning = "export_running"
    case exportFinished = "export_finished"
    case exportNotReady = "export_not_ready"
    case renderFailed = "render_failed"
    case renderTimedOut = "render_timed_out"
    case renderInterrupted = "render_interrupted"
    case diskFull = "disk_full"
    case permissionDenied = "permission_denied"
    // Store
    case outOfStock = "out_of_stock"
    case promoInvalid = "promo_invalid"
    case promoNotEligible = "promo_not_eligible"
    case promoExpired = "promo_expired"
    case cartEmpty = "cart_empty"
    case cartChanged = "cart_changed"
    case checkoutOpen = "checkout_open"
    case paymentFailed = "payment_failed"
    case paymentPending = "payment_pending"
    case orderState = "order_state"
    case refundExceeded = "refund_exceeded"
    case purchaseRequired = "purchase_required"
    case signatureInvalid = "signature_invalid"
    case slugTaken = "slug_taken"
    case subscriptionUnchanged = "subscription_unchanged"
    // Training
    case exerciseNameTaken = "exercise_name_taken"
    case notSafe = "not_safe"
    case sessionActive = "session_active"
    case sessionClosed = "session_closed"
    case resync
    // Nutrition
    case trialExpired = "trial_expired"
    case preferencesTooNarrow = "preferences_too_narrow"
    case notSuitable = "not_suitable"
    case mealEaten = "meal_eaten"
    // Coaching
    case slotUnavailable = "slot_unavailable"
    case tooEarly = "too_early"
    case callEnded = "call_ended"
    case callClosed = "call_closed"
    case requestPending = "request_pending"
    case ratingNotDue = "rating_not_due"
    case ratingClosed = "rating_closed"
    case blocked
    case personGone = "person_gone"
    case coachWaiting = "coach_waiting"
    case coachPlan = "coach_plan"
    // The transport, before any route was asked
    case targetTooLong = "target_too_long"
    case expectationFailed = "expectation_failed"
    case headersTooLarge = "headers_too_large"
    case methodNotImplemented = "method_not_implemented"
    case versionNotSupported = "version_not_supported"
    case noSuchRoute = "no_such_route"
    // What was `unauthenticated`, `forbidden` or `upload_mismatch`, said more exactly
    /// No token was sent: send the access token of a sign-in.
    case tokenMissing = "token_missing"
    /// What was sent is no access token: send the `accessToken` of a sign-in, whole.
    case tokenMalformed = "token_malformed"
    case roleRequired = "role_required"
    case wrongProduct = "wrong_product"
    case lengthMismatch = "length_mismatch"

    /// What a server answers to a request that never reached a route; possible everywhere and part of no endpoint.
    public static let transport: Set<ErrorCode> = [
        .malformedRequest, .requestTimeout, .contentTooLarge, .targetTooLong, .expectationFailed, .headersTooLarge, .methodNotImplemented,
        .versionNotSupported, .internalError, .noSuchRoute,
    ]

    /// What an access token is refused with, wherever one is wanted. Each asks for another remedy: one is sent, is made anew, is traded at
    /// `POST /auth/refresh`, or the person signs in again.
    public static let tokenRefusals: [ErrorCode] = [.tokenMissing, .tokenMalformed, .tokenExpired, .unauthenticated]

    /// Whether it is a token that was refused: `tokenRefusals`.
    public var isTokenRefusal: Bool { Self.tokenRefusals.contains(self) }

    /// The status of the answer; the one place that maps an error to it.
    public var status: Int {
        switch self {
        case .malformedRequest: 400
        case .unauthenticated, .tokenMissing, .tokenMalformed, .otpIncorrect, .tokenExpired, .tokenReused, .credentialsInvalid: 401
        case .paymentFailed: 402
        case .forbidden, .roleRequired, .wrongProduct, .emailNotVerified, .demoReadOnly, .tierRequired, .quotaExceeded, .linkInvalid,
            .linkExpired, .purchaseRequired, .signatureInvalid, .trialExpired, .blocked:
            403
        case .notFound, .noSuchRoute: 404
        case .methodNotAllowed: 405
        case .requestTimeout: 408
        case .requestInProgress, .emailTaken, .clockBackwards, .versionConflict, .limitReached, .onboardingRequired, .dayClosed,
            .dayNotStarted,
            .planTask, .taskCompleted, .taskNotCompleted, .badgeLocked, .uploadMissing, .uploadIncomplete, .uploadClosed,
            .exportRunning, .exportFinished, .exportNotReady, .outOfStock, .cartEmpty, .cartChanged, .checkoutOpen, .paymentPending,
            .orderState,
            .refundExceeded, .slugTaken, .subscriptionUnchanged, .exerciseNameTaken, .notSafe, .sessionActive, .sessionClosed,
            .preferencesTooNarrow, .notSuitable, .mealEaten,
            .slotUnavailable, .tooEarly, .callClosed, .requestPending, .ratingNotDue, .ratingClosed, .coachWaiting,
            .coachPlan:
            409
        case .otpExpired, .tokenUsed, .resync, .callEnded, .personGone: 410
        case .contentTooLarge: 413
        case .targetTooLong: 414
        case .unsupportedMediaType: 415
        case .expectationFailed: 417
        case .validationFailed, .phoneInvalid, .idempotencyMismatch, .tokenInvalid, .readOnly, .photoUnconfirmed, .uploadMismatch,
            .lengthMismatch, .fileDamaged, .tooManyPixels,
            .mediaNotReady, .mediaMissing, .mediaUnreadable, .layerLimitReached, .emptyComposition, .promoInvalid, .promoNotEligible,
            .promoExpired:
            422
        case .rateLimited, .otpResendTooSoon, .otpAttemptsExceeded, .loginThrottled: 429
        case .headersTooLarge: 431
        case .internalError, .renderFailed, .renderTimedOut, .renderInterrupted, .permissionDenied: 500
        case .methodNotImplemented: 501
        case .unavailable, .overloaded: 503
        case .versionNotSupported: 505
        case .storageFull, .diskFull: 507
        }
    }

    /// Whether the same request may succeed later without a change, also where nobody knows when. One that says when always may.
    public var isRetryable: Bool {
        switch self {
        case .requestTimeout, .rateLimited, .internalError, .unavailable, .overloaded, .requestInProgress, .otpResendTooSoon,
            .loginThrottled, .storageFull, .mediaNotReady, .renderFailed, .renderTimedOut, .renderInterrupted, .diskFull, .permissionDenied,
            .checkoutOpen, .paymentPending, .coachWaiting, .tooEarly:
            true
        case .tokenMissing, .tokenMalformed, .roleRequired, .wrongProduct, .noSuchRoute, .lengthMismatch,
            .malformedRequest, .unauthenticated, .forbidden, .notFound, .methodNotAllowed, .contentTooLarge, .unsupportedMediaType,
            .validationFailed, .idempotencyMismatch, .demoReadOnly, .phoneInvalid, .otpIncorrect, .otpExpired, .otpAttemptsExceeded,
            .tokenExpired, .tokenReused, .tokenInvalid, .tokenUsed, .emailTaken, .emailNotVerified, .credentialsInvalid,
            .clockBackwards, .readOnly, .tierRequired, .quotaExceeded, .versionConflict, .limitReached, .onboardingRequired,
            .dayClosed, .dayNotStarted, .planTask, .taskCompleted, .taskNotCompleted, .photoUnconfirmed, .badgeLocked, .targetTooLong,
            .expectationFailed, .headersTooLarge, .methodNotImplemented, .versionNotSupported,
            .uploadMissing, .uploadIncomplete, .uploadClosed, .uploadMismatch, .fileDamaged, .tooManyPixels, .linkInvalid, .linkExpired,
            .mediaMissing, .mediaUnreadable, .layerLimitReached, .emptyComposition, .exportRunning, .exportFinished, .exportNotReady,
            .outOfStock, .promoInvalid, .promoNotEligible, .promoExpired, .cartEmpty, .cartChanged, .paymentFailed, .orderState,
            .refundExceeded,
            .purchaseRequired, .signatureInvalid, .slugTaken, .subscriptionUnchanged, .exerciseNameTaken, .notSafe, .sessionActive,
            .sessionClosed,
            .resync, .trialExpired, .preferencesTooNarrow, .notSuitable, .mealEaten,
            .slotUnavailable, .callEnded, .callClosed, .requestPending, .ratingNotDue, .ratingClosed, .blocked,
            .personGone, .coachPlan:
            false
        }
    }

    /// What the app should offer next; nil when there is nothing but to read the message.
    public var action: ErrorAction? {
        switch self {
        case .unauthenticated, .tokenMissing, .tokenMalformed, .tokenReused, .emailTaken: .signIn
        case .emailNotVerified: .verifyEmail
        case .otpExpired, .otpAttemptsExceeded: .requestNewCode
        case .tokenUsed, .tokenInvalid: .requestNewLink
        case .requestTimeout, .rateLimited, .internalError, .unavailable, .overloaded, .requestInProgress, .otpResendTooSoon,
            .loginThrottled, .storageFull, .mediaNotReady, .renderFailed, .renderTimedOut, .renderInterrupted, .diskFull, .permissionDenied,
            .checkoutOpen, .paymentPending, .coachWaiting, .tooEarly:
            .retryLater
        case .validationFailed, .phoneInvalid, .readOnly, .exerciseNameTaken, .preferencesTooNarrow: .correctFields
        case .tierRequired, .quotaExceeded, .trialExpired: .upgrade
        case .versionConflict, .taskCompleted, .taskNotCompleted, .linkExpired, .mediaMissing, .exportRunning, .exportFinished,
            .exportNotReady, .outOfStock,
            .cartChanged, .orderState, .subscriptionUnchanged, .notSafe, .sessionActive, .sessionClosed, .resync,
            .notSuitable, .mealEaten, .slotUnavailable, .callClosed:
            .reload
        case .paymentFailed: .changePayment
        case .onboardingRequired: .onboard
        // An app mends this by itself; the person stays signed in.
        case .tokenExpired: nil
        case .malformedRequest, .forbidden, .roleRequired, .wrongProduct, .noSuchRoute, .lengthMismatch, .notFound, .methodNotAllowed,
            .contentTooLarge, .unsupportedMediaType,
            .idempotencyMismatch, .demoReadOnly, .otpIncorrect, .credentialsInvalid, .clockBackwards, .limitReached, .dayClosed,
            .dayNotStarted, .planTask,
            .photoUnconfirmed, .badgeLocked, .targetTooLong, .expectationFailed, .headersTooLarge, .methodNotImplemented,
            .versionNotSupported,
            .uploadMissing, .uploadIncomplete, .uploadClosed, .uploadMismatch, .fileDamaged, .tooManyPixels, .linkInvalid,
            .mediaUnreadable, .layerLimitReached, .emptyComposition, .promoInvalid, .promoNotEligible, .promoExpired, .cartEmpty,
            .refundExceeded,
            .purchaseRequired, .signatureInvalid, .slugTaken,
            .callEnded, .requestPending, .ratingNotDue, .ratingClosed, .blocked, .personGone, .coachPlan:
            nil
        }
    }
}

/// The next step an error suggests.
public enum ErrorAction: String, WireEnum, OpenWords {
    /// Sign in again, or with the account there is.
    case signIn = "sign_in"
    /// Open the mailed link, or have it sent again.
    case verifyEmail = "verify_email"
    /// Ask for another one-time code.
    case requestNewCode = "request_new_code"
    /// Ask for another link.
    case requestNewLink = "request_new_link"
    /// Try again later.
    case retryLater = "retry_later"
    /// Correct what was typed.
    case correctFields = "correct_fields"
    /// Show the plans.
    case upgrade
    /// Load what is there now.
    case reload
    /// Finish the onboarding.
    case onboard
    /// Pay with another card.
    case changePayment = "change_payment"
}
