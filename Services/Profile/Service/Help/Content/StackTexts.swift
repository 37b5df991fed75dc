/// Stack's questions and explanation.
enum StackTexts {
    static let questions: [Question] = [
        Question(
            "how-many",
            Phrase("How many photos and videos can I choose?", "كم صورة ومقطعًا يمكنني أن أختار؟"),
            Phrase(
                "Up to 12 at a time, photos and videos together.",
                "حتى 12 في المرة الواحدة، من الصور والمقاطع معًا.")),
        Question(
            "originals",
            Phrase("Does {brand} change my originals?", "هل يغيّر تطبيق {brand} ملفاتي الأصلية؟"),
            Phrase(
                "No. {brand} works with copies. Your library changes only when you save an export to it.",
                "لا. يعمل تطبيق {brand} على نسخ منها، ولا تتغير مكتبتك إلا عندما تحفظ فيها مقطعًا صدّرته.")),
        Question(
            "formats",
            Phrase("Which shapes can my video have?", "ما المقاسات المتاحة للمقطع؟"),
            Phrase(
                "9:16 tall, 16:9 wide, 1:1 square and 4:5 portrait. You choose the resolution when you export.",
                "طولي 9:16 وعريض 16:9 ومربع 1:1 وعمودي 4:5. وتختار الدقة عند التصدير.")),
        Question(
            "photo-length",
            Phrase("How long is a photo shown?", "كم تظهر الصورة؟"),
            Phrase(
                "One second, until you choose another length for it. Videos run their full length.",
                "ثانية واحدة ما لم تختر مدة أخرى. أما المقاطع فتُعرض كاملة.")),
        Question(
            "export-failed",
            Phrase("My export did not finish. What can I do?", "لم يكتمل التصدير، فماذا أفعل؟"),
            Phrase(
                "Open it in the Library and choose Try again. Your composition is kept, whatever happens to an export.",
                "افتحه من المكتبة واختر «إعادة المحاولة». يبقى تصميمك محفوظًا مهما حدث للتصدير.")),
    ]

    static let steps: [Part] = [
        Part(
            Phrase("1. Import", "1. استورد"),
            Phrase("Choose photos and videos from your library.", "اختر صورًا ومقاطع من مكتبتك.")),
        Part(
            Phrase("2. Arrange", "2. رتّب"),
            Phrase(
                "Each becomes a layer. Move it, size it and put it in front of or behind the others.",
                "يصبح كل منها طبقة. حرّكها وغيّر حجمها وضعها أمام غيرها أو خلفها.")),
        Part(
            Phrase("3. Play", "3. شاهد"),
            Phrase("See all layers run together before you export.", "شاهد الطبقات كلها تعمل معًا قبل التصدير.")),
        Part(
            Phrase("4. Export", "4. صدّر"),
            Phrase(
                "Choose a resolution and get one video to keep or to share.",
                "اختر الدقة واحصل على مقطع واحد تحتفظ به أو تشاركه.")),
    ]
}
