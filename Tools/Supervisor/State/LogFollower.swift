internal import Glibc
internal import Processes

/// Reads the logs of a stack from their beginning on, with what was turned over before and also when they are turned over.
public final class LogFollower {
    private final class File {
        let service: String
        let path: String
        var descriptor: Int32
        /// What was turned over before the first call, oldest first.
        var older: [Int32]
        var splitter = LineSplitter()

        init(_ service: String, _ path: String) {
            self.service = service
            self.path = path
            (descriptor, older) = LogFile.descriptors(of: path)
        }

        deinit { for descriptor in older + [descriptor] where descriptor >= 0 { close(descriptor) } }

        func newLines() -> [String] {
            if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
            var lines: [String] = []
            for file in older {
                lines += rest(of: file)
                close(file)
            }
            older = []
            lines += rest(of: descriptor)
            if wasTurnedOver() {
                close(descriptor)
                descriptor = open(path, O_RDONLY | O_CLOEXEC)
                lines += rest(of: descriptor)
            }
            return lines
        }

        private func rest(of descriptor: Int32) -> [String] {
            var lines: [String] = []
            while descriptor >= 0, let bytes = readAvailableBytes(descriptor), !bytes.isEmpty { lines += splitter.add(bytes[...]) }
            return lines
        }

        private func wasTurnedOver() -> Bool {
            var (opened, named) = (stat(), stat())
            return descriptor >= 0 && fstat(descriptor, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino != named.st_ino
        }
    }

    private let files: [File]

    public init(_ folder: StateFolder, services: [String]) { files = services.map { File($0, folder.logFile($0)) } }

    /// The lines that were added since the last call, at the first call all of them; service by service.
    public func newLines() -> [(service: String, line: String)] {
        files.flatMap { file in file.newLines().map { (file.service, $0) } }
    }
}
