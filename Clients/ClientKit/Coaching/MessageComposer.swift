public import Contracts
public import Wire

/// The message that is being written: what may be sent, and what the person is told about it. Kept as a draft.
public struct MessageComposer: DTO {
    public var text = ""
    /// Confirmed uploads, in the order they will have.
    public private(set) var attachments: [Attachment] = []

    public init() {}
    public static let example = MessageComposer()

    public static let mostAttachments = AttachmentCount.range.upperBound

    /// - Returns: false where there are as many as may be.
    @discardableResult
    public mutating func attach(_ attachment: Attachment) -> Bool {
        guard attachments.count < Self.mostAttachments, !attachments.contains(where: { $0.id == attachment.id }) else { return false }
        attachments.append(attachment)
        return true
    }
    public mutating func detach(_ id: MediaID) { attachments.removeAll { $0.id == id } }
    public mutating func move(from place: Int, to other: Int) {
        guard attachments.indices.contains(place), attachments.indices.contains(other) else { return }
        attachments.insert(attachments.remove(at: place), at: other)
    }
    public mutating func clear() { self = MessageComposer() }

    public var isEmpty: Bool { text.isEmpty && attachments.isEmpty }

    /// What the service would take; nil for no words.
    private var message: Result<MessageText?, FieldRule> {
        guard text.utf8.contains(where: { !" \n\r\t".utf8.contains($0) }) else { return .success(nil) }
        do throws(FieldRule) { return .success(try MessageText(validating: text)) } catch { return .failure(error) }
    }

    /// How many characters are left, as readers count them; below zero for what is too long. Text of more than twice the bytes that can be
    /// sent is not counted out.
    public var remainingCharacters: Int {
        guard text.utf8.count <= MessageTextRule.maximumBytes * 2 else { return -MessageTextRule.maximum }
        return MessageTextRule.maximum - text.count
    }

    /// What is wrong with the words, by the service's own rule. FR-MESSAGING-02-b.
    public var problem: FieldRule? { if case .failure(let rule) = message { rule } else { nil } }

    /// What is sent; nil while nothing can be.
    public func content(tier: Tier, _ policy: CoachingPolicy) -> (text: MessageText?, attachments: [Attachment])? {
        guard case .success(let text) = message, text != nil || !attachments.isEmpty else { return nil }
        guard attachments.isEmpty || mayAttach(tier, policy) else { return nil }
        return (text, attachments)
    }

    /// Pictures and documents are for one tier and those above it. FR-MESSAGING-04.
    public func mayAttach(_ tier: Tier, _ policy: CoachingPolicy) -> Bool { tier >= policy.attachmentTier }
}

/// What is left of the month, as screens show it beside the thread.
public struct QuotaBanner: Sendable, Equatable {
    /// Green below 80 % used, yellow to 99, red from there on. FR-HOME-03-c.
    public enum Colour: Sendable, Hashable { case green, yellow, red }

    /// Nil where messages are unlimited, and while nothing is known.
    public let colour: Colour?
    /// `5/20 messages left`. FR-MESSAGING-03-c.
    public let text: String

    /// - Parameter waiting: messages of this device that the service does not have yet: they count too.
    public init(_ quota: MessageQuota?, waiting: Int = 0, _ language: Language, _ policy: CoachingPolicy) {
        let isArabic = language == .arabic
        guard let quota, let limit = quota.limit else {
            colour = nil
            text = quota == nil ? "" : isArabic ? "رسائل غير محدودة" : "Unlimited messages"
            return
        }
        let used = quota.used + Int64(waiting)
        colour = used >= limit ? .red : used * 100 >= limit * policy.warningPercent ? .yellow : .green
        let left = "\(max(0, limit - used))/\(limit)"
        text = isArabic ? "الرسائل المتبقية: \u{2066}\(left)\u{2069}" : "\(left) messages left"
    }

    /// Whether nothing can be sent this month. An attempt offers an upgrade. FR-MESSAGING-03-a.
    public var isUsedUp: Bool { colour == .red }
}

extension MessageComposer {
    public enum Attempt: Sendable, Equatable {
        case send(MessageText?, [Attachment])
        /// The month is used up: offer more of it. What was written stays. AC-QUOTA-01-a.
        case offerUpgrade
        /// Nothing is written, or too much.
        case nothing
    }

    /// What tapping the button does.
    public func attempt(_ banner: QuotaBanner, tier: Tier, _ policy: CoachingPolicy) -> Attempt {
        if banner.isUsedUp { return .offerUpgrade }
        return content(tier: tier, policy).map { .send($0.text, $0.attachments) } ?? .nothing
    }

    /// Whether the button looks as if it sends. FR-MESSAGING-02-a.
    public func canSend(_ banner: QuotaBanner, tier: Tier, _ policy: CoachingPolicy) -> Bool {
        !banner.isUsedUp && content(tier: tier, policy) != nil
    }
}

/// The message that is being written, kept over the end of the app until it is sent or the person says that it shall go.
public struct DraftStore: Sendable {
    private var slot: VaultSlot<MessageComposer>

    public init(_ vault: ThreadVault, user: UserID) { slot = VaultSlot(ThreadEntry.draft, of: user, in: vault) }

    /// - Returns: an empty one where none is kept.
    public mutating func load() throws(TokenStoreError) -> MessageComposer { try slot.load() ?? MessageComposer() }

    public mutating func save(_ composer: MessageComposer) throws(TokenStoreError) { try slot.save(composer.isEmpty ? nil : composer) }
}
