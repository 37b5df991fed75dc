internal import JSONCoding
internal import LocalFiles
internal import Wire

/// What the last runs with reports in one folder came to, the latest last. Schema `barbell-history/1`: `runs[]` with `started`, `seconds`,
/// `passed`, `failed`, `flaky`, `notRun` (flows), `steps`, `revision?`.
struct RunHistory {
    struct Entry: Equatable {
        var started: String
        var seconds: Double
        var passed: Int
        var failed: Int
        var flaky: Int
        var notRun: Int
        var steps: Int
        var revision: String?

        var flows: Int { passed + failed + flaky + notRun }
    }

    private(set) var runs: [Entry]

    private static let schema = "barbell-history/1"
    static let fileName = "history.json"
    /// As many as a small drawing holds.
    private static let most = 30

    init(_ runs: [Entry] = []) { self.runs = runs.suffix(Self.most) }

    /// What a folder knows; nothing when its file is missing or is none of ours.
    init(folder: String) {
        guard let bytes = try? Files.read(Files.join(folder, Self.fileName)), let document = try? JSONReading.parse(bytes),
            document["schema"]?.string == Self.schema
        else {
            self.init()
            return
        }
        self.init((document["runs"]?.array ?? []).compactMap { Entry($0) })
    }

    mutating func add(_ result: RunResult) {
        self = RunHistory(runs + [Entry(result)])
    }

    var bytes: [UInt8] {
        let document: JSONValue = ["schema": .string(Self.schema), "runs": .array(runs.map(\.json))]
        return document.bytes(pretty: true) + [0x0a]
    }
}

extension RunHistory.Entry {
    init(_ result: RunResult) {
        self.init(
            started: result.wallStarted.text, seconds: result.wallDuration / .seconds(1), passed: result.count(.passed),
            failed: result.count(.failed), flaky: result.flakyCount, notRun: result.count(.notRun) + result.count(.skipped),
            steps: result.flows.reduce(0) { $0 + $1.steps.count }, revision: result.revision?.text)
    }

    init?(_ json: JSONValue) {
        func count(_ name: String) -> Int? { json[name]?.integer.flatMap { $0 >= 0 ? Int($0) : nil } }
        guard let started = json["started"]?.string, let seconds = json["seconds"]?.double, seconds >= 0, let passed = count("passed"),
            let failed = count("failed"), let flaky = count("flaky"), let notRun = count("notRun"), let steps = count("steps")
        else { return nil }
        self.init(
            started: started, seconds: seconds, passed: passed, failed: failed, flaky: flaky, notRun: notRun, steps: steps,
            revision: json["revision"]?.string)
    }

    var json: JSONValue {
        var object: JSONObject = ["started": .string(started), "seconds": .number((seconds * 1000).rounded() / 1000)]
        for (name, count) in [("passed", passed), ("failed", failed), ("flaky", flaky), ("notRun", notRun), ("steps", steps)] {
            object[name] = .integer(Int64(count))
        }
        if let revision { object["revision"] = .string(revision) }
        return .object(object)
    }
}
