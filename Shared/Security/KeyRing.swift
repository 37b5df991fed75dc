public import Wire

/// When keys move from one role to the next.
public struct KeyRotationPolicy: Sendable, Hashable {
    /// How long a key is published before it signs; at least what verifiers cache the set for.
    public var publishBefore: Duration
    /// How long a key that no longer signs still verifies; at least the life of an access token.
    public var keepPrevious: Duration
    /// How long a key signs.
    public var rotateEvery: Duration

    public init(publishBefore: Duration = .minutes(15), keepPrevious: Duration = .hours(1), rotateEvery: Duration = .days(7)) {
        self.publishBefore = publishBefore
        self.keepPrevious = keepPrevious
        self.rotateEvery = rotateEvery
    }
}

/// A change that the rules of a key ring do not allow.
public enum KeyRingError: Error, Equatable {
    /// A ring has exactly one current key, at most one standby and no key twice.
    case invalid(String)
    /// Verifiers may not know the standby key yet.
    case standbyTooYoung(readyAt: Instant)
    case unknownKey(String)
}

/// The signing keys of an issuer and the role of each. A pure value: a change is a new ring, which the caller stores.
///
/// A key is published as standby before it signs, signs as current, verifies as previous until the last token it signed has
/// expired, and ends revoked: known, but trusted by nobody.
public struct KeyRing: Sendable, Hashable {
    public enum Role: String, Sendable, Hashable, CaseIterable { case standby, current, previous, revoked }

    public struct Entry: Sendable, Hashable {
        public let key: SigningKey
        public let role: Role
        /// When the key took this role.
        public let since: Instant

        public init(key: SigningKey, role: Role, since: Instant) {
            self.key = key
            self.role = role
            self.since = since
        }
    }

    public let entries: [Entry]
    /// The key that signs.
    public let current: SigningKey

    /// A ring as it was stored.
    public init(entries: [Entry]) throws(KeyRingError) {
        let currents = entries.filter { $0.role == .current }
        guard let current = currents.first, currents.count == 1 else { throw .invalid("\(currents.count) current keys") }
        guard entries.count(where: { $0.role == .standby }) <= 1 else { throw .invalid("more than one standby key") }
        guard Set(entries.map(\.key.kid)).count == entries.count else { throw .invalid("a key is listed twice") }
        self.entries = entries
        self.current = current.key
    }

    /// The first ring of an issuer: nothing is signed yet, so the current key may sign at once.
    public init(current: SigningKey, standby: SigningKey, now: Instant) throws(KeyRingError) {
        try self.init(entries: [
            Entry(key: current, role: .current, since: now), Entry(key: standby, role: .standby, since: now),
        ])
    }

    /// What verifiers may trust: standby, current and previous keys.
    public var published: JWKSet { JWKSet(entries.filter { $0.role != .revoked }.map(\.key.publicKey)) }

    public func isRotationDue(now: Instant, policy: KeyRotationPolicy = KeyRotationPolicy()) -> Bool {
        entries.contains { $0.role == .current && $0.since + policy.rotateEvery <= now }
            && entries.contains { $0.role == .standby && $0.since + policy.publishBefore <= now }
    }

    /// Standby signs, current becomes previous, previous keys past their time are revoked, `fresh` is the new standby.
    public func rotated(fresh: SigningKey, now: Instant, policy: KeyRotationPolicy = KeyRotationPolicy()) throws(KeyRingError) -> KeyRing {
        guard let standby = entries.first(where: { $0.role == .standby }) else { throw .invalid("no standby key") }
        let readyAt = standby.since + policy.publishBefore
        guard readyAt <= now else { throw .standbyTooYoung(readyAt: readyAt) }
        return try KeyRing(
            entries: entries.map { entry in
                switch entry.role {
                case .standby: Entry(key: entry.key, role: .current, since: now)
                case .current: Entry(key: entry.key, role: .previous, since: now)
                case .previous where entry.since + policy.keepPrevious <= now: Entry(key: entry.key, role: .revoked, since: now)
                case .previous, .revoked: entry
                }
            } + [Entry(key: fresh, role: .standby, since: now)])
    }

    /// Previous keys past their time become revoked; the same ring when there are none.
    public func retired(now: Instant, policy: KeyRotationPolicy = KeyRotationPolicy()) throws(KeyRingError) -> KeyRing {
        try KeyRing(
            entries: entries.map { entry in
                entry.role == .previous && entry.since + policy.keepPrevious <= now
                    ? Entry(key: entry.key, role: .revoked, since: now) : entry
            })
    }

    /// A key that leaked is trusted by nobody from now on, and so are the tokens it signed. When it was the current key the
    /// standby signs at once, whatever its age. `fresh` takes the place that is then empty, if one is.
    public func revoking(kid: String, fresh: SigningKey, now: Instant) throws(KeyRingError) -> KeyRing {
        guard entries.contains(where: { $0.key.kid == kid }) else { throw .unknownKey(kid) }
        var changed = entries.map { $0.key.kid == kid ? Entry(key: $0.key, role: .revoked, since: now) : $0 }
        if !changed.contains(where: { $0.role == .current }), let index = changed.firstIndex(where: { $0.role == .standby }) {
            changed[index] = Entry(key: changed[index].key, role: .current, since: now)
        }
        for role in [Role.current, .standby] where !changed.contains(where: { $0.role == role }) {
            changed.append(Entry(key: fresh, role: role, since: now))
            break
        }
        return try KeyRing(entries: changed)
    }
}
