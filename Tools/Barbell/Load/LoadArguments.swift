internal import Commands
internal import Loading

/// What the command line says of the load itself.
struct LoadArguments {
    private let rate: Double?
    private let stages: [LoadStage]
    private let users: Int?
    private let workers: Int?
    private let arrivals: LoadPlan.Arrivals?
    private let warmUp: Duration
    private let duration: Duration?

    init(_ arguments: Arguments) throws(UsageError) {
        users = try arguments.number("--users", in: 1...LoadPlan.maximumWorkers)
        rate = try arguments.value("--rate").map { text throws(UsageError) in
            guard let rate = LoadStage.rate(text), rate > 0 else {
                throw UsageError(message: "--rate needs runs a second such as 50/s, at most \(Int(LoadPlan.maximumRate)), not \(text)")
            }
            return rate
        }
        stages = try arguments.values("--stage").map { text throws(UsageError) in
            do throws(LoadStage.Problem) { return try LoadStage(parsing: text) } catch { throw UsageError(message: error.message) }
        }
        arrivals = try arguments.value("--arrivals").map { text throws(UsageError) in
            guard let arrivals = LoadPlan.Arrivals(rawValue: text) else {
                throw UsageError(message: "--arrivals is even or poisson, not \(text)")
            }
            return arrivals
        }
        workers = try arguments.number("--workers", in: 1...LoadPlan.maximumWorkers)
        warmUp = try arguments.duration("--warm-up") ?? .zero
        duration = try arguments.duration("--for")
    }

    func plan() throws(UsageError) -> LoadPlan {
        if rate != nil, users != nil { throw UsageError(message: "--rate and --users are two kinds of load; give one of them") }
        guard stages.isEmpty else { return try staged() }
        if rate == nil, let option = arrivals != nil ? "--arrivals" : workers != nil ? "--workers" : nil {
            throw UsageError(message: "\(option) needs --rate or --stage")
        }
        guard let duration else { throw UsageError(message: "how long? give --for, such as --for 30s") }
        let shape: LoadPlan.Shape = rate.map { .rate(perSecond: $0, arrivals: arrivals ?? .even) } ?? .users(users ?? 1)
        return LoadPlan(shape, duration: duration, warmUp: warmUp, workers: workers ?? 64)
    }

    private func staged() throws(UsageError) -> LoadPlan {
        if users != nil { throw UsageError(message: "--stage and --users are two kinds of load; give one of them") }
        if duration != nil {
            throw UsageError(message: "the stages say how long is measured; leave out --for, or hold the last rate R by --stage 30s:R")
        }
        if warmUp > .zero, rate == nil {
            throw UsageError(message: "--warm-up before stages needs the rate that they start from, such as --rate 20/s")
        }
        let plan = LoadPlan(stages: stages, from: rate ?? 0, arrivals: arrivals ?? .even, warmUp: warmUp, workers: workers ?? 64)
        if let problem = plan.problem { throw UsageError(message: problem) }
        return plan
    }
}
