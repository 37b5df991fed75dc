internal import HTTPCore
public import Wire

/// Rooms of video calls that hold none: pages that show who came in, for development and tests.
extension Sandbox {
    public static let room = Endpoint<Anyone, RoomParameters, Nothing, RawOutput>(
        "sandbox.room", .get, "/rooms/{room}", contentType: "text/html; charset=utf-8", errors: [.linkInvalid, .linkExpired],
        summary: "The page of a video call's room, for whoever has a signed link")
    static let rooms: [Area] = [
        Area("Rooms of calls", "Pages that stand in for the rooms of video calls and show who came in.", [room.description])
    ]
}

public struct RoomParameters: DTO {
    /// The call whose room it is.
    public let room: CoachingCallID
    /// HS256 JSON Web Token with `sub`, `room`, `side`, `name` and `exp`, by the secret that the rooms share with coaching.
    public let token: PlainText
    /// The page's language; English when left out.
    public let lang: TextLanguage?
    public init(room: CoachingCallID, token: PlainText, lang: TextLanguage? = nil) {
        self.room = room
        self.token = token
        self.lang = lang
    }
    public static let example = RoomParameters(room: .example, token: PlainText(trusted: "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"))
}
