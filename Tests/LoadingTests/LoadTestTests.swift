import Commands
import FlowRunner
import HTTPCore
import JSONCoding
import Synchronization
import Testing
import Wire

@testable import Loading

/// A clock that only pauses and answers move, so that what a test measures is exact.
final class VirtualTime: Sendable {
    private let time = Mutex<Duration>(.zero)
    var now: Duration { time.withLock { $0 } }
    func pass(_ duration: Duration) { time.withLock { $0 += duration } }
}

/// Answers after a time that depends on how many requests came before.
private final class SlowTransport: Transport {
    private let answer: @Sendable (TransportRequest) -> TransportResponse
    init(_ answer: @escaping @Sendable (TransportRequest) -> TransportResponse) { self.answer = answer }
    func send(_ request: TransportRequest) -> TransportResponse { answer(request) }
}

private final class Tally: Sendable {
    private let requests = Mutex<[TransportRequest]>([])
    private let made = Atomic<Int>(0)
    func add(_ request: TransportRequest) -> Int {
        requests.withLock {
            $0.append(request)
            return $0.count
        }
    }
    var all: [TransportRequest] { requests.withLock { $0 } }
    func transportMade() { made.wrappingAdd(1, ordering: .relaxed) }
    var transports: Int { made.load(ordering: .relaxed) }
}

@Suite struct LoadTestTests {
    private static let one = "# @step ask\nGET http://service/\nHTTP 200"

    /// One worker, virtual time: request n takes `time(n)`.
    private func load(
        _ plan: LoadPlan, _ text: String = one, objectives: [String] = [], status: @escaping @Sendable (Int) -> Int = { _ in 200 },
        time: @escaping @Sendable (Int) -> Duration
    ) throws -> (LoadResult, [TransportRequest], transports: Int) {
        let clock = VirtualTime()
        let tally = Tally()
        let environment = RunEnvironment(
            transport: {
                tally.transportMade()
                return SlowTransport { request in
                    let number = tally.add(request)
                    clock.pass(time(number))
                    return TransportResponse(status: status(number), body: Array("answer \(number)".utf8))
                }
            }, clock: { Instant(milliseconds: 0) }, uptime: { clock.now }, sleep: { clock.pass($0) })
        var settings = RunSettings()
        settings.seed = plan.seed
        let replay = FlowReplay(
            try FlowLoader.load(text: text, path: "load.hurl"), settings: settings, environment: environment, redactionKey: Array(0..<32))
        let result = LoadTest(replay, plan: plan, objectives: try objectives.map { try Objective(parsing: $0) }, environment: environment)
            .run()
        return (result, tally.all, tally.transports)
    }

    private func milliseconds(_ value: UInt64) -> Double { Double(value / 10_000) / 100 }

    @Test func openLoopStartsOnTime() throws {
        let (result, requests, transports) = try load(
            LoadPlan(.rate(perSecond: 100, arrivals: .even), duration: .seconds(1), workers: 1), time: { _ in .milliseconds(2) })
        #expect(requests.count == 100)
        #expect(result.flow.count == 100 && result.delayed == 0 && result.notStarted == 0)
        #expect(milliseconds(result.flow.corrected.maximum) == 2)
        #expect(abs(result.rate(result.flow) - 100) < 1)
        #expect(result.exitCodes == [])
        #expect(transports == 1, "connections are kept from run to run")
    }

