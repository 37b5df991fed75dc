internal import Contracts
internal import ServiceKit

struct AccessRoutes: Sendable {
    let access: AccessActions

    var routes: [Route] { [Nutrition.access.handle(access.access)] }
}
