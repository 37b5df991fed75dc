internal import LocalFiles
internal import Supervisor

/// Where files of this project are that `barbell` serves: below the compose file, or else in the checkout that this executable was built in.
struct ToolFiles {
    private let roots: [String]

    init(projectFolder: String) {
        // It is in .build/release, or in .build/PLATFORM/release behind that link.
        var folder = ExecutableFolders.own.map(Paths.folder) ?? "/"
        var above: [String] = []
        for _ in 0..<3 {
            folder = Paths.folder(of: folder)
            above.append(folder)
        }
        roots = [projectFolder] + above
    }

    var consolePage: String { find("Tools/Console/Page") }
    var personas: String { find("Tools/Personas") }
    /// What `Tools/install` fetches.
    var vendor: String { find("out/vendor") }

    private func find(_ path: String) -> String {
        let places = roots.map { Files.join($0, path) }
        return places.first { Files.kind($0) == .folder } ?? places[0]
    }
}