    /// Nine runs are due while the first one takes 100 ms: without correction their 1 ms would hide that.
    @Test func aStallCountsForEverybodyWhoWaited() throws {
        let (result, _, _) = try load(
            LoadPlan(.rate(perSecond: 100, arrivals: .even), duration: .seconds(1), workers: 1),
            time: { $0 == 11 ? .milliseconds(100) : .milliseconds(1) })
        #expect(result.flow.count == 100)
        #expect(milliseconds(result.flow.measured.percentile(95)) == 1)
        // Due at 100 ms, answered at 200; the next was due at 110 and answered at 201: 91, 82, 73 …
        #expect(result.flow.corrected.count == 100)
        let late = [100, 91, 82, 73, 64, 55, 46, 37, 28, 19, 10] as [Double]
        for (rank, wanted) in late.enumerated() {
            let got = milliseconds(result.flow.corrected.percentile(Double(100 - rank)))
            #expect(abs(got - wanted) <= wanted * 0.005, "\(got), not \(wanted)")
        }
        #expect(result.delayed == 10)
        #expect(result.worstDelay == .milliseconds(90))
        #expect(milliseconds(result.steps[0].corrected.maximum) == 100)
        #expect(result.text.contains("10 runs started late because all 1 workers were busy, the worst by 90.0 ms"))
    }

    @Test func whatNeverStartedCountsWithItsWait() throws {
        let (result, requests, _) = try load(
            LoadPlan(.rate(perSecond: 10, arrivals: .even), duration: .seconds(1), workers: 1), time: { _ in .milliseconds(600) })
        // At 0 and 600 ms one starts; the other eight were due.
        #expect(requests.count == 2)
        #expect(result.flow.count == 2 && result.notStarted == 8)
        #expect(result.flow.corrected.count == 10)
        #expect(milliseconds(result.flow.corrected.maximum) == 1100)
        #expect(result.elapsed == .milliseconds(1200))
    }

    @Test func closedLoopHasNoSchedule() throws {
        let (result, requests, _) = try load(LoadPlan(.users(1), duration: .seconds(1)), time: { _ in .milliseconds(10) })
        #expect(requests.count == 100)
        #expect(result.flow.corrected == result.flow.measured)
        #expect(result.delayed == 0)
    }

    @Test func warmUpIsNotMeasuredButItsFailuresShow() throws {
        let (result, requests, _) = try load(
            LoadPlan(.rate(perSecond: 10, arrivals: .even), duration: .seconds(1), warmUp: .milliseconds(500), workers: 1),
            status: { $0 == 1 ? 500 : 200 }, time: { $0 < 6 ? .milliseconds(50) : .milliseconds(1) })
        #expect(requests.count == 15)
        #expect(result.warmUpRuns == 5 && result.flow.count == 10)
        #expect(milliseconds(result.flow.corrected.maximum) == 1)
        #expect(result.flow.errors == 0)
        #expect(result.failures.count == 1 && result.exitCodes == [.checkFailed])
    }

    @Test func aFailedCheckFailsTheTestAndAMissedObjectiveIsListedToo() throws {
        let (result, _, _) = try load(
            LoadPlan(.users(1), duration: .seconds(1)), objectives: ["errors<50%", "p50<5ms", "step 'ask' rate>=99/s", "flow max<1s"],
            status: { $0 % 10 == 0 ? 503 : 200 }, time: { _ in .milliseconds(10) })
        #expect(result.flow.errors == 10)
        #expect(result.verdicts.map(\.isMet) == [true, false, true, true])
        #expect(result.verdicts[0].actual == "10.0 %" && result.verdicts[1].actual == "10.0 ms")
        #expect(result.exitCode == .checkFailed && result.exitCodes == [.checkFailed, .objectiveMissed])
        #expect(result.failures.count == 1 && result.failures[0].count == 10)
        #expect(result.failures[0].message == "HTTP 200: got 503, expected 200")
        #expect(result.failures[0].line == 3)
        let json = try JSONParser.parse(result.json)
        #expect(json["exitCodes"]?.array?.compactMap(\.integer) == [1, 9])
        #expect(json["rows"]?[0]?["errors"]?.integer == 10)
        #expect(json["objectives"]?[1]?["met"]?.bool == false)
        #expect(String(decoding: result.html, as: UTF8.self).contains("HTTP 200: got 503, expected 200"))
    }

