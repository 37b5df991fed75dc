internal import Glibc
internal import LocalFiles

/// The stacks of this machine, found by the locks that their supervisors hold.
public enum RunningStacks {
    public struct Stack: Sendable, Hashable {
        public let folder: String
        public let pid: Int32
        public let services: Int
        public let console: String?
    }

    /// Those whose processes this user may look at, by folder.
    public static func all() -> [Stack] {
        var found: Set<Stack> = []
        for pid in Files.names(in: "/proc").compactMap({ Int32($0) }) {
            for descriptor in Files.names(in: "/proc/\(pid)/fd") {
                var buffer = [CChar](repeating: 0, count: 4096)
                let count = readlink("/proc/\(pid)/fd/\(descriptor)", &buffer, buffer.count)
                guard count > 5 else { continue }
                let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
                guard path.hasSuffix("/lock") else { continue }
                let folder = StateFolder(String(path.dropLast(5)))
                guard let state = folder.runningState(), state.supervisor.pid == pid else { continue }
                found.insert(Stack(folder: folder.path, pid: pid, services: state.services.count, console: state.console))
            }
        }
        return found.sorted { $0.folder < $1.folder }
    }
}
