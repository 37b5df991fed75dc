internal import Glibc
internal import ServiceKit
internal import CoachingService

let signals = StopSignals()
exit(
    ServiceMain.run(
        CoachingService.self, CommandLine.arguments.dropFirst(), defaultPort: 8088,
        environment: ProcessEnvironment.current(), signals: signals))
