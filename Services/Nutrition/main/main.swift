internal import Glibc
internal import NutritionService
internal import ServiceKit

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.isEmpty || DatabaseCommand.isAsked(arguments) else { exit(NutritionCommand.run(arguments)) }
let signals = StopSignals()
exit(
    ServiceMain.run(
        NutritionService.self, arguments, defaultPort: 8087, environment: ProcessEnvironment.current(), signals: signals))
