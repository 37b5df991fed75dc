import Testing

@testable import Loading

@Suite struct StageTests {
    @Test(arguments: [
        ("30s:50", LoadStage(.seconds(30), rate: 50)), ("1m:200/s", LoadStage(.seconds(60), rate: 200)),
        ("1m30s:0", LoadStage(.seconds(90), rate: 0)), ("0s:12.5", LoadStage(.zero, rate: 12.5)),
        ("500ms:100000", LoadStage(.milliseconds(500), rate: 100_000)),
    ])
    func isRead(text: String, stage: LoadStage) throws { #expect(try LoadStage(parsing: text) == stage) }

    @Test(arguments: [
        ("", "there is no colon"), ("30s", "there is no colon"), ("30s:50:60", "more than one colon"), ("30:50", "`30` is not a duration"),
        (":50", "`` is not a duration"), ("-5s:50", "`-5s` is not a duration"), ("30s:", "`` is not a rate"),
        ("30s:-1", "`-1` is not a rate"),
        ("30s:nan", "`nan` is not a rate"), ("30s:inf", "`inf` is not a rate"), ("30s:100001", "`100001` is not a rate from 0 to 100000"),
        ("50:30s", "`50` is not a duration"), ("30s:many", "`many` is not a rate"),
    ])
    func badOnesSayWhyWithAnExample(text: String, complaint: String) {
        #expect {
            try LoadStage(parsing: text)
        } throws: { error in
            guard let problem = error as? LoadStage.Problem else { return false }
            return problem.message.contains(complaint) && problem.message.contains("such as 30s:50 for 50 runs a second after 30 seconds")
        }
    }

    @Test func stagesThatLoadNothingSayWhatToWrite() {
        #expect(
            LoadPlan(stages: [LoadStage(.seconds(5), rate: 0)]).problem
                == "no stage has a rate; one of them needs some, such as --stage 30s:50")
        #expect(
            LoadPlan(stages: [LoadStage(.zero, rate: 5)]).problem
                == "the stages take no time; one of them needs some, such as --stage 30s:50")
        #expect(LoadPlan(stages: Array(repeating: LoadStage(.seconds(1), rate: 1), count: 101)).problem == "at most 100 stages, not 101")
        // From 5 runs a second down to none is a load.
        #expect(LoadPlan(stages: [LoadStage(.seconds(5), rate: 0)], from: 5).problem == nil)
    }

    private func starts(_ plan: LoadPlan) -> [Double] {
        guard let curve = plan.curve else { return [] }
        var schedule = Schedule(curve, arrivals: plan.arrivals, seed: plan.seed)
        var times: [Double] = []
        while let next = schedule.next() { times.append(Double(next.wholeNanoseconds) / 1e9) }
        return times
    }

    /// From 0 to 8 runs a second in 4 s, t² runs are due by t: the n-th is at the root of n.
    @Test func aRampStartsAtTheRootsOfTheWholeNumbers() {
        let times = starts(LoadPlan(stages: [LoadStage(.seconds(4), rate: 8)]))
        #expect(times.count == 16)
        for (place, time) in times.enumerated() { #expect(abs(time - Double(place).squareRoot()) < 1e-8) }
    }

    @Test func aRampDownMirrorsTheRampUp() {
        let down = starts(LoadPlan(stages: [LoadStage(.seconds(4), rate: 0)], from: 8))
        #expect(down.count == 16)
        // By t, 16 − (4 − t)² are due.
        for (place, time) in down.enumerated() { #expect(abs(time - (4 - Double(16 - place).squareRoot())) < 1e-8) }
    }

    @Test func stagesFollowEachOther() {
        // Ramp to 10/s (5 runs), hold (10 runs), jump to 2/s (4 runs), nothing (0), ramp to 2/s (1 run).
        let stages = [(1, 10.0), (1, 10), (0, 2), (2, 2), (0, 0), (3, 0), (1, 2)].map { LoadStage(.seconds($0), rate: $1) }
        let plan = LoadPlan(stages: stages)
        #expect(plan.duration == .seconds(8))
        let times = starts(plan)
        func count(_ range: Range<Double>) -> Int { times.count { range.contains($0) } }
        #expect([count(0..<1), count(1..<2), count(2..<4), count(4..<7), count(7..<8)] == [5, 10, 4, 0, 1])
        #expect(times == times.sorted())
        #expect(plan.curve?.runs == 20)
        #expect(plan.curve?.runs(until: 0.5) == 1.25 && plan.curve?.runs(until: 1.5) == 10 && plan.curve?.runs(until: 100) == 20)
    }

    @Test func theWarmUpIsAtTheFirstRate() {
        let times = starts(LoadPlan(stages: [LoadStage(.seconds(1), rate: 20)], from: 10, warmUp: .seconds(2)))
        #expect(times.count { $0 < 2 } == 20 && times.count { $0 >= 2 } == 15)
    }

    @Test func independentArrivalsFollowTheRampToo() {
        // 20 000 due in 100 s, of which a quarter in the first half.
        let times = starts(LoadPlan(stages: [LoadStage(.seconds(100), rate: 400)], arrivals: .poisson, seed: 7))
        let early = times.count { $0 < 50 }
        // Four standard deviations of a Poisson number: four of its roots.
        #expect(abs(times.count - 20_000) < 566 && abs(early - 5000) < 283)
    }
}
