import Platform
import Synchronization
import Testing
import Wire

struct ClockTests {
    @Test func manualClockMovesOnlyWhenTold() {
        let clock = ManualClock(Instant(milliseconds: 1000))
        #expect(clock.now() == clock.now())
        clock.advance(by: .seconds(2))
        #expect(clock.now().milliseconds == 3000)
        clock.advance(by: .milliseconds(-500))
        #expect(clock.now().milliseconds == 2500)
        clock.set(Instant(milliseconds: 7))
        #expect(clock.now().milliseconds == 7)
        #expect(ManualClock().now().text == "2026-03-01T08:00:00.000Z")
    }

    @Test func systemClockIsTheTimeOfDay() {
        let clock = SystemClock()
        let first = clock.now()
        // 2025 to 2100: seconds or nanoseconds taken for milliseconds would fall outside.
        #expect((1_735_689_600_000...4_102_444_800_000).contains(first.milliseconds))
        #expect(clock.now() >= first)
    }

    @Test func manualMonotonicClockNeverGoesBack() {
        let clock = ManualMonotonicClock()
        let start = clock.now()
        clock.advance(by: .seconds(3))
        clock.advance(by: .seconds(-1))
        #expect(start.duration(to: clock.now()) == .seconds(3))
        let system = SystemMonotonicClock()
        let before = system.now()
        #expect(before <= system.now())
    }
}

struct RandomSourceTests {
    static let sources: [any RandomSource] = [SystemRandom(), SeededRandom(seed: 1)]

    @Test(arguments: [0, 1, 7, 8, 9, 255, 256, 257, 1000]) func bytesHaveTheLengthAskedFor(n: Int) {
        for source in Self.sources { #expect(source.bytes(n).count == n) }
    }

    @Test func bytesAreNotConstant() {
        for source in Self.sources {
            let bytes = source.bytes(4096)
            // Each of 256 values is expected 16 times; one absent altogether has a chance below 1 in 30,000 each time.
            #expect(Set(bytes).count > 240)
            #expect(source.bytes(16) != source.bytes(16))
            #expect(source.next() != source.next())
            // The last byte is filled too.
            #expect(Set((0..<64).map { _ in source.bytes(257)[256] }).count > 1)
        }
    }

    @Test func belowCoversItsRange() {
        for source in Self.sources {
            var counts = [Int](repeating: 0, count: 10)
            for _ in 0..<5000 { counts[Int(source.below(10))] += 1 }
            // 500 expected; eight standard deviations either way.
            #expect(counts.allSatisfy { (330...670).contains($0) }, "\(counts)")
            #expect(source.below(1) == 0 && source.below(0) == 0)
            #expect((0..<100).allSatisfy { _ in source.below(3) < 3 && source.below(.max) < .max })
        }
    }

    /// The published test vector of SplitMix64 with seed 1234567.
    @Test func seededSequenceIsFixed() {
        let random = SeededRandom(seed: 1_234_567)
        #expect((0..<5).map { _ in random.next() } == [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ])
        #expect(SeededRandom(seed: 5).bytes(20) == SeededRandom(seed: 5).bytes(20))
        #expect(SeededRandom(seed: 5).bytes(20) != SeededRandom(seed: 6).bytes(20))
    }
}

struct UUIDv7Tests {
    @Test func textForm() throws {
        let clock = ManualClock(Instant(milliseconds: 0x0195_4D3A_4C00))
        let text = IDSource(clock: clock, random: SeededRandom(seed: 3)).next()
        #expect(text.utf8.count == 36)
        #expect(text.hasPrefix("01954d3a-4c00-7"))
        #expect("89ab".contains(text[text.index(text.startIndex, offsetBy: 19)]))
        #expect(text == text.lowercased())
        let id = try #require(UUIDv7(text))
        #expect(id.description == text)
        #expect(id.instant == clock.now())
        #expect(UUIDv7(text.uppercased()) == id)
    }

    /// RFC 9562 appendix A.6.
    @Test func exampleOfTheRFC() throws {
        let id = try #require(UUIDv7("017F22E2-79B0-7CC3-98C4-DC0C0C07398F"))
        #expect(id.instant.text == "2022-02-22T19:22:22.000Z")
        #expect(id.description == "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
    }

