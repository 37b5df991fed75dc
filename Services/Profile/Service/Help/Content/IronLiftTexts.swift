/// IronLift's questions and explanation.
enum IronLiftTexts {
    static let questions: [Question] = [
        Question(
            "offline",
            Phrase("Does {brand} work without a connection?", "هل يعمل تطبيق {brand} بلا اتصال؟"),
            Phrase(
                "Yes. Start, log and finish a workout anywhere. What you logged is sent once you are online again.",
                "نعم. ابدأ تمرينك وسجّله وأنهِه في أي مكان، ويُرسل ما سجّلته متى عاد الاتصال.")),
        Question(
            "templates",
            Phrase("What is a template?", "ما القالب؟"),
            Phrase(
                """
                A workout you do again and again: its exercises in order, with sets, weights, repetitions and rests. Tap Start on its card \
                to begin.
                """,
                "تمرين تكرره مرارًا: حركاته بالترتيب مع المجموعات والأوزان والتكرارات وفترات الراحة. اضغط «ابدأ» على بطاقته لتبدأ.")),
        Question(
            "resume",
            Phrase("The app closed in the middle of a workout. Is it lost?", "أُغلق التطبيق في منتصف التمرين، فهل ضاع؟"),
            Phrase(
                "No. Every change is saved at once. Open the app again and choose Resume.",
                "لا. يُحفظ كل تغيير فورًا. افتح التطبيق من جديد واختر «متابعة».")),
        Question(
            "custom-exercises",
            Phrase("My exercise is not in the list. What can I do?", "حركتي ليست في القائمة، فماذا أفعل؟"),
            Phrase(
                "Choose Create new exercise in the list, give it a name and a category, and it is yours in every template and workout.",
                "اختر «إنشاء حركة جديدة» من القائمة وأعطها اسمًا وفئة، فتصبح متاحة لك في كل قالب وتمرين.")),
        Question(
            "charts",
            Phrase("What do the charts show?", "ماذا تعرض الرسوم البيانية؟"),
            Phrase(
                "For an exercise you choose, the number of sets or the greatest volume of each workout, by date or by session.",
                "لكل حركة تختارها: عدد المجموعات أو أعلى حجم تدريبي في كل تمرين، بحسب التاريخ أو رقم الجلسة.")),
        Question(
            "verify-email",
            Phrase("I cannot sign in after signing up. Why?", "لا أستطيع تسجيل الدخول بعد إنشاء الحساب، لماذا؟"),
            Phrase(
                "Your email has to be confirmed first. Open the link we sent you; look in the spam folder too, or ask for another one.",
                "يجب تأكيد بريدك الإلكتروني أولًا. افتح الرابط الذي أرسلناه، وتفقّد مجلد الرسائل غير المرغوبة، أو اطلب رابطًا آخر.")),
    ]

    static let steps: [Part] = [
        Part(
            Phrase("1. Build a template", "1. أنشئ قالبًا"),
            Phrase(
                "Pick exercises, put them in order and set weights, repetitions and rests.",
                "اختر الحركات ورتّبها وحدّد الأوزان والتكرارات وفترات الراحة.")),
        Part(
            Phrase("2. Start and log", "2. ابدأ وسجّل"),
            Phrase(
                "Tick off each set. The rest timer starts by itself and tells you when to go on.",
                "ضع علامة على كل مجموعة تنجزها. يبدأ مؤقّت الراحة وحده ويخبرك متى تتابع.")),
        Part(
            Phrase("3. Finish", "3. أنهِ التمرين"),
            Phrase(
                "Your sets are saved, and if you changed the workout you may keep the change in the template.",
                "تُحفظ مجموعاتك، وإن غيّرت التمرين فيمكنك إبقاء التغيير في القالب.")),
        Part(
            Phrase("4. See your progress", "4. تابع تقدّمك"),
            Phrase(
                "History and charts show sets, volume and how both have grown.",
                "يعرض السجل والرسوم البيانية المجموعات والحجم التدريبي وكيف تطوّرا.")),
    ]
}
