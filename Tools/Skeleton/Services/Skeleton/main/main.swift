internal import Glibc
internal import ServiceKit
internal import SkeletonService

let signals = StopSignals()
exit(
    ServiceMain.run(
        SkeletonService.self, CommandLine.arguments.dropFirst(), defaultPort: 8080, environment: ProcessEnvironment.current(), signals: signals))
