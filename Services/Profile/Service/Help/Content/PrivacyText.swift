/// The privacy policy: what every product says around what it keeps.
enum PrivacyText {
    static let opening: [Part] = [
        Part(
            Phrase("In short", "باختصار"),
            Phrase(
                """
                We keep what {brand} needs to work for you, and nothing to sell. There is no advertising, and we do not pass your data on \
                to advertisers.
                """,
                "نحتفظ بما يحتاج إليه تطبيق {brand} ليخدمك، ولا نحتفظ بشيء لنبيعه. لا إعلانات لدينا، ولا نسلّم بياناتك إلى المعلنين."),
            Phrase(
                "You can see your data, take it with you and delete it at any time.",
                "يمكنك الاطلاع على بياناتك والحصول على نسخة منها وحذفها في أي وقت.")),
        Part(
            Phrase("What we keep", "ما نحتفظ به"),
            Phrase(
                """
                Your account: name, email address or mobile number, and when you agreed to the terms. A password, where you have one, is \
                kept only in a form that cannot be turned back.
                """,
                """
                حسابك: الاسم والبريد الإلكتروني أو رقم الجوال، ووقت موافقتك على الشروط. وإن كانت لك كلمة مرور فلا تُحفظ إلا بصيغة لا يمكن \
                عكسها.
                """
            ),
            Phrase(
                "Your settings: language, theme, units, time zone, reminders, and the devices you registered for notifications.",
                "إعداداتك: اللغة والمظهر والوحدات والمنطقة الزمنية والتذكيرات، والأجهزة التي سجّلتها لتلقي الإشعارات."),
            Phrase(
                """
                Technical records: when and from which address requests reach us, to keep the service safe and to find faults. They \
                contain no content of yours.
                """,
                "سجلات تقنية: وقت وصول الطلبات إلينا وعنوانها، لحماية الخدمة واكتشاف الأعطال. وهي لا تتضمن شيئًا من محتواك.")),
    ]

    static let healthData = Part(
        Phrase("Health data", "البيانات الصحية"),
        Phrase(
            """
            What you tell us about your body: birth date or age, gender, height, weight, measurements, activity, goals, diet, allergies \
            and injuries, and what is calculated from it.
            """,
            """
            ما تخبرنا به عن جسمك: تاريخ الميلاد أو العمر والجنس والطول والوزن والقياسات والنشاط والأهداف والنظام الغذائي والحساسية \
            والإصابات، وما يُحسب منها.
            """
        ),
        Phrase(
            """
            It is used for your plan, your targets and your charts only, never for advertising. You decide what to enter, and you can \
            change it at any time.
            """,
            """
            تُستخدم هذه البيانات لخطتك وأهدافك ورسومك البيانية فقط، ولا تُستخدم للإعلان أبدًا. وأنت من يقرر ما يدخله، ويمكنك تغييره في أي \
            وقت.
            """
        ))

    static let photos = Part(
        Phrase("Photos", "الصور"),
        Phrase(
            "Progress photos and your profile picture are stored privately. Progress photos are shown to you only.",
            "تُحفظ صور التقدّم وصورتك الشخصية حفظًا خاصًا. ولا تُعرض صور التقدّم إلا لك."),
        Phrase(
            "We ask for your camera or library only when you add a picture. A picture you delete is gone for good.",
            "لا نطلب الوصول إلى الكاميرا أو مكتبة الصور إلا عندما تضيف صورة. والصورة التي تحذفها تزول نهائيًا."))

    static let partners = Part(
        Phrase("Partners", "الشركاء"),
        Phrase(
            """
            Names and contacts of your partners are kept for you. We write to one only if you ask us to: to invite them, and each week \
            if they agree. The mail tells how much of your week was done and your streak, your weight only if you switch it on, and never \
            photos. Add only people who agree to it.
            """,
            """
            نحتفظ بأسماء شركائك وبيانات الاتصال بهم من أجلك. ولا نراسل أحدًا منهم إلا بطلب منك: لدعوته، ثم كل أسبوع إن وافق. تذكر \
            الرسالة ما أنجزته من أسبوعك وأيامك المتتالية، ووزنك إن فعّلت ذلك فقط، ولا تتضمن صورًا أبدًا. فلا تُضف إلا من يوافق على ذلك.
            """),
        Phrase(
            "An address that declined is remembered until your account is deleted, so that we do not write to it for you again.",
            "نتذكر العنوان الذي اعتذر إلى أن يُحذف حسابك، حتى لا نراسله من أجلك مرة أخرى."))

