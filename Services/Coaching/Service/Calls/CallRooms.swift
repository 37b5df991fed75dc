internal import Contracts
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Lets both sides into a call's room while it is open. FC-ADD-01.
struct CallRooms: Sendable {
    let dependencies: CoachingDependencies

    func join(_ call: Call<SignedIn, CallParameters, Nothing>) async throws -> JoinLink {
        let (person, id, now) = (try call.participant(), call.parameters.id, call.now)
        let (found, name, woken) = try await dependencies.database.write { db -> (StoredCall, PersonName?, [UserID]) in
            guard let found = try await CallStore.find(id, of: person.id, person.side, in: db) else { throw APIError(.notFound) }
            if found.status == .cancelled { throw APIError(.callClosed) }
            if now >= found.endsAt { throw APIError(.callEnded) }
            let thread = try await ThreadStore.find(found.client, in: db)
            guard thread?.state == .open else { throw APIError(thread?.state == .closed ? .personGone : .blocked) }
            // Whoever had another coach since it began meets nobody there.
            guard thread?.coach == found.coach else { throw APIError(.callClosed) }
            let opens = found.startsAt - dependencies.policy.joinOpens
            if now < opens { throw APIError(.tooEarly, retryAfter: opens - now) }
            // The name under which the other side knows them.
            let name = try await dependencies.callView(of: [found], for: person.side, now: now, in: db).names[person.id]
            // Told once: who asks again gets another link to the same room.
            guard let joined = try await CallStore.join(found, as: person.side, now: now, in: db) else { return (found, name, []) }
            try await CallTelling(dependencies: dependencies, run: call.context.run, now: now)
                .feed(joined, changesQuota: false, in: db)
            return (joined, name, [joined.client, joined.coach])
        }
        dependencies.feed.wake(woken)
        let guest = RoomGuest(
            call: found.id, person: person.id, side: person.side, name: name?.text, opensAt: now, closesAt: found.endsAt)
        return JoinLink(url: dependencies.settings.rooms.link(for: guest), expiresAt: found.endsAt)
    }
}

/// Who is let into which room.
struct RoomGuest: Sendable {
    let call: CoachingCallID
    let person: UserID
    let side: CallSide
    let name: String?
    let opensAt: Instant
    let closesAt: Instant
}

/// Makes links into rooms. Each is for one person and one call, and ends with it.
protocol RoomProvider: Sendable {
    func link(for guest: RoomGuest) -> String
}

/// `/rooms/{call}?token=…` of the sandbox service.
struct SandboxRooms: RoomProvider {
    let settings: RoomSettings

    func link(for guest: RoomGuest) -> String {
        let token = RoomToken.hs256([
            "sub": .string(guest.person.text), "room": .string(guest.call.text), "side": .string(guest.side.rawValue),
            "name": .string(guest.name ?? ""), "exp": .integer(guest.closesAt.seconds),
        ], secret: settings.secret)
        return "\(settings.url)/rooms/\(guest.call.text)?token=\(token)"
    }
}

/// A room of Jitsi Meet: the name of the room is the call's id, which nobody can guess, and the token says who comes.
struct JitsiRooms: RoomProvider {
    let settings: RoomSettings

    func link(for guest: RoomGuest) -> String {
        // https://github.com/jitsi/lib-jitsi-meet/blob/master/doc/tokens.md
        let user: JSONValue = .object([
            "id": .string(guest.person.text), "name": .string(guest.name ?? ""), "moderator": .bool(guest.side == .coach),
        ])
        // The domain, without a port.
        let host = settings.url.split(separator: "/").dropFirst().first?.prefix { $0 != ":" }.description ?? settings.url
        let token = RoomToken.hs256([
            "aud": .string(settings.application), "iss": .string(settings.application), "sub": .string(host),
            "room": .string(guest.call.text), "nbf": .integer(guest.opensAt.seconds - 30), "exp": .integer(guest.closesAt.seconds),
            "context": .object(["user": user]),
        ], secret: settings.secret)
        return "\(settings.url)/\(guest.call.text)?jwt=\(token)"
    }
}

/// JSON Web Tokens by a shared secret. RFC 7519, RFC 7515.
enum RoomToken {
    static func hs256(_ claims: JSONObject, secret: Secret) -> String {
        let header: JSONValue = ["alg": "HS256", "typ": "JWT"]
        let signed = base64url(header.bytes()) + "." + base64url(JSONValue.object(claims).bytes())
        guard let key = HMACKey(Array(secret.reveal().utf8)) else { return signed + "." }
        return signed + "." + base64url(key.sign(Array(signed.utf8)))
    }
}
