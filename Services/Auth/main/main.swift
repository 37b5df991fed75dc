internal import AuthService
internal import Glibc
internal import ServiceKit

let signals = StopSignals()
exit(
    ServiceMain.run(
        AuthService.self, CommandLine.arguments.dropFirst(), defaultPort: 8081,
        environment: ProcessEnvironment.current(), signals: signals))
