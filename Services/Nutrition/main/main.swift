internal import Glibc
internal import ServiceKit
internal import NutritionService

let signals = StopSignals()
exit(
    ServiceMain.run(NutritionService.self, defaultPort: 8087, environment: ProcessEnvironment.current(), signals: signals))
