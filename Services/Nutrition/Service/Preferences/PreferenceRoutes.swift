internal import Contracts
internal import ServiceKit

struct PreferenceRoutes: Sendable {
    let preferences: PreferenceActions

    var routes: [Route] {
        [
            Nutrition.preferences.handle(preferences.preferences),
            Nutrition.changePreferences.handle(preferences.change),
        ]
    }
}
