internal import AuthService
internal import Glibc
internal import ServiceKit

let signals = StopSignals()
exit(
    await ServiceMain.run(AuthService.self, defaultPort: 8081, environment: ProcessEnvironment.current(), signals: signals))
