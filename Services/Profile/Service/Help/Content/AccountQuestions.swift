/// What people ask about their account, whatever the product.
enum AccountQuestions {
    static let everywhere: [Question] = [
        Question(
            "language",
            Phrase("Can I use {brand} in Arabic?", "هل يمكنني استخدام تطبيق {brand} بالعربية؟"),
            Phrase(
                """
                Yes. Choose Arabic or English in Settings, under Language. Messages from us follow your choice on every device you sign in \
                on.
                """,
                """
                نعم. اختر العربية أو الإنجليزية من الإعدادات ضمن «اللغة». وتصلك رسائلنا باللغة التي اخترتها على كل جهاز تسجّل الدخول منه.
                """)),
        Question(
            "export",
            Phrase("Can I take my data with me?", "هل يمكنني الحصول على نسخة من بياناتي؟"),
            Phrase(
                "Yes. Your profile has a copy of everything we keep about it for you to download, in a format other programs can read.",
                "نعم. يمكنك من ملفك الشخصي تنزيل نسخة من كل ما نحتفظ به عنه، بصيغة تستطيع البرامج الأخرى قراءتها.")),
        Question(
            "delete-account",
            Phrase("How do I delete my account?", "كيف أحذف حسابي؟"),
            Phrase(
                """
                Open Settings, choose Delete account and confirm that it is you. Your account and what belongs to it are deleted at once, \
                and nobody can bring them back.
                """,
                "افتح الإعدادات واختر «حذف الحساب» ثم أكّد هويتك. يُحذف حسابك وكل ما يخصه فورًا، ولا يستطيع أحد استعادته.")),
        Question(
            "contact",
            Phrase("How do I reach you?", "كيف أتواصل معكم؟"),
            Phrase(
                "Write to us in the app under Help, Contact support. You get a number for your request. You can also write to {mail}.",
                "راسلنا من داخل التطبيق عبر «المساعدة» ثم «تواصل مع الدعم»، وستحصل على رقم لطلبك. ويمكنك أيضًا مراسلتنا على {mail}.")),
    ]

    static let withPassword: [Question] =
        [
            Question(
                "password",
                Phrase("I forgot my password. What now?", "نسيت كلمة المرور، فماذا أفعل؟"),
                Phrase(
                    """
                    Choose Forgot password when you sign in and enter your email. The link we send you works once, for one hour. A new \
                    password signs you out everywhere.
                    """,
                    """
                    اختر «نسيت كلمة المرور» عند تسجيل الدخول وأدخل بريدك الإلكتروني. الرابط الذي نرسله يعمل مرة واحدة خلال ساعة. وعند \
                    تغيير كلمة المرور يُسجَّل خروجك من جميع أجهزتك.
                    """
                ))
        ] + everywhere
}
