internal import Commands
internal import LocalFiles
internal import Supervisor

extension StateFolder {
    /// `--state DIR`, by default `.barbell` in the working folder.
    init(_ arguments: Arguments) {
        self.init(Paths.absolute(arguments.value("--state") ?? ".barbell", in: Files.currentFolder()))
    }
}
