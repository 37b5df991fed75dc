internal import Contracts
internal import ServiceKit

/// What there is to eat.
struct FoodRoutes: Sendable {
    let foods: FoodActions
    let library: LibraryActions

    var routes: [Route] {
        [
            Nutrition.foods.handle(foods.page),
            Nutrition.food.handle(foods.one),
            Nutrition.addFavourite.handle(foods.addFavourite),
            Nutrition.deleteFavourite.handle(foods.deleteFavourite),
            Nutrition.library.handle(library.whole),
            Nutrition.image.handle(library.image),
        ]
    }
}