    @Test func onlyMissedObjectivesExitNine() throws {
        let (result, _, _) = try load(LoadPlan(.users(1), duration: .seconds(1)), objectives: ["p50<5ms"], time: { _ in .milliseconds(10) })
        #expect(result.exitCodes == [.objectiveMissed])
    }

    @Test func anObjectiveIsAboutEveryStepOfItsName() throws {
        let (result, _, _) = try load(
            LoadPlan(.users(1), duration: .seconds(1)), Self.one + "\n" + Self.one,
            objectives: ["step 'ask' max<20ms", "step 'ask' errors<10%", "step 'ask' rate>=99/s"], status: { $0 % 2 == 0 ? 503 : 200 },
            time: { $0 % 2 == 0 ? .milliseconds(19) : .milliseconds(1) })
        let met = result.verdicts.map { $0.isMet }
        #expect(met == [true, false, true], "the second step's 503 is an error of its name")
        #expect(result.verdicts[0].actual == "19.0 ms" && result.verdicts[1].actual == "50.0 %")
    }

    @Test func nothingMeasuredIsNoSuccess() throws {
        let (result, _, _) = try load(
            LoadPlan(.rate(perSecond: 1, arrivals: .even), duration: .milliseconds(1), warmUp: .milliseconds(500), workers: 1),
            objectives: ["errors<1%"], time: { _ in .milliseconds(1) })
        #expect(result.flow.count == 0)
        #expect(result.exitCodes == [.checkFailed, .objectiveMissed])
        #expect(result.text.contains("no run of the flow was measured"))
        #expect(result.verdicts[0].actual == "nothing measured")
    }

    @Test func everyRunIsAnotherPerson() throws {
        let flow = """
            # @step sign up
            POST http://service/people
            {"mail": "{{unique}}@example.com", "run": "{{run}}"}
            HTTP 201
            [Captures]
            answer: body
            # @step come back
            GET http://service/people?answer={{answer}}
            HTTP 201
            # @step think
            GET http://service/
            [Options]
            delay: 30ms
            HTTP 201
            # @step ask the harness
            GET {{harness}}/clock
            HTTP 200
            """
        let (result, requests, _) = try load(
            LoadPlan(.users(1), duration: .milliseconds(330), seed: 3), flow, status: { _ in 201 }, time: { _ in .milliseconds(1) })
        #expect(result.failures == [])
        #expect(requests.count == 30)
        #expect(Set(requests.filter { $0.method == "POST" }.map { $0.body }).count == 10)
        // What one run captured is not there in the next, and its order is its own.
        #expect(
            requests[1].url == "http://service/people?answer=answer%201" && requests[4].url == "http://service/people?answer=answer%204")
        #expect(result.steps.map(\.name) == ["sign up", "come back", "think", "ask the harness"])
        #expect(result.steps.map(\.count) == [10, 10, 10, 10])
        #expect(result.calls.count == 30, "what the harness does is no call")
        #expect(milliseconds(result.steps[2].measured.maximum) == 1, "a pause that the flow asks for is not the service's")
        #expect(milliseconds(result.flow.measured.maximum) == 3)