    static let coachAndOrders = Part(
        Phrase("Coach, plans and orders", "المدرب والباقات والطلبات"),
        Phrase(
            """
            Your messages, attachments and calls with your coach are seen by you and your coach. If another coach takes over, they can \
            read the conversation so far. Your coach also sees your fitness profile in order to help you.
            """,
            """
            رسائلك ومرفقاتك ومكالماتك مع مدربك يراها أنت ومدربك. وإذا تولّى تدريبك مدرب آخر فيمكنه قراءة المحادثة السابقة. ويرى مدربك ملف \
            لياقتك أيضًا ليتمكن من مساعدتك.
            """),
        Phrase(
            """
            When one of you reports or blocks the other, our administrators can read the messages around it until they have decided. We \
            write down who looked and when.
            """,
            """
            إذا أبلغ أحدكما عن الآخر أو حظره فيمكن لمسؤولي المنصة لدينا قراءة الرسائل المحيطة بذلك إلى أن يتخذوا قرارهم. ونسجّل من اطّلع \
            عليها ومتى.
            """),
        Phrase(
            """
            For orders we keep your address and what you bought. Payments are handled by a payment provider; we never see the whole number \
            of your card.
            """,
            "للطلبات نحتفظ بعنوانك وبما اشتريته. ويتولى الدفعَ مزوّدُ خدمة مختص، ولا نرى رقم بطاقتك كاملًا أبدًا."))

    static let foodAndWorkouts = Part(
        Phrase("Food, fasting and workouts", "الطعام والصيام والتمارين"),
        Phrase(
            """
            What you eat and drink as you log it, foods you avoid, your meal plans, and the workouts you log. They are used for your plans \
            and your charts.
            """,
            """
            ما تسجّله من طعامك وشرابك، والأطعمة التي تتجنبها، وخطط وجباتك، والتمارين التي تسجّلها. وتُستخدم لخططك ورسومك البيانية.
            """),
        Phrase(
            """
            If you fast in Ramadan, the place you give for the times of dawn and sunset, to about 1 km. It is used for those times only, \
            and it is not followed as you move.
            """,
            """
            وإذا كنت تصوم رمضان فالموقع الذي تحدده لمعرفة وقتي الفجر والمغرب، بدقة كيلومتر واحد تقريبًا. ويُستخدم لهذين الوقتين فقط، ولا \
            نتتبع تنقلاتك.
            """))

    static let usage = Part(
        Phrase("Usage events", "أحداث الاستخدام"),
        Phrase(
            """
            What happens in the app while you use it, such as a screen you open or a task you complete, and when. These events are kept \
            with your account for 400 days and help us to make {brand} better.
            """,
            """
            ما يحدث في التطبيق أثناء استخدامك له، كشاشة تفتحها أو مهمة تنجزها، ووقت حدوثه. وتُحفظ هذه الأحداث مع حسابك لمدة 400 يوم، \
            وتساعدنا على تحسين تطبيق {brand}.
            """))

    static let whatStays = Part(
        Phrase("What stays without your account", "ما يبقى بعد حذف حسابك"),
        Phrase(
            """
            When a conversation was reported or blocked, the reason given, what was decided and who looked at it stay for 2 years after \
            the decision, so that it can be proven.
            """,
            """
            إذا ورد بلاغ عن محادثة أو حُظرت فيبقى السبب المذكور والقرار المتخذ ومن اطّلع عليها لمدة سنتين بعد القرار، ليمكن إثباته.
            """),
        Phrase(
            """
            When you bought something or used a promotion, a mark stays that the mobile number or card did so, as each promotion is meant \
            once for each person. It is a code that cannot be turned back into the number or the card.
            """,
            """
            وإذا اشتريت شيئًا أو استفدت من عرض فتبقى علامة على أن رقم الجوال أو البطاقة استُخدما في ذلك، لأن كل عرض مخصص لمرة واحدة لكل \
            شخص. وهذه العلامة رمز لا يمكن تحويله مجددًا إلى الرقم أو البطاقة.
            """))

    static let training = Part(
        Phrase("Training data", "بيانات التدريب"),
        Phrase(
            """
            Your templates, your own exercises, your charts and the workouts you log, with sets, weights and repetitions. They are used to \
            show them to you, on each of your devices.
            """,
            """
            قوالبك وحركاتك الخاصة ورسومك البيانية والتمارين التي تسجّلها بمجموعاتها وأوزانها وتكراراتها. وتُستخدم لعرضها عليك في كل جهاز \
            من أجهزتك.
            """
        ))

