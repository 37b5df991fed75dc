extension ErrorCode {
    /// What to tell the person: what happened and what to do next, without numbers, codes or internals.
    public func message(_ language: Language) -> String {
        switch language {
        case .english: english
        case .arabic: arabic
        }
    }

    private var english: String {
        switch self {
        case .malformedRequest: "The app sent something we could not read. Update the app and try again."
        case .unauthenticated: "Please sign in to continue."
        case .forbidden: "Your account does not allow this."
        case .notFound: "We could not find that. It may have been removed."
        case .methodNotAllowed: "The app asked for something this address does not do."
        case .requestTimeout: "Sending took too long. Check your connection and try again."
        case .contentTooLarge: "This is too large to send. Choose something smaller."
        case .unsupportedMediaType: "This kind of content is not supported. Choose another one."
        case .validationFailed: "Some fields need your attention. Correct them and try again."
        case .rateLimited: "Too many tries in a short time. Wait a little and try again."
        case .internalError: "Something went wrong on our side. Try again in a moment."
        case .unavailable: "The service is not available right now. Try again in a moment."
        case .overloaded: "Many people are signing in right now. Try again in a moment."
        case .requestInProgress: "This is already being done. Wait a moment."
        case .idempotencyMismatch: "This request was already sent with other content. Start again."
        case .demoReadOnly: "The demo does not save changes. Create an account to keep them."
        case .phoneInvalid: "Enter a Saudi mobile number such as +966 5X XXX XXXX."
        case .otpResendTooSoon: "A code is on its way. Wait a moment before asking for another one."
        case .otpIncorrect: "This code is not right. Check the message and try again."
        case .otpExpired: "This code is too old. Ask for a new one."
        case .otpAttemptsExceeded: "Too many wrong codes. Ask for a new one."
        case .tokenExpired: "Your session has ended. Please sign in again."
        case .tokenReused: "Your session was ended to protect your account. Please sign in again."
        case .tokenInvalid: "This link does not work. Ask for a new one."
        case .tokenUsed: "This link was used already or is too old. Ask for a new one."
        case .emailTaken: "There is already an account with this email. Sign in or use another one."
        case .emailNotVerified: "Please confirm your email first. Open the link we sent you."
        case .credentialsInvalid: "Email or password is not right. Check both and try again."
        case .loginThrottled: "Too many tries to sign in. Wait a little and try again."
        case .clockBackwards: "The clock of a test run only moves forward."
        case .readOnly: "Some of these cannot be changed here."
        case .tierRequired: "This is part of a higher plan. Upgrade to use it."
        case .quotaExceeded: "You have used all of this for now. Upgrade for more."
        case .versionConflict: "This was changed on another device. Look at the newer version and try again."
        case .limitReached: "There is no room for more. Remove one first."
        case .targetTooLong: "The address the app asked for is too long."
        case .expectationFailed: "The app expects something this service does not offer."
        case .headersTooLarge: "The app sent too much beside its request. Sign in again."
        case .methodNotImplemented: "The app asked in a way this service does not know."
        case .versionNotSupported: "The app speaks a version this service does not know."
        }
    }

    private var arabic: String {
        switch self {
        case .malformedRequest: "أرسل التطبيق ما تعذرت قراءته. حدّث التطبيق وحاول مرة أخرى."
        case .unauthenticated: "يرجى تسجيل الدخول للمتابعة."
        case .forbidden: "حسابك لا يسمح بذلك."
        case .notFound: "لم نعثر على المطلوب. ربما أزيل."
        case .methodNotAllowed: "طلب التطبيق ما لا يقدمه هذا العنوان."
        case .requestTimeout: "استغرق الإرسال وقتًا طويلًا. تحقق من الاتصال وحاول مرة أخرى."
        case .contentTooLarge: "المحتوى أكبر من أن يُرسل. اختر ما هو أصغر."
        case .unsupportedMediaType: "هذا النوع من المحتوى غير مدعوم. اختر نوعًا آخر."
        case .validationFailed: "بعض الحقول تحتاج إلى انتباهك. صححها وحاول مرة أخرى."
        case .rateLimited: "محاولات كثيرة في وقت قصير. انتظر قليلًا ثم حاول."
        case .internalError: "حدث خطأ من جهتنا. حاول بعد لحظات."
        case .unavailable: "الخدمة غير متاحة الآن. حاول بعد لحظات."
        case .overloaded: "كثيرون يسجلون الدخول الآن. حاول بعد لحظات."
        case .requestInProgress: "هذا الطلب قيد التنفيذ. انتظر لحظة."
        case .idempotencyMismatch: "أُرسل هذا الطلب من قبل بمحتوى مختلف. ابدأ من جديد."
        case .demoReadOnly: "النسخة التجريبية لا تحفظ التغييرات. أنشئ حسابًا للاحتفاظ بها."
        case .phoneInvalid: "أدخل رقم جوال سعوديًا مثل ‎+966 5X XXX XXXX."
        case .otpResendTooSoon: "الرمز في الطريق إليك. انتظر قليلًا قبل طلب رمز آخر."
        case .otpIncorrect: "الرمز غير صحيح. راجع الرسالة وحاول مرة أخرى."
        case .otpExpired: "انتهت صلاحية الرمز. اطلب رمزًا جديدًا."
        case .otpAttemptsExceeded: "رموز خاطئة كثيرة. اطلب رمزًا جديدًا."
        case .tokenExpired: "انتهت جلستك. يرجى تسجيل الدخول مرة أخرى."
        case .tokenReused: "أُنهيت جلستك لحماية حسابك. يرجى تسجيل الدخول مرة أخرى."
        case .tokenInvalid: "هذا الرابط لا يعمل. اطلب رابطًا جديدًا."
        case .tokenUsed: "استُخدم هذا الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا."
        case .emailTaken: "يوجد حساب بهذا البريد. سجّل الدخول أو استخدم بريدًا آخر."
        case .emailNotVerified: "يرجى تأكيد بريدك أولًا. افتح الرابط الذي أرسلناه."
        case .credentialsInvalid: "البريد أو كلمة المرور غير صحيحة. تحقق منهما وحاول مرة أخرى."
        case .loginThrottled: "محاولات دخول كثيرة. انتظر قليلًا ثم حاول."
        case .clockBackwards: "ساعة الاختبار تتحرك إلى الأمام فقط."
        case .readOnly: "بعض هذه الحقول لا يمكن تغييرها من هنا."
        case .tierRequired: "هذه الميزة ضمن باقة أعلى. قم بالترقية لاستخدامها."
        case .quotaExceeded: "استهلكت كل المتاح لك حاليًا. قم بالترقية للحصول على المزيد."
        case .versionConflict: "تغيّر هذا من جهاز آخر. اطّلع على النسخة الأحدث ثم حاول مرة أخرى."
        case .limitReached: "لا يوجد متسع للمزيد. احذف واحدًا أولًا."
        case .targetTooLong: "العنوان الذي طلبه التطبيق طويل جدًا."
        case .expectationFailed: "يتوقع التطبيق ما لا تقدمه هذه الخدمة."
        case .headersTooLarge: "أرسل التطبيق مع الطلب أكثر مما ينبغي. سجّل الدخول مرة أخرى."
        case .methodNotImplemented: "طلب التطبيق بطريقة لا تعرفها هذه الخدمة."
        case .versionNotSupported: "يتحدث التطبيق بإصدار لا تعرفه هذه الخدمة."
        }
    }
}
