public import Wire

/// Whose texts are asked for. The language is the request's.
public struct ProductQuery: DTO {
    /// The product. Left out: `fitcoach` for the pages of its help, `gtsd` everywhere else.
    public let product: Product?
    public init(product: Product? = nil) { self.product = product }
    public static let example = ProductQuery(product: .fitcoach)
}

/// Questions that people ask, with answers.
public struct FAQ: DTO {
    /// A question and its answer.
    public struct Entry: DTO {
        /// Stays the same in every language.
        public let id: String
        /// The question.
        public let question: String
        /// The answer.
        public let answer: String
        public init(id: String, question: String, answer: String) {
            self.id = id
            self.question = question
            self.answer = answer
        }
        public static let example = Entry(id: "units", question: "Can I use pounds?", answer: "Yes. Choose imperial units in Settings.")
    }
    /// The language of the texts.
    public let language: TextLanguage
    public let items: [Entry]
    public init(language: TextLanguage, items: [Entry]) {
        self.language = language
        self.items = items
    }
    public static let example = FAQ(language: .en, items: [.example])
}

/// Terms of service, a privacy policy or an explanation.
public struct HelpDocument: DTO {
    /// A part of a document.
    public struct Section: DTO {
        /// Its heading.
        public let heading: String
        /// Its paragraphs, in order.
        public let paragraphs: [String]
        public init(heading: String, paragraphs: [String]) {
            self.heading = heading
            self.paragraphs = paragraphs
        }
        public static let example = Section(heading: "What we keep", paragraphs: ["What you enter, until you delete it."])
    }
    /// The language of the texts.
    public let language: TextLanguage
    /// What it is called.
    public let title: String
    /// The version of the text, which changes with it.
    public let version: String
    public let sections: [Section]
    public init(language: TextLanguage, title: String, version: String, sections: [Section]) {
        self.language = language
        self.title = title
        self.version = version
        self.sections = sections
    }
    public static let example = HelpDocument(language: .en, title: "Privacy policy", version: "2026-01", sections: [.example])
}

/// Where to write for help.
public struct SupportContact: DTO {
    /// The address of the support.
    public let email: EmailAddress
    public init(email: EmailAddress) { self.email = email }
    public static let example = SupportContact(email: EmailAddress(trusted: "support@barbell.example"))
}

/// Which build answers.
public struct VersionInfo: DTO {
    /// The version of the running build.
    public let version: String
    /// The oldest version of the apps that this build serves.
    public let minimumClient: String
    public init(version: String, minimumClient: String) {
        self.version = version
        self.minimumClient = minimumClient
    }
    public static let example = VersionInfo(version: "1.0.0", minimumClient: "1.0.0")
}

/// Features that are on or off for everybody of a product.
public struct FeatureFlags: DTO {
    /// By the name of the feature; true where it is on.
    public let flags: [String: Bool]
    public init(flags: [String: Bool]) { self.flags = flags }
    public static let example = FeatureFlags(flags: ["progressPhotos": true])
}

/// `S-` and a number that grows by one.
public struct TicketNumber: WireText {
    public let text: String
    public init(validating text: String) throws(FieldRule) {
        let digits = text.utf8.dropFirst(2)
        guard text.hasPrefix("S-"), (1...12).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw .malformed(expected: .token)
        }
        self.text = text
    }
    public init(number: Int64) { text = "S-\(number)" }
    public var number: Int64 { Int64(text.dropFirst(2)) ?? 0 }
    public static let schema = Schema.string(StringRules(minimum: 3, maximum: 14, pattern: "^S-[0-9]{1,12}$"))
    public static let example = TicketNumber(number: 1001)
}

/// A request for help.
public struct TicketDetails: DTO {
    /// What it is about, in one line.
    public let subject: ShortText
    public let message: TicketMessage
    /// Where to answer; the account's address when left out.
    public let email: EmailAddress?
    public init(subject: ShortText, message: TicketMessage, email: EmailAddress? = nil) {
        self.subject = subject
        self.message = message
        self.email = email
    }
    public static let example = TicketDetails(subject: ShortText(trusted: "Reminder time"), message: .example)
}

/// A request for help, as it is kept.
public struct SupportTicket: DTO {
    public let number: TicketNumber
    /// The product that it came from.
    public let product: Product
    /// What it is about, in one line.
    public let subject: ShortText
    public let message: TicketMessage
    /// Where to answer; left out where no address is known.
    public let email: EmailAddress?
    public let status: TicketStatus
    /// When it was written.
    public let createdAt: Instant
    /// When it was closed; left out while it is open.
    public let closedAt: Instant?
    public init(
        number: TicketNumber, product: Product, subject: ShortText, message: TicketMessage, email: EmailAddress?, status: TicketStatus,
        createdAt: Instant, closedAt: Instant?
    ) {
        self.number = number
        self.product = product
        self.subject = subject
        self.message = message
        self.email = email
        self.status = status
        self.createdAt = createdAt
        self.closedAt = closedAt
    }
    public static let example = SupportTicket(
        number: .example, product: .fitcoach, subject: ShortText(trusted: "Reminder time"), message: .example, email: nil, status: .open,
        createdAt: .example, closedAt: nil)
}

public struct TicketQuery: DTO {
    /// Only those with this status.
    public let status: TicketStatus?
    /// How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
    public let limit: Whole<PageSize>?
    /// The `nextCursor` of the page before; without it the first page.
    public let cursor: OpaqueToken?
    public init(status: TicketStatus? = nil, limit: Whole<PageSize>? = nil, cursor: OpaqueToken? = nil) {
        self.status = status
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = TicketQuery(status: .open)
}

/// Newest first.
public struct TicketList: DTO {
    public let items: [SupportTicket]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [SupportTicket], nextCursor: OpaqueToken? = nil) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = TicketList(items: [.example])
}

public struct TicketParameters: DTO {
    /// Which request.
    public let number: TicketNumber
    public init(number: TicketNumber) { self.number = number }
    public static let example = TicketParameters(number: .example)
}
