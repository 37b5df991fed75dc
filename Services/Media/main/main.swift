internal import Glibc
internal import MediaService
internal import ServiceKit

let signals = StopSignals()
exit(
    await ServiceMain.run(MediaService.self, defaultPort: 8084, environment: ProcessEnvironment.current(), signals: signals))
