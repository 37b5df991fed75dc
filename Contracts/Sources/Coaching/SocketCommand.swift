public import Wire

/// What a command does.
public enum SocketCommandType: String, WireEnum {
    /// Everything up to `upTo` of the thread arrived.
    case delivered
    /// And was read.
    case read
    /// One is writing.
    case typing
}

/// What an app says over its WebSocket, each as one text message. Messages are sent by HTTP, whose answers say what was wrong with them.
public struct SocketCommand: DTO {
    public let type: SocketCommandType
    /// Whose thread: for coaches; clients have one.
    public let client: UserID?
    /// With `delivered` and `read`.
    public let upTo: SequenceNumber?

    public init(_ type: SocketCommandType, client: UserID? = nil, upTo: SequenceNumber? = nil) {
        self.type = type
        self.client = client
        self.upTo = upTo
    }
    public func problems() -> [FieldProblem] { type != .typing && upTo == nil ? [FieldProblem("upTo", .required)] : [] }
    public static let example = SocketCommand(.read, upTo: .example)
}
