internal import Glibc
internal import ServiceKit
internal import TrainingService

let defaultPort = 8086
let environment = ProcessEnvironment.current()
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.isEmpty || DatabaseCommand.isAsked(arguments) else {
    exit(await TrainingCommand.run(arguments, defaultPort: defaultPort, environment: environment))
}
let signals = StopSignals()
exit(ServiceMain.run(TrainingService.self, arguments, defaultPort: defaultPort, environment: environment, signals: signals))
