internal import Glibc
internal import SandboxService
internal import ServiceKit

let signals = StopSignals()
exit(
    ServiceMain.run(SandboxService.self, defaultPort: 8025, environment: ProcessEnvironment.current(), signals: signals))
