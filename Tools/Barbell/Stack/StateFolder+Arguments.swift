internal import Commands
internal import LocalFiles
internal import Processes
internal import Supervisor

extension StateFolder {
    /// `--state DIR`, else `BARBELL_STATE` of the environment, else `.barbell` in the working folder.
    init(_ arguments: Arguments) {
        self.init(Paths.absolute(arguments.value("--state") ?? Self.standard, in: Files.currentFolder()))
    }

    /// Where a stack is when no verb is told.
    static var standard: String {
        let given = ProcessEnvironment.current()["BARBELL_STATE", default: ""]
        return given.isEmpty ? ".barbell" : given
    }
}
