internal import LocalFiles

/// Writes the reports into a folder.
public enum ReportFiles {
    /// The folder keeps what its last runs came to, for the HTML of the next.
    /// - Returns: the paths written, HTML first.
    public static func write(_ result: RunResult, folder: String, requirements: RequirementTable) throws(StateError) -> [String] {
        var paths: [String] = []
        var history = RunHistory(folder: folder)
        history.add(result)
        do throws(FileError) {
            for name in ["report.html", "junit.xml", "report.json", "surface.json", RunHistory.fileName] {
                let path = Files.join(folder, name)
                switch name {
                case "report.html": try Files.write(HTMLReport.bytes(result, requirements: requirements, history: history), to: path)
                case "junit.xml": try Files.write(JUnitReport.bytes(result), to: path)
                case RunHistory.fileName: try Files.write(history.bytes, to: path)
                case "surface.json": try Files.write(SurfaceFile.bytes(result.surface, seed: result.seed), to: path)
                default: try Files.write(JSONReport.bytes(result), to: path)
                }
                paths.append(path)
            }
        } catch {
            throw StateError(message: error.message)
        }
        return paths
    }
}
