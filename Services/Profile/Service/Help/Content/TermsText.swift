/// The terms of service: what every product says, and what only some do.
enum TermsText {
    static let opening: [Part] = [
        Part(
            Phrase("These terms", "هذه الشروط"),
            Phrase(
                "By creating an account or using {brand} you agree to these terms. If you do not agree, please do not use {brand}.",
                "بإنشائك حسابًا أو استخدامك تطبيق {brand} فإنك توافق على هذه الشروط. فإن لم توافق عليها فنرجو ألا تستخدم تطبيق {brand}."),
            Phrase(
                "How we treat your data is said in the privacy policy, which belongs to these terms.",
                "أما كيفية تعاملنا مع بياناتك فتوضحها سياسة الخصوصية، وهي جزء من هذه الشروط.")),
        Part(
            Phrase("Your account", "حسابك"),
            Phrase(
                "You must be at least 13 years old. If you are not of age where you live, you need the consent of a parent or guardian.",
                "يجب ألا يقل عمرك عن 13 عامًا. ويحتاج القاصر إلى موافقة أحد والديه أو وليّ أمره."),
            Phrase(
                """
                An account is for one person. Keep your password and codes to yourself and tell us if somebody else got hold of them. What \
                happens with your account is your responsibility until then.
                """,
                """
                الحساب لشخص واحد. احتفظ بكلمة مرورك ورموزك لنفسك، وأخبرنا إن وصلت إلى غيرك. وأنت مسؤول عمّا يجري عبر حسابك إلى أن تخبرنا.
                """)),
        Part(
            Phrase("Fair use", "الاستخدام السليم"),
            Phrase(
                """
                Do not use {brand} to break the law, to harm or harass others, to get at data that is not yours, or to disturb the service.
                """,
                """
                لا تستخدم تطبيق {brand} لمخالفة القانون، أو لإيذاء الآخرين أو مضايقتهم، أو للوصول إلى بيانات ليست لك، أو للإخلال بعمل \
                الخدمة.
                """
            ),
            Phrase(
                """
                What you enter or upload stays yours. You allow us to store and process it as far as the service needs it, and no further.
                """,
                "ما تدخله أو ترفعه يبقى ملكك. وأنت تأذن لنا بحفظه ومعالجته بالقدر الذي تحتاج إليه الخدمة لا أكثر.")),
    ]

    static let health = Part(
        Phrase("Not medical advice", "ليست نصيحة طبية"),
        Phrase(
            """
            {brand} gives general information for training and wellbeing. It does not diagnose or treat anything and does not replace a \
            doctor.
            """,
            "يقدّم تطبيق {brand} معلومات عامة عن التدريب والعافية. وهو لا يشخّص ولا يعالج، ولا يغني عن الطبيب."),
        Phrase(
            """
            Ask a doctor before you begin if you are pregnant, ill or injured or take medicines. Stop when you feel pain, dizziness or \
            shortness of breath.
            """,
            """
            استشر طبيبًا قبل أن تبدأ إن كنتِ حاملًا أو كنت مريضًا أو مصابًا أو تتناول أدوية. وتوقف إذا شعرت بألم أو دوار أو ضيق في التنفس.
            """))

    static let coaching = Part(
        Phrase("Coaching", "التدريب الشخصي"),
        Phrase(
            "Coaches answer during the day, not at once. Messages and calls are counted by month and do not carry over.",
            "يجيب المدربون خلال اليوم وليس على الفور. وتُحتسب الرسائل والمكالمات شهريًا ولا تُرحَّل إلى الشهر التالي."),
        Phrase(
            "Be polite to each other. We may end coaching for somebody who is not.",
            "نرجو تبادل الاحترام، ويحق لنا إنهاء التدريب مع من لا يلتزم به."))

    static let plans = Part(
        Phrase("Plans and payment", "الباقات والدفع"),
        Phrase(
            "The price and what a plan contains are shown before you pay. A plan renews by itself until you cancel it.",
            "يظهر السعر ومحتوى الباقة قبل الدفع. وتتجدد الباقة تلقائيًا حتى تلغيها."),
        Phrase(
            """
            You can cancel at any time in Settings. The plan then ends with the period you paid for. Rights the law gives you are not \
            touched.
            """,
            "يمكنك الإلغاء في أي وقت من الإعدادات، وتنتهي الباقة عندئذ بنهاية المدة المدفوعة. ولا يمسّ ذلك ما يكفله لك النظام من حقوق."))

    static let store = Part(
        Phrase("Store", "المتجر"),
        Phrase(
            """
            An order is binding once you have confirmed and paid. Prices are in Saudi riyals; shipping and discounts are shown before you \
            confirm.
            """,
            "يصبح الطلب ملزمًا بعد تأكيده ودفع قيمته. الأسعار بالريال السعودي، وتظهر تكلفة الشحن والخصومات قبل التأكيد."))

    static let media = Part(
        Phrase("Your photos and videos", "صورك ومقاطعك"),
        Phrase(
            "Use only pictures, videos and music you have the right to use, and respect the people who are in them.",
            "استخدم فقط الصور والمقاطع والموسيقى التي يحق لك استخدامها، واحترم خصوصية من يظهرون فيها."))

    static let closing: [Part] = [
        Part(
            Phrase("Changes and availability", "التغييرات وتوفر الخدمة"),
            Phrase(
                """
                We improve {brand} all the time and cannot promise that it never pauses. When these terms change in a way that matters to \
                you, we tell you beforehand.
                """,
                "نطوّر تطبيق {brand} باستمرار ولا نستطيع أن نعد بألا يتوقف أبدًا. وإذا تغيّرت هذه الشروط تغيّرًا يهمك فسنخبرك مسبقًا.")),
        Part(
            Phrase("Ending", "إنهاء الاستخدام"),
            Phrase(
                """
                You may delete your account at any time in Settings. We may close an account that seriously or repeatedly breaks these \
                terms.
                """,
                "يمكنك حذف حسابك في أي وقت من الإعدادات. ويحق لنا إغلاق الحساب الذي يخالف هذه الشروط مخالفة جسيمة أو متكررة.")),
        Part(
            Phrase("Liability", "المسؤولية"),
            Phrase(
                """
                We are liable for harm we cause on purpose or by gross negligence, and wherever the law says so. Beyond that you use \
                {brand} at your own risk.
                """,
                """
                نتحمل المسؤولية عن الضرر الذي نسببه عمدًا أو بإهمال جسيم، وحيثما نصّ النظام على ذلك. وفيما عدا هذا يكون استخدامك تطبيق \
                {brand} على مسؤوليتك.
                """
            )),
        Part(
            Phrase("Contact", "التواصل"),
            Phrase("Questions about these terms? Write to {mail}.", "هل لديك سؤال عن هذه الشروط؟ راسلنا على {mail}.")),
    ]
}
