extension VerificationReport {
    /// Writes the results in the JUnit format: a suite for each pact, a case for each interaction.
    public func saveJUnit(_ file: String) throws(PactError) { try PactFolder.write(Array(junit.utf8), to: file) }

    /// Pending interactions are skipped ones; an interaction that was not reached is an error.
    public var junit: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites \(Self.counts(results[...]))>\n"
        for group in groups {
            let name = "\(group[group.startIndex].consumer) → \(group[group.startIndex].provider)"
            text += "  <testsuite name=\"\(Self.escaped(name))\" \(Self.counts(group))>\n"
            for result in group { text += Self.testcase(result, name) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func counts(_ results: ArraySlice<InteractionResult>) -> String {
        func count(_ verdict: Verdict) -> Int { results.count { $0.verdict == verdict } }
        return "tests=\"\(results.count)\" failures=\"\(count(.failed))\" errors=\"\(count(.unreachable))\" skipped=\"\(count(.pending))\""
    }

    private static func testcase(_ result: InteractionResult, _ suite: String) -> String {
        let head = "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(result.interaction.description))\""
        let lines = escaped(lines(result))
        return switch result.verdict {
        case .passed: head + "/>\n"
        case .failed: head + "><failure>\(lines)</failure></testcase>\n"
        case .pending: head + "><skipped message=\"\(escaped(result.pending?.reason ?? ""))\"/></testcase>\n"
        case .unreachable: head + "><error>\(lines)</error></testcase>\n"
        }
    }

    /// XML has no way to write most control characters.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { out, scalar in
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\n", "\t": out.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: out += "\u{fffd}"
            default: out.unicodeScalars.append(scalar)
            }
        }
    }
}
