internal import Glibc
internal import ServiceKit
internal import StoreService

let defaultPort = 8085
let environment = ProcessEnvironment.current()
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.isEmpty || DatabaseCommand.isAsked(arguments) else {
    exit(await StoreCommand.run(arguments, defaultPort: defaultPort, environment: environment))
}
let signals = StopSignals()
exit(ServiceMain.run(StoreService.self, arguments, defaultPort: defaultPort, environment: environment, signals: signals))
