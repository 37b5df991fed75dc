/// What sort of proof a requirement asks for, read from the words of its table.
public enum ProofKind: String, Sendable, CaseIterable {
    /// A request to a service and what it answers.
    case call
    /// A page in a browser.
    case browser
    /// The client library or a view model, without a screen.
    case client
    /// Pixels, frames or sound of what was rendered.
    case media
    /// A time, a rate or a size.
    case measurement
    /// A longer story that the harness plays.
    case scenario
    /// A build, a gate of the build server, a look into the sources.
    case build
    /// Nothing that a machine could do: a device, a person's judgement.
    case none

    /// For a heading: `HTTP call`.
    public var title: String {
        switch self {
        case .call: "HTTP call"
        case .browser: "browser"
        case .client: "client code"
        case .media: "rendered media"
        case .measurement: "measurement"
        case .scenario: "scenario"
        case .build: "build"
        case .none: "no machine"
        }
    }
}

extension Requirement {
    /// By the words of the proof; where they leave it open, by the layer.
    public var proofKind: ProofKind {
        let words = proof.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
        let has = { (wanted: Set<String>) in words.contains { wanted.contains($0) } }
        if words.first == "portable" || (words.first == "none" && has(["portable"])) { return .client }
        if words.isEmpty || words.first == "none" || proof.hasPrefix("device only") || proof.hasPrefix("human review") { return .none }
        if has(Self.browserWords) { return .browser }
        if has(Self.mediaWords) { return .media }
        if has(Self.measureWords) { return .measurement }
        if layer != "web", layer != "client", proof.split(separator: " ").contains(where: { Self.methods.contains(String($0)) }) {
            return .call
        }
        if layer == "ops", has(Self.buildWords) { return .build }
        if has(Self.scenarioWords) || service == "harness" { return .scenario }
        switch layer {
        case "api": return .call
        case "web": return .browser
        case "client", "apple": return .client
        case "render": return .media
        default: return .build
        }
    }

    private static let methods: Set<String> = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
    private static let browserWords: Set<String> = [
        "headless", "browser", "axe", "dom", "lighthouse", "aria", "viewport", "css", "href", "svg",
    ]
    private static let mediaWords: Set<String> = ["ffprobe", "ssim", "psnr", "pixel", "pixels", "frame", "frames", "render", "rendered"]
    private static let measureWords: Set<String> = ["p50", "p95", "p99", "wall", "rss", "throughput", "benchmark", "timed"]
    private static let buildWords: Set<String> = [
        "ci", "build", "lint", "coverage", "gate", "grep", "repo", "repository", "docs", "file", "files",
    ]
    private static let scenarioWords: Set<String> = ["scenario", "script", "journey", "seed", "harness", "persona"]
}
