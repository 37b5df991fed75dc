internal import LocalFiles
internal import Look

/// What the pages of `barbell cover` share: one file without outside resources, in the looks of the run's report.
struct CoverPage {
    private(set) var out = ""
    /// The folder the page is going to be in, for links that work from there.
    let folder: String

    init(folder: String) { self.folder = folder }

    mutating func add(_ markup: String) { out += markup }
    mutating func text(_ text: String) { out += HTMLText.escape(text) }

    mutating func open(title: String, brand: String, share: Double, facts: [(String, String)]) {
        let percent = "\(Int(share))%"
        add(
            """
            <!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, \
            initial-scale=1\">
            """
        )
        add("<meta name=\"color-scheme\" content=\"light dark\"><title>")
        text("\(percent) · \(brand)")
        add(
            "</title><style>\(Look.report)\n\(CoverAssets.style)</style></head>\n<body><a class=\"skip\" href=\"#rows\">Skip to the list</a>"
        )
        add("<header class=\"top\"><p class=\"brand\">")
        text(brand)
        add("</p><h1><span class=\"dial\" style=\"--share:\(Int(share))\" aria-hidden=\"true\"></span>")
        text(title)
        add("</h1><dl class=\"facts\">")
        for (name, value) in facts {
            add("<div><dt>")
            text(name)
            add("</dt><dd>")
            text(value)
            add("</dd></div>")
        }
        add("</dl></header><main>")
    }

    mutating func close(_ footer: String) {
        add("</main><footer>")
        text(footer)
        add("</footer><script>\(CoverAssets.script)</script></body></html>\n")
    }

    /// A card with a bar for each value; pressing one filters the list.
    mutating func bars(_ title: String, id: String, filter: String, _ groups: [(name: String, title: String, part: Int, whole: Int)]) {
        add("<section class=\"card bars\" aria-labelledby=\"by-\(id)\"><h2 id=\"by-\(id)\">")
        text(title)
        add("</h2><ul class=\"docs\">")
        for group in groups {
            let share = group.whole == 0 ? 0 : group.part * 100 / group.whole
            add("<li><button type=\"button\" class=\"pick\" data-pick=\"")
            text("\(filter):\(group.name)")
            add("\">")
            text(group.title)
            add("</button><span class=\"track\" aria-hidden=\"true\"><span style=\"width:\(share)%\"></span></span>")
            add("<span class=\"num\" title=\"\(share)%\">\(group.part) of \(group.whole)</span></li>")
        }
        add("</ul></section>")
    }

    mutating func tools(placeholder: String, missing: String) {
        add(
            """
            <form class=\"tools\" role=\"search\" onsubmit=\"return false\"><label>Filter <input id=\"filter\" type=\"search\" \
            placeholder=\"
            """
        )
        text(placeholder)
        add("\" autocomplete=\"off\"></label><label class=\"check\"><input id=\"missing\" type=\"checkbox\"> ")
        text(missing)
        add("</label><span id=\"count\" class=\"quiet\" role=\"status\"></span></form>")
    }

    /// A link to a file of the project from where the page is.
    mutating func link(_ path: String, anchor: String = "", _ words: String) {
        add("<a href=\"")
        text(Self.reference(to: path, from: folder) + anchor)
        add("\">")
        text(words)
        add("</a>")
    }

    /// A relative URL. Paths start at the working folder, or at the root.
    static func reference(to path: String, from folder: String) -> String {
        var (path, folder) = (Files.normalised(path), Files.normalised(folder))
        if path.hasPrefix("/") != folder.hasPrefix("/") { (path, folder) = (Files.absolute(path), Files.absolute(folder)) }
        let target = path.split(separator: "/"), start = folder.split(separator: "/")
        var common = 0
        while common < min(start.count, target.count - 1), start[common] == target[common] { common += 1 }
        let up = Array(repeating: "..", count: start.count - common)
        return encoded((up + target[common...].map(String.init)).joined(separator: "/"))
    }

    private static func encoded(_ path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).map { Percent.encode(String($0)) }.joined(separator: "/")
    }

    /// Whether a text is read from right to left: most of its letters are Arabic or Hebrew.
    static func isRightToLeft(_ text: String) -> Bool {
        var right = 0, left = 0
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            switch scalar.value {
            case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff: right += 1
            default: left += 1
            }
        }
        return right > left
    }

    /// The attributes of an element that holds the text.
    static func direction(_ text: String) -> String { isRightToLeft(text) ? " dir=\"rtl\" lang=\"ar\"" : " dir=\"auto\"" }
}
