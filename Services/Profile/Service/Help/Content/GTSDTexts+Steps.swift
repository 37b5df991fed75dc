extension GTSDTexts {
    /// How GTSD works, in eight steps.
    static let steps: [Part] = [
        Part(
            Phrase("1. Tell us about yourself", "1. عرّفنا بنفسك"),
            Phrase(
                """
                Eight short steps ask for your goal, your body and your day. You can stop at any time and go on later, on another device \
                too.
                """,
                "ثماني خطوات قصيرة تسألك عن هدفك وجسمك ويومك. يمكنك التوقف متى شئت والمتابعة لاحقًا، ولو من جهاز آخر.")),
        Part(
            Phrase("2. Set a goal", "2. حدّد هدفك"),
            Phrase(
                "Lose weight, gain muscle, stay where you are or simply feel better. You choose the weight and the date you aim for.",
                "إنقاص الوزن، أو بناء العضلات، أو الحفاظ على وزنك، أو تحسين صحتك. أنت من يختار الوزن المستهدف والتاريخ.")),
        Part(
            Phrase("3. Get your numbers", "3. احصل على أرقامك"),
            Phrase(
                "{brand} works out your calories, protein and water for a day and tells you when you can expect to arrive.",
                "يحسب تطبيق {brand} احتياجك اليومي من السعرات والبروتين والماء، ويخبرك متى تتوقع بلوغ هدفك.")),
        Part(
            Phrase("4. Start with today", "4. ابدأ باليوم"),
            Phrase(
                "Each day has its own short list: nutrition, exercise, supplements and hydration.",
                "لكل يوم قائمته القصيرة: التغذية والتمارين والمكمّلات وشرب الماء.")),
        Part(
            Phrase("5. Show what you did", "5. وثّق ما أنجزته"),
            Phrase(
                "Complete a task with a few words, with numbers or with a photo. That keeps you honest with yourself.",
                "أنجز المهمة ببضع كلمات أو بأرقام أو بصورة، فهذا يبقيك صادقًا مع نفسك.")),
        Part(
            Phrase("6. Reach 80 percent", "6. ابلغ ثمانين في المئة"),
            Phrase(
                "Nobody is perfect every day. A day counts once 80% of its tasks are done.",
                "لا أحد مثالي كل يوم. يُحتسب اليوم عند إنجاز 80٪ من مهامه.")),
        Part(
            Phrase("7. Keep the streak", "7. حافظ على السلسلة"),
            Phrase(
                "Days in a row make a streak, and milestones earn badges. The calendar shows every day you made.",
                "الأيام المتتالية تصنع سلسلة، والمحطات المهمة تمنحك أوسمة. ويعرض التقويم كل يوم أنجزته.")),
        Part(
            Phrase("8. See how far you have come", "8. انظر كم تقدّمت"),
            Phrase(
                "Weights, measurements and photos side by side show the change that a mirror hides.",
                "الأوزان والقياسات والصور جنبًا إلى جنب تُظهر لك التغيّر الذي لا تلحظه في المرآة.")),
    ]
}
