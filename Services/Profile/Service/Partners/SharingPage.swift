internal import Contracts
internal import HTTPCore
internal import ServiceKit
internal import Wire

/// What the links of a partner's mails lead to: a page with a button, since mail programs open every link by themselves. It needs no
/// account and no script, and is nobody else's to keep.
struct SharingPage: Sendable {
    enum Situation: Equatable {
        case invited, expired, following, left
        /// They said no, and there is nothing any more to say yes to.
        case gone
        /// Ended by the person.
        case over
    }

    let token: SharingToken
    let situation: Situation
    let weight: Bool
    let person: String?
    let language: Language
    /// Whether this answers a button, whose address has one part more than the page's.
    let isAnswer: Bool

    init(_ sharing: StoredSharing, person: PersonName?, now: Instant, _ language: Language, isAnswer: Bool) {
        self.isAnswer = isAnswer
        token = sharing.token
        weight = sharing.weight
        self.person = person.flatMap { MailName.shown($0) }
        self.language = language
        situation =
            switch sharing.state {
            case .left: sharing.isOffered && sharing.partner != nil ? .left : .gone
            case .invited where sharing.partner == nil || !sharing.isOffered: .over
            case .accepted where !sharing.isOngoing: .over
            case .invited: sharing.invitedAt > now - SharingStore.life ? .invited : .expired
            case .accepted: .following
            }
    }

    /// - Parameter pages: base URL of the web client.
    static func address(of token: SharingToken, pages: String) -> String {
        "\(pages)/\(Product.gtsd.rawValue)\(Profiles.sharingPage.path.path(["token": token.text]) ?? "")"
    }

    var response: HTTPResponse {
        Page(
            language, title: "\(title) · \(brand)", head: "<meta name=\"robots\" content=\"noindex\">\n", style: Self.style,
            body: """
                <main>
                <h1>\(Page.escaped(title))</h1>
                \(paragraphs.map { "<p>\(Page.escaped($0))</p>\n" }.joined())\(buttons)</main>
                <footer><p><bdi>\(Page.escaped(brand))</bdi></p></footer>

                """,
            headers: ["Cache-Control": "private, no-store", "X-Robots-Tag": "noindex"], allowsForms: true
        ).response
    }

    private var isArabic: Bool { language == .arabic }
    private var brand: String { ProductPolicy.of(.gtsd).brand[language] ?? "" }
    private var named: String? { person.map { MailName.isolated($0, language) } }
    private var somebody: String { named ?? (isArabic ? "شخص تعرفه" : "Somebody you know") }
    private var them: String { named ?? (isArabic ? "من دعاك" : "the person who asked you") }

    private var title: String {
        switch (situation, language) {
        case (.invited, .english): "\(somebody) would like you to follow along"
        case (.invited, .arabic): "دعوة من \(somebody) لمتابعة التقدم"
        case (.expired, .english): "This invitation has expired"
        case (.expired, .arabic): "انتهت صلاحية هذه الدعوة"
        case (.following, .english): "You get a mail each Monday"
        case (.following, .arabic): "تصلك رسالة كل يوم اثنين"
        case (.left, .english), (.gone, .english): "You get no mails about \(them)"
        case (.left, .arabic), (.gone, .arabic): "لن تصلك رسائل عن \(them)"
        case (.over, .english): "There are no more mails"
        case (.over, .arabic): "لا رسائل بعد الآن"
        }
    }

