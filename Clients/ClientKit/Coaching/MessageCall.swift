public import Contracts
public import Wire

/// Something that a client did in their thread: a call of the contracts that may be made again, and how it looks meanwhile.
public struct MessageCall: DTO {
    public enum Kind: String, WireEnum {
        case send
        /// Takes back a message that never left.
        case takeBack = "take_back"
        case read, delivered
    }
    public let kind: Kind
    /// The app's id of the message.
    public private(set) var id: ClientMessageID?
    public private(set) var text: MessageText?
    public private(set) var attachments: [Attachment]?
    /// When it was written, by this device's clock.
    public private(set) var writtenAt: Instant?
    public private(set) var upTo: Int64?

    private init(_ kind: Kind) { self.kind = kind }

    /// - Parameter attachments: confirmed uploads of the person, as the device shows them.
    public static func send(_ id: ClientMessageID, _ text: MessageText?, _ attachments: [Attachment] = [], at now: Instant) -> MessageCall {
        var call = MessageCall(.send)
        (call.id, call.text, call.writtenAt) = (id, text, now)
        call.attachments = attachments.isEmpty ? nil : attachments
        return call
    }
    public static func takeBack(_ id: ClientMessageID) -> MessageCall {
        var call = MessageCall(.takeBack)
        call.id = id
        return call
    }
    public static func read(upTo seq: Int64) -> MessageCall { mark(.read, seq) }
    public static func delivered(upTo seq: Int64) -> MessageCall { mark(.delivered, seq) }
    private static func mark(_ kind: Kind, _ seq: Int64) -> MessageCall {
        var call = MessageCall(kind)
        call.upTo = seq
        return call
    }

    public static let example = MessageCall.send(.example, .example, at: .example)

    var content: MessageContent { MessageContent(text: text, attachmentIds: attachments?.map(\.id)) }
}

extension MessageCall: IdempotentCall {
    public var entity: String { id.map { "message/" + $0.text } ?? kind.rawValue }

    public var isNew: Bool { kind == .send }
    public var isChange: Bool { false }

    public func followed(by later: MessageCall) -> CallMerge<MessageCall> {
        switch (kind, later.kind) {
        case (.send, .takeBack): .nothing
        // The larger of the two says both.
        case (.read, .read), (.delivered, .delivered): .one(upTo ?? 0 > later.upTo ?? 0 ? self : later)
        default: .both
        }
    }

    /// A month that is used up, or a tier without attachments, is about messages. Marks go on, and what was said can be taken back.
    public func isHeld(by lock: CallRefusal) -> Bool { kind == .send }
}
