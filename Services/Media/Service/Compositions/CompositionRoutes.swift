internal import Contracts
internal import ServiceKit

/// Stack's compositions and their layers.
struct CompositionRoutes: Sendable {
    let compositions: CompositionActions

    var routes: [Route] {
        [
            Compositions.create.handle(compositions.create),
            Compositions.list.handle(compositions.page),
            Compositions.one.handle(compositions.one),
            Compositions.change.handle(compositions.change),
            Compositions.delete.handle(compositions.delete),
            Compositions.duplicate.handle(compositions.duplicate),
            Compositions.addLayer.handle(compositions.addLayer),
            Compositions.changeLayer.handle(compositions.changeLayer),
            Compositions.removeLayer.handle(compositions.removeLayer),
            Compositions.orderLayer.handle(compositions.orderLayer),
        ]
    }
}
