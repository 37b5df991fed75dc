internal import Glibc
internal import ServiceKit
internal import TrainingService

let signals = StopSignals()
exit(
    ServiceMain.run(TrainingService.self, defaultPort: 8086, environment: ProcessEnvironment.current(), signals: signals))
