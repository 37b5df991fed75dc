import Platform
import Security
import Testing

@Suite(.timeLimit(.minutes(1))) struct PasswordTests {
    private let random = SystemRandom()
    private func cheap(_ costs: PasswordHashing = .cheapest) throws -> PasswordHasher { try PasswordHasher(costs: costs, random: random) }

    @Test func standardCostsAreWrittenInTheHash() async throws {
        let hasher = try PasswordHasher(random: random)
        let stored = try await hasher.hash("correct horse battery")
        let phc = try #require(PHCString(stored))
        #expect(phc.memoryKiB == 19_456 && phc.passes == 2 && phc.lanes == 1)
        #expect(stored.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
        #expect(try await hasher.verify("correct horse battery", against: stored) == .match(needsRehash: false))
        #expect(try await hasher.verify("correct horse batterY", against: stored) == .mismatch)
        try await hasher.verifyDummy("correct horse battery")
    }

    /// Made by the reference implementation: `printf password | argon2 somesalt -id -t 2 -m 16 -p 1`.
    @Test func aHashMadeElsewhereVerifies() async throws {
        let stored = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
        let hasher = try cheap()
        #expect(try await hasher.verify("password", against: stored) == .match(needsRehash: false))
        #expect(try await hasher.verify("passwore", against: stored) == .mismatch)
    }

    @Test func saltsDiffer() async throws {
        let hasher = try cheap()
        #expect(try await hasher.hash("same") != hasher.hash("same"))
    }

    @Test func weakerHashesAskForANewOne() async throws {
        let standard = try #require(PasswordHashing(memoryKiB: 64, passes: 2))
        let hasher = try cheap(standard)
        for (memory, passes, raise) in [
            (64, 2, false), (63, 2, true), (64, 1, true), (8, 1, true), (128, 2, false), (64, 3, false), (128, 1, true),
        ] {
            let old = try cheap(try #require(PasswordHashing(memoryKiB: memory, passes: passes)))
            let stored = try await old.hash("password")
            #expect(try await hasher.verify("password", against: stored) == .match(needsRehash: raise), "m=\(memory) t=\(passes)")
            #expect(try await hasher.verify("other", against: stored) == .mismatch)
        }
    }

    @Test func spellingsOfOnePassphraseAreEqual() async throws {
        let hasher = try cheap()
        // Composed and decomposed alef with hamza; the lam-alef ligature and its letters; full-width digits.
        for (typed, retyped) in [
            ("\u{623}هلا يا بطل", "\u{627}\u{654}هلا يا بطل"), ("كم\u{FEFB}ن سلام", "كم\u{644}\u{627}ن سلام"), ("pass１２３", "pass123"),
            ("cafe\u{301} noir", "caf\u{e9} noir"),
        ] {
            let stored = try await hasher.hash(typed)
            #expect(try await hasher.verify(retyped, against: stored) == .match(needsRehash: false), "\(typed)")
        }
        let stored = try await hasher.hash("كلمة سر طويلة")
        #expect(try await hasher.verify("كلمه سر طويلة", against: stored) == .mismatch, "another letter is another passphrase")
    }

    @Test func oddPasswords() async throws {
        let hasher = try cheap()
        for password in ["", "a\u{0}b", String(repeating: "ü", count: 500), "🏋️‍♀️"] {
            let stored = try await hasher.hash(password)
            #expect(try await hasher.verify(password, against: stored) == .match(needsRehash: false))
            #expect(try await hasher.verify(password + "x", against: try await hasher.hash("y")) == .mismatch)
        }
        let nul = try await hasher.hash("a\u{0}b")
        #expect(try await hasher.verify("a", against: nul) == .mismatch, "a zero byte does not end a password")
        await #expect(throws: PasswordError.tooLong) { try await hasher.hash(String(repeating: "a", count: 1025)) }
        await #expect(throws: PasswordError.tooLong) { try await hasher.verifyDummy(String(repeating: "a", count: 1025)) }
    }

    @Test(arguments: [
        "", "plain", "$argon2i$v=19$m=64,t=2,p=1$c29tZXNhbHQ$aaaa", "$2b$12$abcdefghijklmnopqrstuv",
        "$argon2id$v=16$m=64,t=2,p=1$c29tZXNhbHQ$aaaa",
        "$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$aaaa", "$argon2id$v=19$m=64,t=9999,p=1$c29tZXNhbHQ$aaaa",
        "$argon2id$v=19$t=2,m=64,p=1$c29tZXNhbHQ$aaaa", "$argon2id$v=19$m=64,t=2,p=1$$", "$argon2id$v=19$m=64,t=2,p=4$c29tZXNhbHQ$aaaa",
    ])
    func storedTextThatIsNoHashIsNoMismatch(stored: String) async throws {
        let hasher = try cheap()
        await #expect(throws: PasswordError.unreadableHash) { try await hasher.verify("password", against: stored) }
    }

    @Test func costsOutOfRangeAreRefused() {
        #expect(PasswordHashing(memoryKiB: 7, passes: 1) == nil)
        #expect(PasswordHashing(memoryKiB: 8, passes: 0) == nil)
        #expect(PasswordHashing(memoryKiB: 1_048_577, passes: 1) == nil)
    }

    @Test func tooManyAtOnceAreSentAway() async throws {
        let hasher = try PasswordHasher(
            costs: try #require(PasswordHashing(memoryKiB: 8192, passes: 1)), threads: 1, queueLimit: 3, random: random)
        let outcomes = await withTaskGroup(of: PasswordError?.self) { group in
            for _ in 0..<30 {
                group.addTask {
                    do throws(PasswordError) { _ = try await hasher.hash("password"); return nil } catch { return error }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let refused = outcomes.compactMap(\.self)
        #expect(refused.count < 30, "some are served")
        #expect(!refused.isEmpty, "thirty do not fit into one thread and three places")
        for case .overloaded(let retryAfter) in refused { #expect(retryAfter >= .seconds(1)) }
        #expect(refused.allSatisfy { if case .overloaded = $0 { true } else { false } })
    }
}
