internal import LocalFiles

/// The page of `barbell cover --html`: how much of each document, layer, service and kind of proof is proven, then every requirement
/// with the flows, tests and figures of benchmarks that prove it.
public struct CoverageHTML {
    private var page: CoverPage
    private let coverage: Coverage
    /// Where the test functions are, by id and name.
    private let tests: [String: TestPlace]
    /// Reports that have a page of their own beside them, by the path of their `report.json`.
    private let reportPages: [String: String]

    /// The place of a test function, so that a proof can be looked up.
    public struct TestPlace: Sendable, Equatable {
        public let file: String
        public let line: Int
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// - Parameters:
    ///   - path: where the page is going to be; links are relative to it.
    ///   - tests: where each marked test is, by the id it names and its function's name, with a tab between: names alone repeat.
    public static func bytes(_ coverage: Coverage, path: String, tests: [String: TestPlace] = [:]) -> [UInt8] {
        var html = CoverageHTML(coverage, path, tests)
        html.document()
        return Array(html.page.out.utf8)
    }

    private init(_ coverage: Coverage, _ path: String, _ tests: [String: TestPlace]) {
        self.coverage = coverage
        self.tests = tests
        page = CoverPage(folder: Files.folder(of: Files.normalised(path)))
        var pages: [String: String] = [:]
        for report in coverage.rows.flatMap({ $0.proofs.map(\.report) }).unique where report.hasSuffix(".json") {
            let page = Files.join(Files.folder(of: report), "report.html")
            if Files.kind(page) == .file { pages[report] = page }
        }
        reportPages = pages
    }

    private mutating func document() {
        let count = coverage.rows.count
        let flows = coverage.rows.flatMap { $0.proofs.filter { $0.source == .flow }.map(\.name) }.unique.count
        let tests = coverage.rows.flatMap { $0.proofs.filter { $0.source == .test }.map(\.name) }.unique.count
        let figures = coverage.rows.map { $0.proofs.count { $0.source == .bench } }.reduce(0, +)
        page.open(
            title: "\(coverage.provenCount) of \(count) requirements proven", brand: "Barbell coverage", share: coverage.percent,
            facts: [
                ("Share", TextTable.percent(coverage.provenCount, count)), ("Flows that prove", "\(flows)"),
                ("Tests that prove", "\(tests)"), ("Figures that prove", "\(figures)"),
            ])
        page.add("<div class=\"grid\">")
        for dimension in Coverage.Dimension.allCases {
            page.bars(
                dimension == .proof ? "By kind of proof" : "By \(dimension.rawValue)", id: dimension.rawValue, filter: dimension.rawValue,
                coverage.groups(by: [dimension]).map { group in
                    let name = group.values[0]
                    let title = dimension == .proof ? ProofKind(rawValue: name)?.title : nil
                    return (name, title ?? (name == "-" ? "(no service)" : name), group.proven, group.total)
                })
        }
        page.add("</div><section aria-labelledby=\"rows\"><h2 id=\"rows\">Requirements</h2>")
        page.tools(placeholder: "words, layer:api, service:auth, proof:call", missing: "not proven only")
        page.add(
            "<div class=\"rows stack\"><table><thead><tr><th scope=\"col\"><span class=\"vh\">State</span></th><th scope=\"col\">Id</th>")
        page.add("<th scope=\"col\">Requirement</th><th scope=\"col\">Proven by</th></tr></thead><tbody>\n")
        for row in coverage.rows { self.row(row) }
        page.add("</tbody></table></div></section>")
        page.close("Only what ran and passed, or was measured within its limit, counts.")
    }

    private mutating func row(_ row: Coverage.Row) {
        let requirement = row.requirement
        page.add("<tr data-row=\"\(row.isProven ? "whole" : "open")\"")
        for dimension in Coverage.Dimension.allCases {
            page.add(" data-\(dimension.rawValue)=\"")
            page.text(dimension.value(requirement))
            page.add("\"")
        }
        page.add(" data-tier=\"")
        page.text(requirement.tier)
        page.add("\"><td class=\"state\">\(HTMLReport.icon(row.isProven ? .passed : .notRun, row.isProven ? "proven" : "not proven"))</td>")
        page.add("<th scope=\"row\"><code>")
        page.text(requirement.id)
        page.add("</code></th><td\(CoverPage.direction(requirement.statement))>")
        page.text(requirement.statement)
        if !requirement.proof.isEmpty, !row.isProven {
            page.add("<p class=\"quiet want\"\(CoverPage.direction(requirement.proof))>Proof: ")
            page.text(requirement.proof)
            page.add("</p>")
        }
        page.add("<p class=\"chips\" dir=\"ltr\">")
        let places = [requirement.document, requirement.layer, requirement.service, requirement.proofKind.title, requirement.tier]
        for chip in places where !chip.isEmpty && chip != "-" {
            page.add("<span class=\"chip\">")
            page.text(chip)
            page.add("</span>")
        }
        page.add("</p></td><td class=\"by\">")
        list(row.proofs, of: requirement.id)
        page.add("</td></tr>\n")
    }

    private mutating func list(_ proofs: [Coverage.Proof], of id: String) {
        guard !proofs.isEmpty else { return page.add("<span class=\"quiet\">nothing yet</span>") }
        let shown = proofs.count <= 4 ? proofs.count : 3
        page.add("<ul>")
        for proof in proofs.prefix(shown) { item(proof, id) }
        page.add("</ul>")
        guard shown < proofs.count else { return }
        page.add("<details><summary class=\"quiet\">and \(proofs.count - shown) more</summary><ul>")
        for proof in proofs.dropFirst(shown) { item(proof, id) }
        page.add("</ul></details>")
    }

    private mutating func item(_ proof: Coverage.Proof, _ id: String) {
        page.add("<li><span class=\"tag\">\(proof.source.rawValue)</span>")
        switch proof.source {
        case .bench:
            page.text(proof.name)
            page.add(" <span class=\"quiet\">")
            page.text(proof.title)
            page.add("</span>")
        case .test:
            if let place = tests["\(id)\t\(Self.plain(proof.name))"] {
                page.link(place.file, proof.name)
                page.add(" <span class=\"quiet\">")
                page.text("\(place.file):\(place.line)")
                page.add("</span>")
            } else {
                page.text(proof.name)
            }
        case .flow:
            if let report = reportPages[proof.report] {
                page.link(report, anchor: "#flow\(proof.number)", proof.title.isEmpty ? proof.name : proof.title)
            } else {
                page.text(proof.title)
            }
            page.add(" ")
            page.link(proof.name, proof.name)
            let lines = proof.steps.map { $0.hasPrefix(proof.name + ":") ? String($0.dropFirst(proof.name.count + 1)) : $0 }
            if !lines.isEmpty {
                page.add(" <span class=\"quiet\">")
                page.text("line \(lines.prefix(6).joined(separator: ", "))\(lines.count > 6 ? ", …" : "")")
                page.add("</span>")
            }
        }
        page.add("</li>")
    }

    /// `signsUp(remember:)` as `signsUp`.
    static func plain(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
