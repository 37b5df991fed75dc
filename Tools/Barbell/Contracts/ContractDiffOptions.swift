internal import Commands
internal import ContractRules
internal import LocalFiles
internal import Pacts
internal import Platform
internal import Wire

/// What `diff` and `accept` have in common.
struct ContractDiffOptions {
    let services: [String]
    let acceptPath: String
    let accepted: AcceptFile
    let pacts: [Pact]?
    let hasKnownConsumersOnly: Bool
    let today: LocalDate

    struct Comparison {
        var title: String
        var findings: [ContractFinding]
        /// Whether every service was compared.
        var isWhole: Bool
    }

    /// - Parameter writesAccepted: whether the file of accepted changes is going to be written, so that it need not be there.
    init(_ arguments: Arguments, writesAccepted: Bool = false) throws {
        services = arguments.values("--service")
        hasKnownConsumersOnly = arguments.flag("--known-consumers-only")
        let givenPacts = arguments.value("--pacts")
        let givenAccept = arguments.value("--accept")
        acceptPath = givenAccept ?? "Contracts/accepted.json"
        today = LocalDate(daysSinceEpoch: SystemClock().now().milliseconds / 86_400_000)
        // Building every contract takes longer than comparing two files, so the names are needed only when a service is named.
        let names = services.isEmpty ? [] : ContractSources.services
        for service in services where !names.contains(service) {
            let hint = Suggestion.phrase(for: service, among: names)
            throw UsageError(message: "there is no service '\(service)'\(hint); there are \(names.joined(separator: ", "))")
        }
        if Files.kind(acceptPath) == nil, givenAccept == nil || writesAccepted {
            accepted = AcceptFile()
        } else {
            guard let bytes = try? Files.read(acceptPath) else { throw UsageError(message: "cannot read \(acceptPath)") }
            accepted = try AcceptFile(json: bytes, name: acceptPath)
        }
        pacts = try ContractSources.pacts(in: givenPacts ?? "Contracts/pacts", mustBeThere: givenPacts != nil)
    }

    /// A service's document before and after; nil where the service was not there.
    private struct Pair {
        let old: OpenAPIFile?
        let new: OpenAPIFile?
    }

    private struct Sides {
        let title: String
        let pairs: [Pair]
        let isWhole: Bool
    }

    // Only fetching documents from git is async; comparing them is not.
    func compare(_ words: [String]) async throws -> Comparison {
        if let revision = try revision(words) { return try judge(try await against(revision: revision)) }
        return try judge(try withoutGit(words))
    }

    /// What is to be asked of git; nil when files say everything.
    private func revision(_ words: [String]) throws -> String? {
        switch words.count {
        case 0: return "HEAD"
        case 1: return Files.kind(words[0]) == nil ? words[0] : nil
        case 2: return nil
        default: throw UsageError(message: "give one thing to compare with, or two files")
        }
    }

    private func withoutGit(_ words: [String]) throws -> Sides {
        if words.count == 1 { return Files.kind(words[0]) == .file ? try against(file: words[0]) : try against(folder: words[0]) }
        for word in words where Files.kind(word) != .file {
            throw UsageError(message: "\(word) is not a file; with two words, give two files")
        }
        let service = services.first ?? ContractSources.stem(words[1])
        let pair = Pair(
            old: try ContractSources.file(words[0], service: service), new: try ContractSources.file(words[1], service: service))
        return Sides(title: "\(words[1]) against \(words[0])", pairs: [pair], isWhole: false)
    }

    private func judge(_ sides: Sides) throws -> Comparison {
        let diff = ContractDiff(today: today, pacts: pacts, hasKnownConsumersOnly: hasKnownConsumersOnly)
        var findings: [ContractFinding] = []
        for pair in sides.pairs {
            switch (pair.old, pair.new) {
            case (let old?, let new?): findings += diff.findings(from: old, to: new)
            case (let old?, nil): findings += try diff.findings(onlyOld: old)
            case (nil, let new?): findings += try diff.findings(onlyNew: new)
            case (nil, nil): break
            }
        }
        var sources: [String: String?] = [:]
        findings = findings.map { finding in
            finding.locating { file, symbol in
                if sources[file] == nil { sources[file] = .some(Files.text(file)) }
                return (sources[file] ?? nil).flatMap { SourceLine.find(symbol, in: $0) }
            }
        }
        return Comparison(title: sides.title, findings: findings, isWhole: sides.isWhole)
    }

    private func against(file path: String) throws -> Sides {
        let service = services.first ?? ContractSources.stem(path)
        guard let new = try ContractSources.current(service) else {
            throw UsageError(message: "\(path) is of no service by its name; say which with --service, or give two files")
        }
        return Sides(
            title: "the contract of \(service) against \(path)",
            pairs: [Pair(old: try ContractSources.file(path, service: service), new: new)], isWhole: false)
    }

    private func against(folder path: String) throws -> Sides {
        var old: [String: OpenAPIFile] = [:]
        for name in ContractSources.jsonFiles(in: path) {
            let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            old[ContractSources.stem(name)] = try ContractSources.file(file, service: ContractSources.stem(name))
        }
        guard !old.isEmpty else { throw UsageError(message: "there is no document (*.json) in \(path)") }
        return try sides(old, "the contracts as they are now against \(path)")
    }

    private func against(revision: String) async throws -> Sides {
        let documents = try await GitDocuments.read(revision, folder: ContractSources.folder, services: services)
        var old: [String: OpenAPIFile] = [:]
        for (name, bytes) in documents.files {
            let service = ContractSources.stem(name)
            old[service] = try OpenAPIFile(service: service, name: "\(revision):\(ContractSources.folder)/\(name)", bytes: bytes)
        }
        let short = documents.commit.prefix(10)
        return try sides(old, "the contracts as they are now against \(revision)\(revision.hasPrefix(short) ? "" : " (\(short))")")
    }

    private func sides(_ old: [String: OpenAPIFile], _ title: String) throws -> Sides {
        let wanted = services.isEmpty ? Set(old.keys).union(ContractSources.services).sorted() : services
        let pairs = try wanted.map { Pair(old: old[$0], new: try ContractSources.current($0)) }
        return Sides(
            title: services.isEmpty ? title : "\(title), \(services.joined(separator: ", ")) only", pairs: pairs, isWhole: services.isEmpty)
    }
}
