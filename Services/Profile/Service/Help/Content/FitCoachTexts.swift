/// The questions of FitCoach+, which is called عاش in Arabic.
enum FitCoachTexts {
    static let questions: [Question] = [
        Question(
            "sign-in",
            Phrase("How do I sign in without a password?", "كيف أسجّل الدخول بلا كلمة مرور؟"),
            Phrase(
                """
                With your Saudi mobile number. We send you a code of six digits by SMS; it works for five minutes. You can ask for another \
                one after a minute.
                """,
                "برقم جوالك السعودي. نرسل إليك رمزًا من ستة أرقام برسالة نصية، ويبقى صالحًا خمس دقائق. ويمكنك طلب رمز آخر بعد دقيقة.")),
        Question(
            "change-phone",
            Phrase("Can I change my mobile number?", "هل يمكنني تغيير رقم جوالي؟"),
            Phrase(
                "Not in the app, because your number is how we know that it is you. Write to support if you have a new one.",
                "ليس من داخل التطبيق، لأن رقمك هو ما نتحقق به من هويتك. راسل الدعم إذا أصبح لديك رقم جديد.")),
        Question(
            "tiers",
            Phrase("What is the difference between the plans?", "ما الفرق بين الباقات؟"),
            Phrase(
                """
                Freemium has 20 messages and one coach call a month and a nutrition trial of seven days. Premium has 200 messages, two \
                calls, nutrition without end, InBody scans and your fitness score over time. Smart Premium has unlimited messages with \
                attachments and four calls.
                """,
                """
                تمنحك الباقة المجانية 20 رسالة ومكالمة واحدة مع المدرب شهريًا وتجربة للتغذية مدتها سبعة أيام. وتمنحك باقة Premium مئتي \
                رسالة ومكالمتين وتغذية بلا حدود وفحوصات InBody وسجل درجة لياقتك. أما باقة Smart Premium فتمنحك رسائل بلا حدود مع المرفقات \
                وأربع مكالمات.
                """
            )),
        Question(
            "second-intake",
            Phrase("Why do you ask six more questions?", "لماذا تسألونني ستة أسئلة أخرى؟"),
            Phrase(
                """
                With your age, weight, height, experience, training days and injuries your plan fits you. It takes about two minutes, and \
                you can do it later from Settings, Edit fitness profile.
                """,
                """
                بمعرفة عمرك ووزنك وطولك وخبرتك وأيام تدريبك وإصاباتك تصبح خطتك ملائمة لك. يستغرق ذلك نحو دقيقتين، ويمكنك إكماله لاحقًا من \
                الإعدادات ثم «تعديل ملف اللياقة».
                """
            )),
        Question(
            "score",
            Phrase("What does my fitness score mean?", "ماذا تعني درجة لياقتي؟"),
            Phrase(
                """
                It is a number from 0 to 100 made of your experience, how often you train, your body and your injuries. It helps to plan, \
                it is no medical finding, and it is calculated anew when your answers change.
                """,
                """
                هي رقم من 0 إلى 100 يُحسب من خبرتك وعدد أيام تدريبك وجسمك وإصاباتك. تساعد الدرجة على التخطيط وليست تشخيصًا طبيًا، وتُحسب \
                من جديد كلما تغيّرت إجاباتك.
                """
            )),
        Question(
            "injuries",
            Phrase("I have an injury. Is training safe?", "لديّ إصابة، فهل التدريب آمن؟"),
            Phrase(
                """
                Tell us about it in your fitness profile. Exercises that may make it worse are marked and come with three safer ones. If \
                it hurts, stop and ask your doctor.
                """,
                """
                أخبرنا بها في ملف لياقتك. تُميَّز التمارين التي قد تزيدها سوءًا ويُعرض معها ثلاثة بدائل أكثر أمانًا. وإذا شعرت بألم فتوقف \
                واستشر طبيبك.
                """
            )),
        Question(
            "coach",
            Phrase("How do I talk to my coach?", "كيف أتحدث مع مدربي؟"),
            Phrase(
                """
                Write a message or book a video call. How many you have left this month is shown on Home; the count starts again on the \
                first of each month.
                """,
                "اكتب رسالة أو احجز مكالمة فيديو. يظهر ما تبقى لك هذا الشهر في الصفحة الرئيسية، ويبدأ العدّ من جديد في أول كل شهر.")),
        Question(
            "nutrition-trial",
            Phrase("What happens after the seven days of nutrition?", "ماذا يحدث بعد أيام التغذية السبعة؟"),
            Phrase(
                """
                On the eighth day the nutrition section closes until you upgrade. Nothing is lost: with Premium you find everything where \
                you left it.
                """,
                "في اليوم الثامن يُغلق قسم التغذية حتى ترقّي باقتك. ولا يضيع شيء: فمع Premium تجد كل شيء كما تركته.")),
        Question(
            "cancel",
            Phrase("How do I cancel my plan?", "كيف ألغي اشتراكي؟"),
            Phrase(
                "In Settings, under Subscription. Your plan stays until the end of the period you paid for; then you go on with Freemium.",
                "من الإعدادات ضمن «الاشتراك». تبقى باقتك حتى نهاية المدة المدفوعة، ثم تنتقل إلى الباقة المجانية.")),
        Question(
            "tutorials",
            Phrase("Can I see the welcome screens again?", "هل يمكنني مشاهدة شاشات الترحيب مرة أخرى؟"),
            Phrase(
                "Yes. Open Settings, Help, Tutorials and choose one, or show all of them again.",
                "نعم. افتح الإعدادات ثم «المساعدة» ثم «الشروحات» واختر ما تريد، أو أعد عرضها كلها.")),
    ]

