/// GTSD's questions.
enum GTSDTexts {
    static let questions: [Question] = [
        Question(
            "targets",
            Phrase("Where do my daily targets come from?", "من أين تأتي أهدافي اليومية؟"),
            Phrase(
                """
                From your age, gender, height, weight, activity and goal. We estimate what your body uses in a day with the Mifflin–St \
                Jeor equation and derive calories, protein and water from it. When your weight or activity changes, the targets follow.
                """,
                """
                من عمرك وجنسك وطولك ووزنك ومستوى نشاطك وهدفك. نقدّر ما يستهلكه جسمك في اليوم بمعادلة ميفلين–سانت جيور، ومنها نحسب السعرات \
                والبروتين والماء. وإذا تغيّر وزنك أو نشاطك تغيّرت الأهداف معه.
                """
            )),
        Question(
            "units",
            Phrase("Can I use pounds and inches?", "هل يمكنني استخدام الرطل والبوصة؟"),
            Phrase(
                "Yes. Choose imperial units in Settings. What you entered before is shown in the new units and loses nothing.",
                "نعم. اختر الوحدات الإمبراطورية من الإعدادات. ويظهر ما أدخلته سابقًا بالوحدات الجديدة دون أن يفقد دقته.")),
        Question(
            "streak",
            Phrase("When does a day count for my streak?", "متى يُحتسب اليوم ضمن سلسلة أيامي المتتالية؟"),
            Phrase(
                """
                When you have done at least 80% of that day's tasks. A day ends at midnight where you live, so set your time zone in \
                Settings when you travel.
                """,
                """
                عندما تنجز 80٪ على الأقل من مهام ذلك اليوم. وينتهي اليوم عند منتصف الليل بتوقيت مكان إقامتك، فاضبط منطقتك الزمنية من \
                الإعدادات عند السفر.
                """
            )),
        Question(
            "missed-day",
            Phrase("I missed a day. Is everything lost?", "فاتني يوم، فهل ضاع كل شيء؟"),
            Phrase(
                "The current streak starts again, but your longest streak, your badges and the number of days you made stay.",
                "تبدأ السلسلة الحالية من جديد، أما أطول سلسلة لك وأوسمتك وعدد الأيام التي أنجزتها فتبقى كما هي.")),
        Question(
            "evidence",
            Phrase("What counts as evidence for a task?", "ما الذي يُعدّ دليلًا على إنجاز المهمة؟"),
            Phrase(
                "A few written words, numbers such as minutes or grams, or a photo. You may add a short note to each of them.",
                "بضع كلمات مكتوبة، أو أرقام كالدقائق والغرامات، أو صورة. ويمكنك إضافة ملاحظة قصيرة إلى كل منها.")),
        Question(
            "photos",
            Phrase("Who can see my progress photos?", "من يستطيع رؤية صور تقدّمي؟"),
            Phrase(
                "Only you. They are stored privately, and deleting one removes it for good.",
                "أنت وحدك. تُحفظ الصور حفظًا خاصًا، وحذف أي صورة يزيلها نهائيًا.")),
        Question(
            "partners",
            Phrase("What do my partners get to see?", "ماذا يرى شركائي في الالتزام؟"),
            Phrase(
                """
                Nothing by themselves. A partner is a contact you keep in your profile, ten at most. You can ask one with an address to \
                get a mail each Monday: how much of your week was done and your streak, and your weight only if you switch it on. Photos \
                are never in it. Nothing is sent before they agree, and either of you can end it at any time.
                """,
                """
                لا شيء من تلقاء أنفسهم. الشريك جهة اتصال تحتفظ بها في ملفك، وبحد أقصى عشرة شركاء. يمكنك أن تدعو من له بريد إلكتروني إلى \
                رسالة كل يوم اثنين: ما أنجزته من أسبوعك وأيامك المتتالية، ووزنك إن فعّلت ذلك فقط. ولا صور فيها أبدًا. لا يُرسل شيء قبل \
                موافقته، ويستطيع أي منكما إيقافها متى شاء.
                """
            )),
        Question(
            "reminders",
            Phrase("How do I change the daily reminder?", "كيف أغيّر التذكير اليومي؟"),
            Phrase(
                "In Settings, under Notifications: switch reminders on or off and pick the hour. It follows your time zone.",
                "من الإعدادات ضمن «الإشعارات»: شغّل التذكير أو أوقفه واختر وقته. ويتبع التذكير منطقتك الزمنية.")),
    ]
}