    static let media = Part(
        Phrase("Photos and videos", "الصور والمقاطع"),
        Phrase(
            """
            The pictures and videos you import, your compositions and your exports. They are stored privately and used to make what you \
            compose.
            """,
            "الصور والمقاطع التي تستوردها وتصاميمك وما تصدّره. تُحفظ حفظًا خاصًا، وتُستخدم لإنتاج ما تصممه."),
        Phrase(
            "We read only what you choose from your library. What you delete is gone for good.",
            "لا نقرأ من مكتبتك إلا ما تختاره. وما تحذفه يزول نهائيًا."))

    static let closing: [Part] = [
        Part(
            Phrase("Why we may keep it", "لماذا يحق لنا الاحتفاظ بها"),
            Phrase(
                """
                Because the service you asked for needs it; for health data and pictures, because you agreed by entering them; for \
                technical records, because a service has to be protected.
                """,
                """
                لأن الخدمة التي طلبتها تحتاج إليها. أما البيانات الصحية والصور فلأنك وافقت بإدخالها، وأما السجلات التقنية فلأن حماية \
                الخدمة واجبة.
                """
            )),
        Part(
            Phrase("Who else is involved", "من يشارك في الخدمة"),
            Phrase(
                """
                Providers who send our messages, deliver notifications or store files for us get what they need for that and may use it \
                for nothing else. Authorities get data only where the law obliges us.
                """,
                """
                مزوّدو الخدمة الذين يرسلون رسائلنا أو يوصلون الإشعارات أو يحفظون الملفات لنا يحصلون على ما يلزم لذلك فقط، ولا يجوز لهم \
                استخدامه لغيره. ولا تحصل الجهات الرسمية على بيانات إلا حيث يلزمنا النظام.
                """
            )),
        Part(
            Phrase("How long, and how to delete", "مدة الاحتفاظ وكيفية الحذف"),
            Phrase(
                "We keep your data as long as you have an account. Single entries can be deleted where they are shown.",
                "نحتفظ ببياناتك ما دام لديك حساب. ويمكنك حذف أي إدخال من حيث يُعرض."),
            Phrase(
                """
                When you delete your account in Settings, your data is deleted at once, except for what this policy says stays. Copies in \
                backups disappear as the backups are replaced. Records the law makes us keep, such as invoices, stay as long as it says.
                """,
                """
                عندما تحذف حسابك من الإعدادات تُحذف بياناتك فورًا، إلا ما تنص هذه السياسة على بقائه. وتزول النسخ الاحتياطية مع استبدالها. \
                أما السجلات التي يلزمنا النظام بحفظها كالفواتير فتبقى المدة التي يحددها.
                """
            )),
        Part(
            Phrase("Taking your data with you", "الحصول على نسخة من بياناتك"),
            Phrase(
                """
                Your profile offers a copy of what is kept with it for download, made at the moment you ask for it. For anything beyond \
                it, write to {mail}.
                """,
                "يتيح لك ملفك الشخصي تنزيل نسخة من البيانات المحفوظة معه، وتُعدّ النسخة لحظة طلبها. ولما عدا ذلك راسلنا على {mail}.")),
        Part(
            Phrase("Your rights", "حقوقك"),
            Phrase(
                """
                You may see, correct, export and delete your data, withdraw your consent, and complain to the data protection authority \
                where you live.
                """,
                """
                يحق لك الاطلاع على بياناتك وتصحيحها والحصول على نسخة منها وحذفها، وسحب موافقتك، وتقديم شكوى إلى الجهة المعنية بحماية \
                البيانات في بلدك.
                """
            )),
        Part(
            Phrase("Support", "الدعم"),
            Phrase(
                """
                When you write to support, we keep your message, its number and where to answer. It goes by email to the people who help \
                you.
                """,
                "عندما تراسل الدعم نحتفظ برسالتك ورقمها وعنوان الرد. وتصل الرسالة بالبريد الإلكتروني إلى من يساعدك.")),
        Part(
            Phrase("Children", "الأطفال"),
            Phrase(
                "{brand} is not for children under 13. If a child has given us data, tell us and we delete it.",
                "لا يُوجَّه تطبيق {brand} إلى الأطفال دون 13 عامًا. وإذا زوّدنا طفل ببيانات فأخبرنا لنحذفها.")),
        Part(
            Phrase("Contact", "التواصل"),
            Phrase(
                """
                Questions about your data? Write to {mail}. When this policy changes in a way that matters to you, we tell you beforehand.
                """,
                "هل لديك سؤال عن بياناتك؟ راسلنا على {mail}. وإذا تغيّرت هذه السياسة تغيّرًا يهمك فسنخبرك مسبقًا.")),
    ]
}
