internal import Glibc
internal import ServiceKit
internal import StoreService

let signals = StopSignals()
exit(
    await ServiceMain.run(StoreService.self, defaultPort: 8085, environment: ProcessEnvironment.current(), signals: signals))
