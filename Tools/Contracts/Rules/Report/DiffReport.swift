internal import Wire

/// What `barbell contract diff` shows.
public struct DiffReport: Sendable {
    /// What was compared with what, in words.
    public var title: String
    public var acceptance: Acceptance
    /// Where accepted changes are kept; named in advice.
    public var acceptPath: String
    /// Whether harmless changes are listed too, not only counted.
    public var showsInfo: Bool
    /// Whether every document was compared: only then an entry without a finding is stale.
    public var isWhole: Bool

    public init(title: String, acceptance: Acceptance, acceptPath: String, showsInfo: Bool, isWhole: Bool) {
        self.title = title
        self.acceptance = acceptance
        self.acceptPath = acceptPath
        self.showsInfo = showsInfo
        self.isWhole = isWhole
    }

    /// Findings that are one change of one shared schema, seen at several places.
    private struct Group {
        var findings: [ContractFinding]
        let accepted: AcceptedChange?
    }

    private func groups() -> [Group] {
        var groups: [Group] = []
        var positions: [String: Int] = [:]
        for judged in acceptance.judged {
            let finding = judged.finding
            let key = [
                finding.change, finding.level.rawValue, judged.accepted?.fingerprint ?? "", finding.notes.joined(separator: "\u{1f}"),
                finding.breaks.map(\.text).joined(separator: "\u{1f}"),
            ].joined(separator: "\u{1e}")
            if let position = positions[key] {
                groups[position].findings.append(finding)
            } else {
                positions[key] = groups.count
                groups.append(Group(findings: [finding], accepted: judged.accepted))
            }
        }
        return groups.enumerated().sorted { a, b in
            (Self.rank(a.element), a.offset) < (Self.rank(b.element), b.offset)
        }.map(\.element)
    }

    private static func rank(_ group: Group) -> Int {
        if group.accepted != nil { return 3 }
        switch group.findings[0].level {
        case .error: return 0
        case .warning: return 1
        case .info: return 2
        }
    }

    /// For people. Ends with a line feed.
    public var text: String {
        var text = "\(title)\n"
        for group in groups() {
            let isInfo = group.findings[0].level == .info
            if isInfo, !showsInfo { continue }
            text += isInfo ? Self.line(group) : Self.paragraph(group)
        }
        text += acceptance.expired.map {
            "\nexpired on \($0.until.text): \($0.fingerprint) \($0.rule) \($0.place) (\($0.reason)); undo the change, or accept it again until a later day\n"
        }.joined()
        if isWhole {
            text += acceptance.stale.map {
                "\nstale: \($0.fingerprint) \($0.rule) \($0.place) matches no finding any more; delete it from \(acceptPath)\n"
            }.joined()
        }
        return text + "\n" + summary + "\n"
    }

    /// The last line: `2 errors, 1 warning, 14 harmless changes, 1 accepted`.
    public var summary: String {
        func count(_ level: ContractRule.Level) -> Int {
            acceptance.judged.filter { $0.accepted == nil && $0.finding.level == level }.count
        }
        let (errors, warnings, infos) = (count(.error), count(.warning), count(.info))
        let accepted = acceptance.judged.filter { $0.accepted != nil }.count
        guard !acceptance.judged.isEmpty else { return "no changes" }
        var parts: [String] = []
        if errors > 0 { parts.append("\(errors) \(errors == 1 ? "error" : "errors")") }
        if warnings > 0 { parts.append("\(warnings) \(warnings == 1 ? "warning" : "warnings")") }
        if infos > 0 {
            parts.append("\(infos) \(infos == 1 ? "harmless change" : "harmless changes")\(showsInfo ? "" : " (--all lists them)")")
        }
        if accepted > 0 { parts.append("\(accepted) accepted") }
        return parts.joined(separator: ", ")
    }

    private static func line(_ group: Group) -> String {
        let finding = group.findings[0]
        let more = group.findings.count > 1 ? " and at \(group.findings.count - 1) more" : ""
        return "\ninfo     \(finding.rule.id)  \(finding.operation) \(finding.place)\(more)"
            + (finding.transition.isEmpty ? "" : ": \(finding.transition)") + "\n"
    }

    private static func paragraph(_ group: Group) -> String {
        let finding = group.findings[0]
        let isMany = group.findings.count > 1
        let head = (group.accepted == nil ? finding.level.rawValue : "accepted").padded(to: 9)
        var text = "\n\(head)\(finding.rule.id): \(finding.rule.summary)\n"
        func add(_ line: String) { text += "         \(line)\n" }
        if !finding.transition.isEmpty { add(finding.transition) }
        for place in group.findings.prefix(shownPlaces) {
            let name = place.operationID.map { " (\($0))" } ?? ""
            add("\(place.operation)\(name) \(place.place)" + (isMany ? "  \(place.fingerprint)" : ""))
        }
        if group.findings.count > shownPlaces { add("… and \(group.findings.count - shownPlaces) more; --json lists them") }
        add("\(finding.file):\(finding.line)\(finding.isInOldFile ? " (as it was)" : "")")
        for consumer in finding.breaks { add("breaks \(consumer.text)") }
        if finding.breaks.isEmpty { add("hurts \(finding.rule.hurts)") }
        for note in finding.notes { add("note: \(note)") }
        if let accepted = group.accepted {
            add("accepted until \(accepted.until.text): \(accepted.reason)")
        } else {
            add("do: \(finding.rule.instead)")
            add(
                "\(isMany ? "fingerprint of all \(group.findings.count)" : "fingerprint"): \(isMany ? finding.change : finding.fingerprint)"
            )
        }
        return text
    }

    private static let shownPlaces = 6
}

extension String {
    /// With blanks behind, up to a width.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
