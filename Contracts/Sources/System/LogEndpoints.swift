internal import HTTPCore
public import Wire

/// What an operator asks of a service's log. No part of the product: no document describes it.
public enum ServiceLog {
    public static let setLevel = Endpoint<PeerService, Nothing, LogChange, Nothing>(
        "system.setLogLevel", .put, "/log/level", callers: [.operator], summary: "The least that is logged from now on, until a restart")

    public static let all: [EndpointDescription] = [setLevel.description]
}

/// How much a line of a log matters, least first.
public enum LogWord: String, WireEnum {
    case trace, debug, info, notice, warning, error, critical
}

public struct LogChange: DTO {
    public let level: LogWord
    public init(level: LogWord) { self.level = level }
    public static let example = LogChange(level: .debug)
}
