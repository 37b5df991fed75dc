internal import Glibc
internal import ServiceKit
internal import TasksService

let signals = StopSignals()
exit(
    await ServiceMain.run(TasksService.self, defaultPort: 8083, environment: ProcessEnvironment.current(), signals: signals))
