internal import LocalFiles

/// The page of `barbell cover --surface --html`: how much of each service's contract has been seen, then every route.
public struct SurfaceHTML {
    private var page: CoverPage
    private let report: SurfaceReport

    /// - Parameter path: where the page is going to be.
    public static func bytes(_ report: SurfaceReport, path: String) -> [UInt8] {
        var html = SurfaceHTML(page: CoverPage(folder: Files.folder(of: Files.normalised(path))), report: report)
        html.document()
        return Array(html.page.out.utf8)
    }

    private init(page: CoverPage, report: SurfaceReport) {
        self.page = page
        self.report = report
    }

    private mutating func document() {
        let all = report.sum(), routes = report.sum(.route)
        page.open(
            title: "\(TextTable.percent(all.seen, all.total)) of the contracts seen", brand: "Barbell surface", share: all.percent,
            facts: [
                ("Routes called", "\(routes.seen) of \(routes.total)"), ("Points seen", "\(all.seen) of \(all.total)"),
                ("Undeclared", "\(report.undeclared.count)"),
            ])
        if !report.undeclared.isEmpty {
            page.add("<div class=\"alert\" role=\"alert\"><p>Seen, but not declared by any contract:</p><ul>")
            for line in report.undeclared {
                page.add("<li>")
                page.text(line)
                page.add("</li>")
            }
            page.add("</ul></div>")
        }
        page.add("<div class=\"grid\">")
        page.bars(
            "By service", id: "service", filter: "service",
            report.services.map { service in
                let sum = report.sum(service: service)
                return (service, service, sum.seen, sum.total)
            })
        page.bars(
            "By what was never seen", id: "kind", filter: "never",
            SurfaceReport.Kind.shown.map { kind in
                let sum = report.sum(kind)
                return (kind.rawValue, kind.title, sum.seen, sum.total)
            })
        page.add("</div><section aria-labelledby=\"rows\"><h2 id=\"rows\">Routes</h2>")
        page.tools(placeholder: "words, service:auth, method:post", missing: "incomplete only")
        page.add(
            "<div class=\"rows stack\"><table><thead><tr><th scope=\"col\"><span class=\"vh\">State</span></th><th scope=\"col\">Route</th>"
        )
        page.add(
            "<th scope=\"col\">Seen</th><th scope=\"col\">Statuses and errors</th><th scope=\"col\">Never seen</th></tr></thead><tbody>\n")
        for route in report.routes { self.row(route) }
        page.add("</tbody></table></div></section>")
        page.close(
            "Codes that any route can answer with, such as content_too_large, and the values of enumerations are not part of the share.")
    }

    private mutating func row(_ route: SurfaceReport.Route) {
        let scored = route.points.filter(\.kind.isScored)
        let seen = scored.count(where: \.isSeen)
        let missing = Set(route.points.filter { !$0.isSeen && $0.kind != .everywhere }.map(\.kind.rawValue))
        page.add("<tr data-row=\"\(seen == scored.count ? "whole" : "open")\" data-service=\"")
        page.text(route.key.service)
        page.add("\" data-method=\"")
        page.text(route.key.method)
        page.add("\" data-never=\" \(missing.sorted().joined(separator: " ")) \"><td class=\"state\">")
        page.add(
            route.calls == 0
                ? HTMLReport.icon(.failed, "never called")
                : seen == scored.count ? HTMLReport.icon(.passed, "all seen") : HTMLReport.icon(.notRun, "partly seen"))
        page.add("</td><th scope=\"row\"><code>")
        page.text("\(route.key.method) \(route.key.path)")
        page.add("</code><br><span class=\"quiet\">")
        page.text(route.id)
        page.add("</span></th><td class=\"num\">\(seen) of \(scored.count)</td><td><div class=\"marks\">")
        let codes = route.points.filter { $0.kind == .error || $0.kind == .common }
        // A status that appears with an error code is not listed a second time.
        for point in route.points(.status) where !codes.contains(where: { $0.name.hasPrefix("\(point.name) ") }) { mark(point) }
        for point in codes { mark(point) }
        page.add("</div></td><td class=\"by\">")
        if route.calls == 0 { page.add("<span class=\"quiet\">never called</span>") } else { never(route) }
        page.add("</td></tr>\n")
    }

    private mutating func mark(_ point: SurfaceReport.Point) {
        page.add("<span class=\"mark\(point.isSeen ? "" : " no")\">")
        page.text(point.name)
        page.add("<span class=\"vh\">\(point.isSeen ? " seen" : " never seen")</span></span>")
    }

    private mutating func never(_ route: SurfaceReport.Route) {
        for kind in [SurfaceReport.Kind.answer, .request, .value] {
            let names = SurfaceReport.missing(route, kind)
            guard !names.isEmpty else { continue }
            page.add("<p class=\"part\"><span class=\"quiet\">\(kind.title)</span>")
            for (index, name) in names.enumerated() {
                page.add(index == 0 ? "<code>" : ", <code>")
                page.text(name)
                page.add("</code>")
            }
            page.add("</p>")
        }
    }
}
