internal import FlowRunner

/// Values over time as SVG that stretches to its place. Words stand beside it as HTML, so that they keep their size on a small screen.
struct Chart {
    struct Series {
        let name: String
        /// The class of its style, which has a pattern as well as a colour.
        let look: String
        /// nil where there is none.
        let values: [Double?]
        let isBars: Bool

        init(_ name: String, look: String, _ values: [Double?], isBars: Bool = false) {
            self.name = name
            self.look = look
            self.values = values
            self.isBars = isBars
        }
    }

    let title: String
    let series: [Series]
    /// Where each slice starts, as text; `end` is where the last one ends.
    let moments: [String]
    let end: String
    let shown: (Double) -> String

    private static let width = 1000.0, height = 100.0

    /// The value at the top, at least as large as every other: one digit and zeros, and so is its half.
    var top: Double {
        let largest = series.flatMap { $0.values.compactMap { $0 } }.max() ?? 0
        guard largest > 0, largest.isFinite else { return 1 }
        var power = 1.0
        while power > largest { power /= 10 }
        while power * 10 <= largest { power *= 10 }
        return [1, 2, 4, 6, 8, 10].map { $0 * power }.first { $0 >= largest } ?? largest
    }

    var markup: String {
        let labels = [top, top / 2, 0].map { "<span>\(shown($0))</span>" }.joined()
        return """
            <figure class="chart card"><figcaption><h3>\(HTMLText.escape(title))</h3>\(legend)</figcaption>\
            <div class="plot"><div class="scale num" aria-hidden="true">\(labels)</div>\
            <svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label="\(HTMLText.escape(summary))">\
            <path class="grid" d="M0 0H1000M0 50H1000M0 100H1000"/>\(series.map(drawing).joined())\(hints)</svg>\
            <div class="moments num" aria-hidden="true"><span>\(moments.first ?? "")</span><span>\(end)</span></div></div></figure>

            """
    }

    /// For those who do not see it.
    var summary: String {
        let most = series.map { "\($0.name) at most \(shown($0.values.compactMap { $0 }.max() ?? 0))" }
        return "\(title) over \(end): \(most.joined(separator: ", "))"
    }

    private var legend: String {
        let items = series.map {
            let sign =
                $0.isBars ? "<rect class=\"\($0.look)\" y=\"1\" width=\"24\" height=\"8\"/>" : "<path class=\"\($0.look)\" d=\"M0 5H24\"/>"
            return "<li><svg viewBox=\"0 0 24 10\" aria-hidden=\"true\">\(sign)</svg>\($0.name)</li>"
        }
        return "<ul class=\"legend\">\(items.joined())</ul>"
    }

    private func x(_ place: Double) -> Double { place * Self.width / Double(max(1, moments.count)) }
    private func y(_ value: Double) -> Double { Self.height * (1 - value / top) }
    private func number(_ value: Double) -> String { Shown.number(value) }

    private func drawing(_ series: Series) -> String {
        if series.isBars {
            let bars = series.values.enumerated().compactMap { place, value -> String? in
                guard let value, value > 0 else { return nil }
                return """
                    <rect class="\(series.look)" x="\(number(x(Double(place) + 0.1)))" y="\(number(y(value)))" \
                    width="\(number(x(0.8)))" height="\(number(Self.height - y(value)))"/>
                    """
            }
            return bars.joined()
        }
        var (path, isDrawing) = ("", false)
        for (place, value) in series.values.enumerated() {
            guard let value else {
                isDrawing = false
                continue
            }
            // A point without neighbours is seen, because lines have round ends.
            path += "\(isDrawing ? "L" : "M")\(number(x(Double(place) + 0.5))) \(number(y(value)))\(isDrawing ? "" : "h0")"
            isDrawing = true
        }
        return "<path class=\"\(series.look)\" d=\"\(path)\"/>"
    }

    /// What a pointer over a slice is told.
    private var hints: String {
        moments.enumerated().map { place, moment in
            let values = series.map { "\($0.name) \($0.values[place].map(shown) ?? "none")" }
            return """
                <rect class="hint" x="\(number(x(Double(place))))" width="\(number(x(1)))" height="100"><title>\(moment): \
                \(values.joined(separator: ", "))</title></rect>
                """
        }.joined()
    }
}
