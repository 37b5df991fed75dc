internal import Glibc
internal import NutritionService
internal import ServiceKit

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.isEmpty else { exit(NutritionCommand.run(arguments)) }
let signals = StopSignals()
exit(
    ServiceMain.run(NutritionService.self, defaultPort: 8087, environment: ProcessEnvironment.current(), signals: signals))