    /// How FitCoach+ works.
    static let steps: [Part] = [
        Part(
            Phrase("1. Three answers to begin", "1. ثلاث إجابات للبداية"),
            Phrase(
                "Your gender, your main goal and where you train are enough for a first plan.",
                "جنسك وهدفك الرئيسي ومكان تدريبك تكفي لخطتك الأولى.")),
        Part(
            Phrase("2. Six more to make it yours", "2. ست إجابات أخرى لخطة تناسبك وحدك"),
            Phrase(
                """
                Age, weight, height, experience, training days and injuries turn it into a plan for you alone, and into your fitness score.
                """,
                "العمر والوزن والطول والخبرة وأيام التدريب والإصابات تجعل الخطة على قياسك، ومنها تُحسب درجة لياقتك.")),
        Part(
            Phrase("3. Train with guidance", "3. تدرّب بإرشاد"),
            Phrase(
                "Each workout goes from warm-up to cool-down, with a timer for your rests and safer exercises where you have an injury.",
                "يمضي كل تمرين من الإحماء إلى التهدئة، مع مؤقّت لفترات الراحة وبدائل أكثر أمانًا عند وجود إصابة.")),
        Part(
            Phrase("4. Eat with a target", "4. كُل وفق هدف"),
            Phrase(
                "Your meals, calories, protein, carbohydrates and fats for the day, with other meals to choose from.",
                "وجباتك وسعراتك وبروتينك وكربوهيدراتك ودهونك لليوم، مع وجبات بديلة تختار منها.")),
        Part(
            Phrase("5. Ask your coach", "5. اسأل مدربك"),
            Phrase(
                "A real coach answers your messages and meets you on video.",
                "مدرب حقيقي يجيب عن رسائلك ويلتقيك عبر الفيديو.")),
        Part(
            Phrase("6. Watch yourself improve", "6. تابع تحسّنك"),
            Phrase(
                "Weight, InBody scans, workouts and achievements show how far you have come.",
                "الوزن وفحوصات InBody والتمارين والإنجازات تُظهر لك كم تقدّمت.")),
    ]
}
