internal import Glibc
internal import ServiceKit
internal import TasksService

let signals = StopSignals()
exit(
    ServiceMain.run(
        TasksService.self, CommandLine.arguments.dropFirst(), defaultPort: 8083,
        environment: ProcessEnvironment.current(), signals: signals))
