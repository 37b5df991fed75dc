internal import Contracts
internal import ServiceKit

/// Stack's media items and the settings of new ones.
struct ItemRoutes: Sendable {
    let items: ItemActions
    let settings: MediaSettingsActions

    var routes: [Route] {
        [
            StackMedia.items.handle(items.page),
            StackMedia.item.handle(items.one),
            StackMedia.deleteItem.handle(items.delete),
            StackMedia.thumbnail.handle(items.thumbnail),
            StackMedia.settings.handle(settings.settings),
            StackMedia.changeSettings.handle(settings.change),
        ]
    }
}
