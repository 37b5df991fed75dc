internal import Contracts
internal import ServiceKit

/// Settings and preferences, the welcome screens, and what reaches a person: their devices.
struct SettingsRoutes: Sendable {
    let settings: SettingsActions
    let tutorials: TutorialActions
    let devices: DeviceActions
    let browsers: BrowserPushActions

    var routes: [Route] {
        [
            Profiles.settings.handle(settings.settings),
            Profiles.changeSettings.handle(settings.changeSettings),
            Profiles.preferences.handle(settings.preferences),
            Profiles.changePreferences.handle(settings.changePreferences),
            Profiles.tutorials.handle(tutorials.list),
            Profiles.seeTutorial.handle(tutorials.see),
            Profiles.resetTutorials.handle(tutorials.reset),
            Profiles.devices.handle(devices.list),
            Profiles.addDevice.handleSaving(devices.add),
            Profiles.deleteDevice.handle(devices.delete),
            Profiles.webPushKey.handle(browsers.key),
            Profiles.pushToBrowser.handle(browsers.push),
        ]
    }
}