    @Test(arguments: [
        "", "017f22e2-79b0-7cc3-98c4-dc0c0c07398", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f0", "017f22e279b07cc398c4dc0c0c07398f",
        "017f22e2-79b0-4cc3-98c4-dc0c0c07398f", "017f22e2-79b0-7cc3-c8c4-dc0c0c07398f", "017f22e2-79b0-7cc3-08c4-dc0c0c07398f",
        "017g22e2-79b0-7cc3-98c4-dc0c0c07398f", "017f22e2_79b0-7cc3-98c4-dc0c0c07398f", "{17f22e2-79b0-7cc3-98c4-dc0c0c07398}",
        "017f22e2-79b0-7cc3-98c4-dc0c0c07398é", " 017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "٠17f22e2-79b0-7cc3-98c4-dc0c0c07398",
    ])
    func refuses(text: String) { #expect(UUIDv7(text) == nil) }

    @Test func growsWithinAMillisecondAndWhenTheClockGoesBack() {
        let clock = ManualClock()
        let source = IDSource(clock: clock, random: SeededRandom(seed: 9))
        var last = source.nextID()
        let first = last
        // Twice the counter's 4096 values, so that it runs over into the next millisecond.
        for step in 0..<9000 {
            if step == 100 { clock.advance(by: .seconds(-60)) }
            let next = source.nextID()
            #expect(last < next && last.description < next.description)
            last = next
        }
        #expect(last.instant - first.instant < .milliseconds(10))
        clock.advance(by: .seconds(120))
        #expect(source.nextID().instant == clock.now())
    }

    @Test func anIDIsMadeLaterThanOneOfAClockThatIsAhead() {
        let here = IDSource(clock: ManualClock(Instant(milliseconds: 1_772_352_000_000))).nextID()
        let ahead = IDSource(clock: ManualClock(Instant(milliseconds: 1_772_352_020_000))).nextID()
        #expect(here < ahead && ahead.later(than: here) == ahead)
        let later = here.later(than: ahead)
        #expect(later > ahead && later.instant == ahead.instant + .milliseconds(1))
        #expect(later.description > ahead.description && later.description.suffix(20) == here.description.suffix(20))
        #expect(UUIDv7(later.description) == later)
        // An id is not later than itself.
        #expect(here.later(than: here) > here)
    }

    @Test func threadsNeverShareAnID() async {
        let source = IDSource()
        let all = await withTaskGroup(of: [UUIDv7].self) { group in
            for _ in 0..<8 { group.addTask { (0..<2000).map { _ in source.nextID() } } }
            return await group.reduce(into: []) { $0 += [$1] }
        }
        #expect(Set(all.joined()).count == 16_000)
        // What one caller gets is in order.
        #expect(all.allSatisfy { zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } })
    }

    @Test func neighboursDifferInTheirRandomPart() {
        let source = IDSource(clock: ManualClock())
        let tails = Set((0..<100).map { _ in String(source.next().suffix(16)) })
        #expect(tails.count == 100)
    }
}

struct SecretTests {
    private let secret = Secret("hunter2-very-private")

    @Test func printsRedactedHoweverItIsPrinted() {
        struct Settings { let name = "n"; let key: Secret; let more: [String: Secret?] }
        let settings = Settings(key: secret, more: ["k": secret])
        var dumped = ""
        dump(settings, to: &dumped)
        var one = ""
        dump(secret, to: &one)
        let prints = [
            "\(secret)", secret.description, secret.debugDescription, String(describing: secret), String(reflecting: secret),
            "\(settings)", String(reflecting: settings), "\([secret])", "\(Optional(secret) as Any)", dumped, one,
            Mirror(reflecting: secret).children.map { "\($0)" }.joined(),
        ]
        for text in prints { #expect(!text.contains("hunter2"), "\(text)") }
        #expect("\(secret)" == "<redacted>")
        #expect(dumped.contains("<redacted>"))
    }

    @Test func isNotEncodable() {
        #expect(!((secret as Any) is any Encodable))
        #expect(!((secret as Any) is any Equatable))
    }

    @Test func revealsOnlyWhenAsked() {
        #expect(secret.reveal() == "hunter2-very-private")
        #expect(!secret.isEmpty && Secret("").isEmpty)
    }
}
