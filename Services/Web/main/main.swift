internal import Glibc
internal import ServiceKit
internal import WebService

let signals = StopSignals()
exit(
    ServiceMain.run(
        WebService.self, CommandLine.arguments.dropFirst(), defaultPort: 8090,
        environment: ProcessEnvironment.current(), signals: signals))
