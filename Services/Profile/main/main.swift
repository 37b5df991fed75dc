internal import Glibc
internal import ProfileService
internal import ServiceKit

let signals = StopSignals()
exit(
    ServiceMain.run(
        ProfileService.self, CommandLine.arguments.dropFirst(), defaultPort: 8082,
        environment: ProcessEnvironment.current(), signals: signals))
