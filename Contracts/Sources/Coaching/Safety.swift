public import Wire

/// Why a message should be looked at. FC-ADD-12.
public struct MessageReport: DTO {
    public let reason: ReportReason
    /// More about it, for the administrator.
    public let text: ReasonText?
    public init(reason: ReportReason, text: ReasonText? = nil) {
        self.reason = reason
        self.text = text
    }
    public static let example = MessageReport(reason: .harassment, text: .example)
}

/// Why a client is blocked.
public struct NewBlock: DTO {
    public let reason: ReportReason
    /// More about it, for the administrator.
    public let text: ReasonText?
    public init(reason: ReportReason, text: ReasonText? = nil) {
        self.reason = reason
        self.text = text
    }
    public static let example = NewBlock(reason: .harassment)
}

/// What somebody who reports or blocks is told: an administrator looks at it.
public struct SafetyReceipt: DTO {
    public let caseId: SafetyCaseID
    public let status: SafetyCaseStatus
    /// In the reader's language.
    public let message: String
    public init(caseId: SafetyCaseID, status: SafetyCaseStatus, message: String) {
        self.caseId = caseId
        self.status = status
        self.message = message
    }
    public static let example = SafetyReceipt(
        caseId: .example, status: .open, message: "Thank you. We look at it, and nobody is told that it was you.")
}

public struct ThreadMessageParameters: DTO {
    /// Whose thread.
    public let client: UserID
    /// Which message of it.
    public let id: MessageID
    public init(client: UserID, id: MessageID) {
        self.client = client
        self.id = id
    }
    public static let example = ThreadMessageParameters(client: .example, id: .example)
}

public struct SafetyCaseParameters: DTO {
    /// Which case.
    public let id: SafetyCaseID
    public init(id: SafetyCaseID) { self.id = id }
    public static let example = SafetyCaseParameters(id: .example)
}

public struct SafetyCaseQuery: DTO {
    /// Open ones when left out.
    public let status: SafetyCaseStatus?
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public let limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public let cursor: OpaqueToken?
    public init(status: SafetyCaseStatus? = nil, limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil) {
        self.status = status
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = SafetyCaseQuery(status: .open)
}

/// Something that an administrator has to decide.
public struct SafetyCase: DTO {
    public let id: SafetyCaseID
    public let kind: SafetyCaseKind
    public let status: SafetyCaseStatus
    public let reason: ReportReason
    /// What who opened it wrote, if they wrote something.
    public let text: ReasonText?
    /// Which side opened it.
    public let openedBy: CallSide
    /// When.
    public let openedAt: Instant
    /// The client of the thread.
    public let client: UserID
    /// The coach of the thread.
    public let coach: UserID
    /// The reported one; left out for blocks.
    public let messageId: MessageID?
    /// Left out while it is open.
    public let decision: SafetyDecision?
    /// The administrator who decided.
    public let decidedBy: UserID?
    /// When it was decided; left out while it is open.
    public let decidedAt: Instant?

    public init(
        id: SafetyCaseID, kind: SafetyCaseKind, status: SafetyCaseStatus, reason: ReportReason, text: ReasonText?, openedBy: CallSide,
        openedAt: Instant, client: UserID, coach: UserID, messageId: MessageID?, decision: SafetyDecision? = nil, decidedBy: UserID? = nil,
        decidedAt: Instant? = nil
    ) {
        self.id = id
        self.kind = kind
        self.status = status
        self.reason = reason
        self.text = text
        self.openedBy = openedBy
        self.openedAt = openedAt
        self.client = client
        self.coach = coach
        self.messageId = messageId
        self.decision = decision
        self.decidedBy = decidedBy
        self.decidedAt = decidedAt
    }
    public static let example = SafetyCase(
        id: .example, kind: .report, status: .open, reason: .harassment, text: .example, openedBy: .client, openedAt: .example,
        client: .example, coach: .example, messageId: .example)
}

/// Oldest first: who waits longest is helped first.
public struct SafetyCaseList: DTO {
    public let items: [SafetyCase]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [SafetyCase], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = SafetyCaseList(items: [.example], nextCursor: nil)
}

/// A file of the messages that a case shows.
public struct CaseFileQuery: DTO {
    /// The case.
    public let id: SafetyCaseID
    /// The file, as its message names it.
    public let file: MediaID
    /// The whole file when left out.
    public let form: AttachmentForm?
    public init(id: SafetyCaseID, file: MediaID, form: AttachmentForm? = nil) {
        self.id = id
        self.file = file
        self.form = form
    }
    public static let example = CaseFileQuery(id: .example, file: .example)
}

/// What an administrator decides.
public struct CaseDecision: DTO {
    public let decision: SafetyDecision
    public init(decision: SafetyDecision) { self.decision = decision }
    public static let example = CaseDecision(decision: .dismiss)
}

/// The part of a thread that a case is about: up to 20 messages before the reported one, or the block, and of those that were there when
/// the case was opened 20 behind it. Files open at their `url` while the case is open. Each look is logged. FC-ADD-11.
public struct CaseThread: DTO {
    public let items: [Message]
    public init(items: [Message]) { self.items = items }
    public static let example = CaseThread(items: [.example])
}

public struct CaseLooksQuery: DTO {
    /// Of which case.
    public let id: SafetyCaseID
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public let limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public let cursor: OpaqueToken?
    public init(id: SafetyCaseID, limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil) {
        self.id = id
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = CaseLooksQuery(id: .example)
}

/// Who looked at the thread of a case.
public struct CaseLook: DTO {
    /// Who looked.
    public let administrator: UserID
    /// When.
    public let at: Instant
    /// The file that was opened; nil where the messages were read.
    public let file: MediaID?
    public init(administrator: UserID, at: Instant, file: MediaID? = nil) {
        self.administrator = administrator
        self.at = at
        self.file = file
    }
    public static let example = CaseLook(administrator: .example, at: .example)
}

/// Newest first.
public struct CaseLooks: DTO {
    public let items: [CaseLook]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [CaseLook], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = CaseLooks(items: [.example], nextCursor: nil)
}
