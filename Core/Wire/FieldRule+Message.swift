extension FieldRule {
    /// What to tell the person, in plain words.
    public func message(_ language: Language) -> String {
        switch language {
        case .english: english
        case .arabic: arabic
        }
    }

    private var english: String {
        switch self {
        case .required: "This field is required."
        case .malformedJSON: "The JSON text cannot be read from here on."
        case .wrongType(let expected): "This must be \(Self.type(expected, .english))."
        case .malformed(let format): format.english
        case .tooShort(let minimum): "Use at least \(Self.characters.text(Int64(minimum), .english))."
        case .tooLong(let maximum): "Use at most \(Self.characters.text(Int64(maximum), .english))."
        case .unusableCharacters: "Leave out line breaks and signs that cannot be shown."
        case .outOfRange(let minimum, let maximum): "Choose a value from \(minimum) to \(maximum)."
        case .notAllowed(let values): "Choose one of: \(values.joined(separator: ", "))."
        case .uppercaseMissing: "Add at least one uppercase letter."
        case .digitMissing: "Add at least one digit."
        case .tooCommon: "This password is easy to guess. Choose another one."
        case .mustBeTrue: "Please accept this to continue."
        case .sameAsBefore: "Choose a value that differs from the current one."
        case .oneOfRequired(let fields): "Give one of: \(fields.joined(separator: ", "))."
        case .readOnly: "This cannot be changed here."
        case .unexpected: "This does not belong here."
        case .exclusive(let value): "\(value) cannot be chosen together with anything else."
        case .tooFew(let minimum): "Choose at least \(minimum)."
        case .tooMany(let maximum): "Choose at most \(maximum)."
        case .mustDiffer: "Choose a target that differs from your current weight."
        case .mustDifferFromField(let other): "Choose something that differs from \(other)."
        case .mustBeLower: "To lose weight, choose a target below your current weight."
        case .mustBeHigher: "To gain, choose a target above your current weight."
        case .mustBeLater(let date): "Choose a date after \(date.text)."
        case .mustNotBeLater(let date): "Choose a date no later than \(date.text)."
        case .ageOutOfRange(let minimum, let maximum): "This is for people from \(minimum) to \(maximum) years of age."
        case .notSkippable: "This step cannot be skipped."
        case .outOfDecimalRange(let minimum, let maximum): "Choose a value from \(Self.text(minimum)) to \(Self.text(maximum))."
        case .noSound: "This has no sound whose volume could be set."
        case .outOfStock(let available):
            available == 0 ? "None of these are left." : "Only \(available) of these \(available == 1 ? "is" : "are") left."
        case .priceChanged(let from, let to): "The price changed from \(from) to \(to)."
        case .unavailable: "This is no longer available."
        case .duplicate: "This is there twice. Leave one of them out."
        case .mustComeAfter(let field): "Choose something after \(field)."
        case .nothingDone: "Tick at least one set off, or give the workout up."
        case .dependency(let fault): fault.english
        }
    }

    /// What is read from left to right stands between U+2066 and U+2069: its groups would be shown in the other order.
    private var arabic: String {
        switch self {
        case .required: "هذا الحقل مطلوب."
        case .malformedJSON: "تعذرت قراءة نص JSON من هذا الموضع."
        case .wrongType(let expected): "يجب أن تكون القيمة \(Self.type(expected, .arabic))."
        case .malformed(let format): format.arabic
        case .tooShort(let minimum): "استخدم \(Self.characters.text(Int64(minimum), .arabic)) على الأقل."
        case .tooLong(let maximum): "استخدم \(Self.characters.text(Int64(maximum), .arabic)) على الأكثر."
        case .unusableCharacters: "احذف فواصل الأسطر والرموز التي لا تظهر."
        case .outOfRange(let minimum, let maximum): "اختر قيمة من \(minimum) إلى \(maximum)."
        case .notAllowed(let values): "اختر واحدة من: \(values.joined(separator: "، "))."
        case .uppercaseMissing: "أضف حرفًا إنجليزيًا كبيرًا واحدًا على الأقل."
        case .digitMissing: "أضف رقمًا واحدًا على الأقل."
        case .tooCommon: "كلمة المرور هذه سهلة التخمين. اختر غيرها."
        case .mustBeTrue: "يرجى الموافقة للمتابعة."
        case .sameAsBefore: "اختر قيمة مختلفة عن الحالية."
        case .oneOfRequired(let fields): "أدخل واحدًا من: \(fields.map(Self.arabicWord).joined(separator: "، "))."
        case .readOnly: "لا يمكن تغيير هذا من هنا."
        case .unexpected: "هذا لا ينتمي إلى هذا الطلب."
        case .exclusive(let value): "لا يمكن اختيار «\(Self.arabicWord(value))» مع أي خيار آخر."
        case .tooFew(let minimum): "اختر \(minimum) على الأقل."
        case .tooMany(let maximum): "اختر \(maximum) على الأكثر."
        case .mustDiffer: "اختر وزنًا مستهدفًا مختلفًا عن وزنك الحالي."
        case .mustDifferFromField(let other): "اختر ما يختلف عن \(other)."
        case .mustBeLower: "لإنقاص الوزن اختر هدفًا أقل من وزنك الحالي."
        case .mustBeHigher: "لزيادة الوزن اختر هدفًا أعلى من وزنك الحالي."
        case .mustBeLater(let date): "اختر تاريخًا بعد \u{2066}\(date.text)\u{2069}."
        case .mustNotBeLater(let date): "اختر تاريخًا لا يتجاوز \u{2066}\(date.text)\u{2069}."
        case .ageOutOfRange(let minimum, let maximum): "هذا لمن أعمارهم من \(minimum) إلى \(maximum) سنة."
        case .notSkippable: "لا يمكن تخطي هذه الخطوة."
        case .outOfDecimalRange(let minimum, let maximum): "اختر قيمة من \(Self.text(minimum)) إلى \(Self.text(maximum))."
        case .noSound: "لا صوت لهذا ليُضبط مستواه."
        case .outOfStock(let available): available == 0 ? "نفدت الكمية." : "الكمية المتبقية: \(available)."
        case .priceChanged(let from, let to): "تغيّر السعر من \(from) إلى \(to)."
        case .unavailable: "لم يعد هذا متاحًا."
        case .duplicate: "هذا مكرر. احذف أحدهما."
        case .mustComeAfter(let field): "اختر ما يأتي بعد \(field)."
        case .nothingDone: "ضع علامة على مجموعة واحدة على الأقل، أو ألغِ التمرين."
        case .dependency(let fault): fault.arabic
        }
    }

    private static let characters = Plural(
        english: ("character", "characters"), arabic: ("حرفًا واحدًا", "حرفين", "أحرف", "حرفًا", "حرف"))

    /// What people are told of fields and choices that they fill in themselves; others only clients meet.
    private static func arabicWord(_ name: String) -> String {
        switch name {
        case "email": "البريد الإلكتروني"
        case "phone": "رقم الهاتف"
        case "none": "لا إصابات"
        default: name
        }
    }

    /// Without a fraction where there is none.
    private static func text(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func type(_ name: String, _ language: Language) -> String {
        switch (name, language) {
        case ("string", .english): "text"
        case ("string", .arabic): "نصًا"
        case ("integer", .english): "a whole number"
        case ("integer", .arabic): "عددًا صحيحًا"
        case ("number", .english): "a number"
        case ("number", .arabic): "رقمًا"
        case ("boolean", .english): "true or false"
        case ("boolean", .arabic): "صحيحًا أو خطأً"
        case ("array", .english): "a list"
        case ("array", .arabic): "قائمة"
        case (_, .english): "an object"
        case (_, .arabic): "كائنًا"
        }
    }
}

extension FieldFormat {
    fileprivate var english: String {
        switch self {
        case .email: "Enter an email address such as name@example.com."
        case .saudiMobile: "Enter a Saudi mobile number such as +966 5X XXX XXXX."
        case .oneTimeCode: "Enter the 6 digits of the code."
        case .uuid: "This is not a valid identifier."
        case .instant: "Enter a time such as 2026-03-01T08:00:00Z."
        case .date: "Enter a date such as 2026-03-01."
        case .token: "This is not a valid token."
        case .time: "Enter a time of day such as 07:30."
        case .timeZone: "Choose a time zone such as Asia/Riyadh."
        case .phone: "Enter a phone number with its country code, such as +966 50 123 4567."
        case .contentType: "Use a media type such as image/jpeg."
        case .slug: "Use lower-case letters, digits and hyphens."
        case .orderNumber: "Enter an order number such as #FIT-1000."
        case .promoCode: "Use 3 to 20 letters and digits."
        case .fileName: "Enter the name of a bundled picture such as band-set-1.svg."
        case .url: "Enter an address such as https://example.com."
        case .cardNumber: "Check the card number."
        case .cardCode: "Enter the 3 or 4 digits of the security code."
        case .sha256: "Use the 64 hexadecimal digits of a SHA-256."
        }
    }

    fileprivate var arabic: String {
        switch self {
        case .email: "أدخل بريدًا إلكترونيًا مثل name@example.com."
        case .saudiMobile: "أدخل رقم جوال سعوديًا مثل \u{2066}+966 5X XXX XXXX\u{2069}."
        case .oneTimeCode: "أدخل أرقام الرمز الستة."
        case .uuid: "المعرّف غير صالح."
        case .instant: "أدخل وقتًا مثل \u{2066}2026-03-01T08:00:00Z\u{2069}."
        case .date: "أدخل تاريخًا مثل \u{2066}2026-03-01\u{2069}."
        case .token: "الرمز المميز غير صالح."
        case .time: "أدخل وقتًا مثل 07:30."
        case .timeZone: "اختر منطقة زمنية مثل Asia/Riyadh."
        case .phone: "أدخل رقم هاتف مع رمز الدولة مثل \u{2066}+966 50 123 4567\u{2069}."
        case .contentType: "استخدم نوع وسائط مثل ‎image/jpeg."
        case .slug: "استخدم حروفًا إنجليزية صغيرة وأرقامًا وشرطات."
        case .orderNumber: "أدخل رقم طلب مثل ‎#FIT-1000."
        case .promoCode: "استخدم من 3 إلى 20 حرفًا ورقمًا إنجليزيًا."
        case .fileName: "أدخل اسم صورة مرفقة مثل band-set-1.svg."
        case .url: "أدخل عنوانًا مثل ‎https://example.com."
        case .cardNumber: "تحقق من رقم البطاقة."
        case .cardCode: "أدخل رمز الأمان المكوّن من 3 أو 4 أرقام."
        case .sha256: "استخدم 64 خانة ست عشرية لبصمة SHA-256."
        }
    }
}

/// The languages every text of a service exists in.
public enum Language: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case arabic = "ar"

    /// The best supported match of an `Accept-Language` value; English when none fits. RFC 9110 §12.5.4, highest quality first.
    public static func preferred(_ acceptLanguage: String?) -> Language {
        guard let acceptLanguage else { return .english }
        var best: (language: Language, quality: Double)?
        for range in acceptLanguage.split(separator: ",").prefix(16) {
            let parts = range.split(separator: ";")
            let tag = parts.first.map { $0.filter { $0 != " " } }?.split(separator: "-").first?.lowercased()
            guard let language = tag.flatMap(Language.init(rawValue:)) else { continue }
            let weight = parts.dropFirst().first { $0.containsBytes(of: "q=") }?.split(separator: "=").last
            let quality = weight.flatMap { Double($0.filter { $0 != " " }) } ?? 1
            if quality > 0, quality > best?.quality ?? 0 { best = (language, quality) }
        }
        return best?.language ?? .english
    }
}

extension DependencyFault {
    fileprivate var english: String {
        switch self {
        case .noAnswer: "It does not answer in time."
        case .cannotWrite: "It cannot be written to."
        case .diskFull: "Its disk is full."
        case .damaged: "Its file is damaged."
        case .stopping: "It is being stopped."
        }
    }

    fileprivate var arabic: String {
        switch self {
        case .noAnswer: "لا يستجيب في الوقت المحدد."
        case .cannotWrite: "لا يمكن الكتابة إليه."
        case .diskFull: "القرص ممتلئ."
        case .damaged: "ملفه تالف."
        case .stopping: "يجري إيقافه."
        }
    }
}
