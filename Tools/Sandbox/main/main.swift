internal import Glibc
internal import SandboxService
internal import ServiceKit

let signals = StopSignals()
exit(
    ServiceMain.run(
        SandboxService.self, CommandLine.arguments.dropFirst(), defaultPort: 8025, environment: ProcessEnvironment.current(), signals: signals))
