internal import JSONCoding
internal import LocalFiles

/// What an earlier report.json says.
public enum LastReport {
    /// The paths of the flows that failed, were flaky or had not run when the run ended, in the report's order.
    /// - Throws: `StateError` when there is no report of `barbell run` at the path.
    public static func failed(_ path: String) throws(StateError) -> [String] {
        try flows(path).filter { ["failed", "flaky", "notRun"].contains($0.outcome) }.map(\.path)
    }

    private static func flows(_ path: String) throws(StateError) -> [(path: String, outcome: String)] {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try Files.read(path) } catch {
            throw StateError(message: "there is no last run: \(error.message)")
        }
        let document: JSONValue
        do throws(EvaluationError) { document = try JSONReading.parse(bytes) } catch {
            throw StateError(message: "\(path): \(error.message)")
        }
        guard document["schema"]?.string == "barbell-run/1", let flows = document["flows"]?.array else {
            throw StateError(message: "\(path) is no report of barbell run")
        }
        return flows.compactMap { flow in flow["file"]?.string.map { ($0, flow["outcome"]?.string ?? "") } }
    }
}
