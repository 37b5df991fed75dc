import Security
import Testing
import Wire

@Suite struct KeyRingTests {
    private let start = Instant(milliseconds: 1_800_000_000_000)
    private let policy = KeyRotationPolicy(publishBefore: .minutes(15), keepPrevious: .hours(1), rotateEvery: .days(7))

    private func key(_ byte: UInt8) throws -> SigningKey { try #require(SigningKey(seed: [UInt8](repeating: byte, count: 32))) }
    private func ring() throws -> KeyRing { try KeyRing(current: key(1), standby: key(2), now: start) }
    private func roles(_ ring: KeyRing) throws -> [UInt8: KeyRing.Role] {
        var roles: [UInt8: KeyRing.Role] = [:]
        for entry in ring.entries { roles[try #require(entry.key.revealSeed().first)] = entry.role }
        return roles
    }

    @Test func aKeyIsPublishedBeforeItSigns() throws {
        let ring = try ring()
        #expect(ring.current == (try key(1)))
        #expect(Set(ring.published.keys) == [try key(1).publicKey, try key(2).publicKey])
        let early = start + .minutes(15) - .milliseconds(1)
        #expect(throws: KeyRingError.standbyTooYoung(readyAt: start + .minutes(15))) {
            try ring.rotated(fresh: key(3), now: early, policy: policy)
        }
        #expect(try ring.rotated(fresh: key(3), now: start + .minutes(15), policy: policy).current == (try key(2)))
    }

    @Test func fullLife() throws {
        var ring = try ring()
        #expect(!ring.isRotationDue(now: start + .days(7) - .milliseconds(1), policy: policy))
        #expect(ring.isRotationDue(now: start + .days(7), policy: policy))

        ring = try ring.rotated(fresh: key(3), now: start + .days(7), policy: policy)
        #expect(try roles(ring) == [1: .previous, 2: .current, 3: .standby])
        #expect(ring.published.keys.count == 3, "what the old key signed still verifies")

        ring = try ring.retired(now: start + .days(7) + .minutes(59), policy: policy)
        #expect(try roles(ring)[1] == .previous)
        ring = try ring.retired(now: start + .days(7) + .hours(1), policy: policy)
        #expect(try roles(ring) == [1: .revoked, 2: .current, 3: .standby])
        #expect(ring.published[try key(1).kid] == nil)

        ring = try ring.rotated(fresh: key(4), now: start + .days(14), policy: policy)
        #expect(try roles(ring) == [1: .revoked, 2: .previous, 3: .current, 4: .standby])
        ring = try ring.rotated(fresh: key(5), now: start + .days(21), policy: policy)
        #expect(try roles(ring) == [1: .revoked, 2: .revoked, 3: .previous, 4: .current, 5: .standby])
    }

    @Test func twoQuickRotationsKeepBothOldKeys() throws {
        var ring = try ring()
        ring = try ring.rotated(fresh: key(3), now: start + .minutes(15), policy: policy)
        ring = try ring.rotated(fresh: key(4), now: start + .minutes(30), policy: policy)
        #expect(try roles(ring) == [1: .previous, 2: .previous, 3: .current, 4: .standby])
    }

    @Test func aLeakedCurrentKeyIsReplacedAtOnce() throws {
        let ring = try ring().revoking(kid: key(1).kid, fresh: key(3), now: start)
        #expect(try roles(ring) == [1: .revoked, 2: .current, 3: .standby])
        #expect(ring.published[try key(1).kid] == nil)
        let again = try KeyRing(entries: ring.entries.filter { $0.role != .standby }).revoking(kid: key(2).kid, fresh: key(4), now: start)
        #expect(try roles(again) == [1: .revoked, 2: .revoked, 4: .current], "without a standby the fresh key signs")
    }

    @Test func aLeakedStandbyIsReplaced() throws {
        let ring = try ring().revoking(kid: key(2).kid, fresh: key(3), now: start)
        #expect(try roles(ring) == [1: .current, 2: .revoked, 3: .standby])
        #expect(throws: KeyRingError.unknownKey("nobody")) { try ring.revoking(kid: "nobody", fresh: key(4), now: start) }
    }

    @Test func brokenRingsAreRefused() throws {
        func entry(_ byte: UInt8, _ role: KeyRing.Role) throws -> KeyRing.Entry { .init(key: try key(byte), role: role, since: start) }
        #expect(throws: KeyRingError.self) { try KeyRing(entries: []) }
        #expect(throws: KeyRingError.self) { try KeyRing(entries: [entry(1, .standby)]) }
        #expect(throws: KeyRingError.self) { try KeyRing(entries: [entry(1, .current), entry(2, .current)]) }
        #expect(throws: KeyRingError.self) { try KeyRing(entries: [entry(1, .current), entry(1, .previous)]) }
        #expect(throws: KeyRingError.self) { try KeyRing(entries: [entry(1, .current), entry(2, .standby), entry(3, .standby)]) }
        #expect(throws: KeyRingError.self) { try ring().rotated(fresh: key(1), now: start + .days(1), policy: policy) }
    }
}
