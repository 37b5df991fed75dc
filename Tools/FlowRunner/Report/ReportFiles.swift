/// Writes the three reports into a folder.
public enum ReportFiles {
    /// - Returns: the paths written, HTML first.
    public static func write(_ result: RunResult, folder: String, requirements: RequirementTable) throws(StateError) -> [String] {
        var paths: [String] = []
        do throws(FileError) {
            for (name, bytes) in [
                ("report.html", HTMLReport.bytes(result, requirements: requirements)), ("junit.xml", JUnitReport.bytes(result)),
                ("report.json", JSONReport.bytes(result)),
            ] {
                let path = Files.join(folder, name)
                try Files.write(bytes, to: path)
                paths.append(path)
            }
        } catch {
            throw StateError(message: error.message)
        }
        return paths
    }
}
