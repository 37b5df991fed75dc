import Foundation
import Platform
import ServiceKit
import Testing

/// `docs/configuration.md` lists every setting that the code reads, with its default; what each is for is written there by hand.
@Suite struct ConfigurationPageTests {
    private static let page = Schemas.root.appending(path: "docs/configuration.md")
    private static let start = "<!-- settings -->\n"

    /// Each section of the page and the settings in it.
    private static var sections: [(title: String, settings: [Setting])] {
        let common = settings { _ = ServiceConfiguration(from: &$0, service: "SERVICE", defaultPort: 1) }
        let shared = Set(common.map(\.name))
        return [("Every service", common)] + Schemas.settings.map { name, read in
            (name, settings(read).filter { !shared.contains($0.name) })
        }
    }

    private struct Setting {
        let name: String
        let expected: String
        let standard: String
        let production: String
    }

    /// What `read` asks for: as developers start it, in production, and with every address given, since some settings are read only then.
    private static func settings(_ read: (inout ConfigReader) -> Void) -> [Setting] {
        func declared(_ environment: [String: String]) -> [DeclaredSetting] {
            var reader = ConfigReader(environment)
            read(&reader)
            return reader.declared
        }
        let plain = declared([:])
        let addresses = plain.filter { $0.expected.hasPrefix("a URL") && $0.standard == "" }
        let all = plain + declared(Dictionary(uniqueKeysWithValues: addresses.map { ($0.name, "http://127.0.0.1:1") })).filter { more in
            !plain.contains { $0.name == more.name }
        }
        let strict = Dictionary(declared(["ENVIRONMENT": "production"]).map { ($0.name, $0) }) { first, _ in first }
        return all.map { setting in
            let standard = shown(setting)
            let production = strict[setting.name].map(shown) ?? standard
            return Setting(
                name: setting.name, expected: setting.expected + (setting.isSecret ? "; or `\(setting.name)_FILE`" : ""),
                standard: standard,
                production: production == standard ? "" : production)
        }
    }

    /// A default as the page has it: some are the machine's or the service's.
    private static func shown(_ setting: DeclaredSetting) -> String {
        switch (setting.name, setting.standard) {
        case ("LOOPS", _): "one a core"
        case ("PORT", _): "the service's"
        case (_, nil): "**required**"
        case (_, ""?): "none"
        case (_, let standard?): "`\(standard)`"
        }
    }

    /// What the page says each setting is for, by section and name.
    private static func purposes(in text: String) -> [String: [String: String]] {
        var purposes: [String: [String: String]] = [:], section = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
            guard line.hasPrefix("| `"), let name = line.split(separator: "`").dropFirst().first else { continue }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            purposes[section, default: [:]][String(name)] = cells.last ?? ""
        }
        return purposes
    }

    @Test func everySettingIsOnThePage() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let head = try #require(text.components(separatedBy: Self.start).first)
        let purposes = Self.purposes(in: text)
        var page = head + Self.start
        for (title, settings) in Self.sections {
            page += "\n## \(title)\n\n| variable | expects | default | in production | |\n|---|---|---|---|---|\n"
            for setting in settings {
                // A setting that other services have, such as AUTH_URL, means the same here.
                let purpose = purposes[title]?[setting.name] ?? purposes.values.lazy.compactMap { $0[setting.name] }.min() ?? ""
                #expect(purpose.count > 3, "docs/configuration.md does not say what \(setting.name) of \(title) is for")
                page += "| `\(setting.name)` | \(setting.expected) | \(setting.standard) | \(setting.production) | \(purpose) |\n"
            }
        }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
            try page.write(to: Self.page, atomically: true, encoding: .utf8)
            return
        }
        #expect(text == page, "docs/configuration.md is not what the code reads: UPDATE_GOLDEN=1 writes it again")
    }
}