    private var paragraphs: [String] {
        switch (situation, language) {
        case (.invited, .english):
            [
                "A mail each Monday tells you how the week went, so that you can cheer them on.", contents,
                "You get nothing unless you agree, and each mail has a link that ends it.",
            ]
        case (.invited, .arabic):
            [
                "رسالة كل يوم اثنين تخبرك كيف مضى الأسبوع، لتشجّع حين يلزم.", contents,
                "لن نرسل إليك شيئًا ما لم توافق، وفي كل رسالة رابط يوقفها.",
            ]
        case (.expired, .english): ["Ask \(them) to send it again."]
        case (.expired, .arabic): ["اطلب من \(them) إرسالها من جديد."]
        case (.following, .english): ["It tells how the week of \(them) went.", contents]
        case (.following, .arabic): ["تخبرك كيف مضى أسبوع \(them).", contents]
        case (.left, .english): ["Nobody can ask you again on their behalf. If that was a mistake, you can still say yes."]
        case (.left, .arabic): ["لا يمكن أن تُدعى مرة أخرى لهذا الشأن. إن كان ذلك خطأً فما زال بإمكانك الموافقة."]
        case (.gone, .english): ["Nobody can ask you again on their behalf."]
        case (.gone, .arabic): ["لا يمكن أن تُدعى مرة أخرى لهذا الشأن."]
        case (.over, .english): ["They were ended for you. If they ask you again, you can still say no."]
        case (.over, .arabic): ["أُوقفت هذه الرسائل. وإن دُعيت مرة أخرى فما زال بإمكانك الاعتذار."]
        }
    }

    private var contents: String {
        switch (language, weight) {
        case (.english, false): "It tells how much of the plan was done, and the streak. It has no weight and no photos."
        case (.english, true): "It tells how much of the plan was done, the streak, and the weight. It has no photos."
        case (.arabic, false): "فيها ما أُنجز من الخطة وأيام الالتزام المتتالية، بلا وزن ولا صور."
        case (.arabic, true): "فيها ما أُنجز من الخطة وأيام الالتزام المتتالية والوزن، بلا صور."
        }
    }

    private var buttons: String {
        let accept = button("accept", isArabic ? "أوافق" : "I agree", "yes")
        let undo = button("accept", isArabic ? "غيّرت رأيي، أوافق" : "I changed my mind: I agree", "no")
        let decline = button("leave", isArabic ? "لا، شكرًا" : "No, thank you", "no")
        let never = button("leave", isArabic ? "لا تراسلوني مجددًا" : "Do not write to me again", "no")
        let stop = button("leave", isArabic ? "أوقف الرسائل" : "End the mails", "no")
        return switch situation {
        case .invited: accept + decline
        case .following: stop
        case .left: undo
        case .expired, .over: never
        case .gone: ""
        }
    }

    /// Its address is told from this page's, wherever that is: the web client has it below its product.
    private func button(_ action: String, _ label: String, _ style: String) -> String {
        let target = isAnswer ? action : "\(Page.escaped(token.text))/\(action)"
        return "<form method=\"post\" action=\"\(target)\"><button class=\"\(style)\">\(Page.escaped(label))</button></form>\n"
    }

    private static let style = """
        :root { color-scheme: light dark; --ink: #1a1d21; --dim: #59616b; --paper: #f3f4f5; --card: #ffffff; --line: #dcdfe3;
                --accent: #00696b; --on: #ffffff; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #eceef0; --dim: #a3acb6; --paper: #14171a; --card: #1c2024; --line: #333a41; --accent: #5fd0cf; --on: #00302f; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem;
               font: 1.0625rem/1.65 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
        main { width: min(30rem, 100vw - 3rem); padding: 2rem 1.75rem; background: var(--card); border: 1px solid var(--line);
               border-radius: 1.25rem; }
        h1 { font-size: 1.5rem; line-height: 1.35; margin: 0 0 1rem; text-wrap: balance; overflow-wrap: anywhere; }
        p { margin: 0 0 .75rem; overflow-wrap: anywhere; }
        form { margin: .75rem 0 0; }
        button { width: 100%; min-height: 3rem; padding: .6rem 1rem; font: inherit; font-weight: 600; border-radius: .9rem;
                 border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer; }
        button.yes { background: var(--accent); border-color: var(--accent); color: var(--on); }
        button:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
        footer { color: var(--accent); font-weight: 600; letter-spacing: .04em; margin-top: 1.25rem; text-align: center; }
        """
}
