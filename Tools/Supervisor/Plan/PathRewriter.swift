/// Turns paths in a container into the local folders that stand for its mounts: `sqlite:///data/auth.sqlite` becomes
/// `sqlite:///…/.barbell/volumes/auth-data/auth.sqlite`.
struct PathRewriter {
    /// Longest target first.
    private let mounts: [(target: String, folder: String)]
    /// The folders that must exist: those of named and anonymous volumes.
    let volumeFolders: [String]

    init(_ service: ComposeService, projectFolder: String, stateFolder: String) {
        var mounts: [(target: String, folder: String)] = []
        var volumes: [String] = []
        for mount in service.mounts {
            let folder: String
            switch mount.source {
            case .volume(let name): folder = "\(stateFolder)/volumes/\(name)"
            case .anonymous: folder = "\(stateFolder)/volumes/\(service.name)\(mount.target.replacing("/", with: "-"))"
            case .folder(let path): folder = Paths.absolute(path, in: projectFolder)
            }
            if case .folder = mount.source {} else { volumes.append(folder) }
            mounts.append((mount.target, folder))
        }
        self.mounts = mounts.sorted { $0.target.count > $1.target.count }
        volumeFolders = volumes
    }

    func rewrite(_ value: String) -> String {
        for (target, folder) in mounts {
            if let rest = suffix(of: value[...], after: target) { return folder + rest }
            guard let separator = value.firstRange(of: "://"), let rest = suffix(of: value[separator.upperBound...], after: target) else {
                continue
            }
            return value[..<separator.upperBound] + folder + rest
        }
        return value
    }

    private func suffix(of path: Substring, after target: String) -> Substring? {
        guard path.hasPrefix(target) else { return nil }
        let rest = path.dropFirst(target.count)
        return rest.isEmpty || rest.first == "/" || target.last == "/" ? rest : nil
    }
}

/// Paths as text.
public enum Paths {
    /// `path` itself when it is absolute, otherwise inside `folder`; `.` and `..` are resolved.
    public static func absolute(_ path: String, in folder: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Everything before the last slash; `.` when there is none.
    public static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
