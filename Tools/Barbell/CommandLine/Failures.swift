internal import Commands
internal import ContractRules
internal import FlowRunner
internal import Fuzzing
internal import LocalFiles
internal import Pacts
internal import Supervisor

/// Which exit code and which words every error ends a command with. What is wrong with the command line or with a file that it names is
/// `usage`; what this machine or a service lacks is `environment`, as is everything that nobody has foreseen.
enum Failures {
    static func of(_ error: any Error) -> Program.Failure {
        switch error {
        case let error as StateError: Program.Failure(.environment, error.message)
        case let error as FileError: Program.Failure(.environment, error.message)
        case let error as EnvironmentError: Program.Failure(.environment, error.message)
        case let error as FlowDiagnostic: Program.Failure(.usage, error.text, hasPlace: true)
        case let error as CoverageError: Program.Failure(.usage, error.message)
        case let error as FuzzRuleError: Program.Failure(.usage, error.message)
        case let error as WorldError:
            Program.Failure(error.isEnvironment ? .environment : .usage, "nothing could be prepared: \(error.message)")
        case let error as WorkControl.Refusal: Program.Failure(error.isEnvironment ? .environment : .checkFailed, error.message)
        case let error as PactError: Program.Failure(.usage, error.description, hasPlace: true)
        case let error as StateProblem: Program.Failure(.environment, error.message)
        case let error as OpenAPIProblem: Program.Failure(.usage, error.description)
        case let error as ContractInputError: Program.Failure(error.isEnvironment ? .environment : .usage, error.message)
        case let error as ComposeError: Program.Failure(.usage, "\(error)")
        case SupervisorError.unreadable, SupervisorError.invalid: Program.Failure(.usage, "\(error)")
        default: Program.Failure(.environment, "\(error)")
        }
    }
}