        let (_, again, _) = try load(
            LoadPlan(.users(1), duration: .milliseconds(330), seed: 3), flow, status: { _ in 201 }, time: { _ in .milliseconds(1) })
        #expect(again.map(\.body) == requests.map(\.body), "the same seed, the same people")
    }

    /// From 0 to 8 runs a second in 4 s: t² are due by t, so 1, 3, 5 and 7 in each second. Every fifth answer is a 503.
    @Test func theReportSaysWhatHappenedWhen() throws {
        let (result, _, _) = try load(
            LoadPlan(stages: [LoadStage(.seconds(4), rate: 8)], workers: 1), objectives: ["errors<25%"],
            status: { $0 % 5 == 0 ? 503 : 200 }, time: { $0 > 9 ? .milliseconds(20) : .milliseconds(10) })
        #expect(result.calls.statuses == [200: 13, 503: 3])
        #expect(result.timeline.width == .milliseconds(500) && result.timeline.slices.count == 8)
        let json = try JSONParser.parse(result.json)
        #expect(json["load"]?["stages"]?[0]?["rate"]?.double == 8 && json["load"]?["startRate"]?.double == 0)
        #expect(json["rows"]?[0]?["statuses"]?["503"]?.integer == 3)
        let slices = try #require(json["timeline"]?["slices"]?.array)
        // t² between halves of a second, and twice that a second.
        #expect(slices.compactMap { $0["wanted"]?.double } == [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5])
        // The whole roots of 0 to 15 in each half second: 0 | – | 1, 2 | 3 | 4 … 6 | 7, 8 | 9 … 12 | 13 … 15.
        #expect(slices.compactMap { $0["calls"]?.integer } == [1, 0, 2, 1, 3, 2, 4, 3])
        #expect(slices.compactMap { $0["errors"]?.integer } == [0, 0, 0, 0, 1, 0, 1, 1])
        #expect(slices[1]["p50"] == nil && slices[0]["p50"]?.double == 10 && slices[7]["p99"]?.double == 20)

        #expect(result.text.contains("from 0 runs a second to 8 in 4 s (even arrivals), up to 1 at once"))
        #expect(result.text.contains("answers: 200 × 13, 503 × 3\n"))
        let page = String(decoding: result.html, as: UTF8.self)
        for words in [
            "Runs a second over 4 s: wanted at most 7.5, made at most 8", "Time of a call over 4 s: p50 at most 20.0 ms",
            "Failed calls over 4 s: failed at most 1", "13 · 81.3 %", "3 · 18.8 %", "<code>errors&lt;25%</code>",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
    }

    @Test func aClosedLoopWantsNoRateAndEveryAnswerCountsAlsoBeforeARetry() throws {
        let flow = "# @step ask <b>\nGET http://service/\n[Options]\nretry: 1\nretry-interval: 1ms\nHTTP 200"
        let (result, _, _) = try load(
            LoadPlan(.users(1), duration: .seconds(1)), flow, status: { $0 % 2 == 0 ? 200 : 429 }, time: { _ in .milliseconds(49) })
        // Each run is refused once, waits, and asks again: 99 ms.
        #expect(result.calls.statuses == [200: 11, 429: 11] && result.flow.errors == 0)
        #expect(try JSONParser.parse(result.json)["timeline"]?["slices"]?[0]?["wanted"] == nil)
        let page = String(decoding: result.html, as: UTF8.self)
        #expect(page.contains("Runs a second over 1.5 s: made at most") && !page.contains("Failed calls over"))
        #expect(page.contains("ask &lt;b&gt;") && !page.contains("ask <b>"))
    }

    @Test func poissonArrivalsRepeatWithTheirSeedAndKeepTheirRate() {
        func times(_ seed: UInt64) -> [Duration] {
            var schedule = Schedule(RateCurve(from: 50, [LoadStage(.seconds(1000), rate: 50)]), arrivals: .poisson, seed: seed)
            return (0..<20_000).compactMap { _ in schedule.next() }
        }
        let first = times(1)
        #expect(first.count == 20_000 && first == times(1) && first != times(2))
        #expect(first == first.sorted())
        let gaps = zip(first.dropFirst(), first).map { Double(($0 - $1).wholeNanoseconds) / 1e9 }
        let mean = gaps.reduce(0, +) / Double(gaps.count)
        let variance = gaps.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(gaps.count)
        #expect(abs(mean - 0.02) < 0.0005)
        #expect(abs(variance.squareRoot() / mean - 1) < 0.05, "exponential: its deviation is its mean")
        var even = Schedule(RateCurve(from: 3, [LoadStage(.seconds(1), rate: 3)]), arrivals: .even, seed: 1)
        #expect((0..<5).map { _ in even.next() } == [.zero, .nanoseconds(333_333_333), .nanoseconds(666_666_667), nil, nil])
    }
}
