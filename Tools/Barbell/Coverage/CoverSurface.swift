internal import Commands
internal import FlowRunner
internal import LocalFiles

/// `barbell cover --surface`: which of the contracts a run has seen.
enum CoverSurface {
    /// The options about requirements, which say nothing of contracts.
    private static let others = [
        "--proofs", "--results", "--requirements", "--document", "--layer", "--tier", "--proof", "--by", "--min",
    ]

    static func run(_ arguments: Arguments) throws -> ExitCode {
        if let other = others.first(where: arguments.flag) {
            let hint = other == "--min" ? "; say --min-surface" : ""
            throw UsageError(message: "\(other) is about requirements and not for --surface\(hint)")
        }
        let isJSON = arguments.flag("--json")
        let isCSV = arguments.flag("--csv")
        let showsMissing = arguments.flag("--missing")
        let page = arguments.value("--html")
        let service = arguments.value("--service")
        let reports = arguments.values("--report").map(file)
        let minima = try Minimum.list(arguments.values("--min-surface"), option: "--min-surface")
        try arguments.takesNoMore()
        let kinds = SurfaceReport.Kind.shown.map(\.rawValue)
        if let one = minima.first(where: { !$0.name.isEmpty && !kinds.contains($0.name) }) {
            throw UsageError(message: "--min-surface: \(one.name) is none of \(kinds.joined(separator: ", "))")
        }
        let catalogue = SurfaceCatalogue.current
        if let service, !catalogue.services.contains(service) {
            throw UsageError(message: "there is no service \(service); there is \(catalogue.services.joined(separator: ", "))")
        }

        var surface = Surface()
        for path in reports.isEmpty ? ["out/last/surface.json"] : reports { surface.merge(try SurfaceFile.read(path)) }
        let report = SurfaceReport(surface, catalogue: catalogue).selected(service: service)
        if isJSON {
            Terminal.out(String(decoding: report.json, as: UTF8.self))
        } else if isCSV {
            Terminal.out(report.csv)
        } else {
            let missing = report.missing(showsMissing ? Set(SurfaceReport.Kind.shown) : [.route, .error])
            Terminal.out(
                report.sums + (missing.isEmpty ? "" : "\nnever seen\n\(missing)")
                    + "\nerrors that any route can answer with\n\(report.everywhere)")
        }
        if let page {
            try Files.write(SurfaceHTML.bytes(report, path: page), to: page)
            if !isJSON, !isCSV { Terminal.out("\(page)\n") }
        }
        for line in report.undeclared { Terminal.error("barbell cover: \(line)\n") }
        var isBelow = false
        for minimum in minima {
            let sum = report.sum(SurfaceReport.Kind(rawValue: minimum.name))
            guard sum.percent < minimum.percent else { continue }
            isBelow = true
            let what = minimum.name.isEmpty ? "" : "\(minimum.name): "
            Terminal.error("barbell cover: \(what)\(sum.seen) of \(sum.total) seen, below \(minimum.percentText) %\n")
        }
        return !report.undeclared.isEmpty ? .contractViolated : isBelow ? .uncovered : .ok
    }

    /// A run's folder and its report.json stand for the surface.json beside them.
    private static func file(_ path: String) -> String {
        if path.hasSuffix("report.json") { return String(path.dropLast("report.json".count)) + "surface.json" }
        return path.hasSuffix(".json") ? path : path + (path.hasSuffix("/") ? "" : "/") + "surface.json"
    }
}
