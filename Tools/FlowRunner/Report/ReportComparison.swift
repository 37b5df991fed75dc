internal import JSONCoding
internal import LocalFiles

/// Whether two reports of runs with one seed decided the same: members whose names start with `wall` hold what was only observed, and are
/// left out. So are flows that only the earlier run was asked for, and then the counts with them.
public enum ReportComparison {
    /// One line a difference, at most 20 and a count of the rest; empty when the reports are equal byte by byte.
    /// - Throws: `StateError` for what is not a report.
    public static func differences(_ report: [UInt8], from earlier: [UInt8]) throws(StateError) -> [String] {
        var (new, old) = (try decided(report), try decided(earlier))
        let asked = Set(files(new))
        if files(old).contains(where: { !asked.contains($0) }) {
            old = part(old) { asked.contains($0) }
            new = part(new) { _ in true }
        }
        let differences = JSONDifference.list(new, old)
        if differences.isEmpty, new.bytes() != old.bytes() { return ["members are in another order"] }
        return differences
    }

    /// An earlier report to compare with, before this run writes its own, perhaps to the same place.
    /// - Throws: `StateError` for what is not a report.
    public static func earlier(_ path: String) throws(StateError) -> [UInt8] {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try Files.read(path) } catch { throw StateError(message: error.message) }
        do throws(StateError) { _ = try decided(bytes) } catch { throw StateError(message: "\(path): \(error.message)") }
        return bytes
    }

    private static func files(_ report: JSONValue) -> [String] { report["flows"]?.array?.compactMap { $0["file"]?.string } ?? [] }

    /// A report of some of its flows, without the counts of all.
    private static func part(_ report: JSONValue, _ isWanted: (String) -> Bool) -> JSONValue {
        guard case .object(var members) = report else { return report }
        members["counts"] = nil
        members["flows"] = .array((report["flows"]?.array ?? []).filter { isWanted($0["file"]?.string ?? "") })
        return .object(members)
    }

    private static func decided(_ bytes: [UInt8]) throws(StateError) -> JSONValue {
        let document: JSONValue
        do throws(EvaluationError) { document = try JSONReading.parse(bytes) } catch {
            throw StateError(message: "no report: \(error.message)")
        }
        guard document["schema"]?.string?.hasPrefix("barbell-run/") == true else { throw StateError(message: "no report of barbell run") }
        return decided(document)
    }

    private static func decided(_ value: JSONValue) -> JSONValue {
        switch value {
        case .object(let members):
            var kept = JSONObject()
            for (name, member) in members where !name.hasPrefix("wall") { kept[name] = decided(member) }
            return .object(kept)
        case .array(let items): return .array(items.map(decided))
        default: return value
        }
    }
}
