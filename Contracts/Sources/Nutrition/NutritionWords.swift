public import Wire

/// A meal's place in a day. With fasting, `suhoor` and `iftar` stand where the first three are. FR-NUTRITION-01-a.
public enum MealSlot: String, WireEnum {
    case breakfast, lunch, dinner, snack, suhoor, iftar

    /// Where a meal of this slot is counted in the log, which knows four. FR-NUTRITION-04-c.
    public var category: MealCategory {
        switch self {
        case .breakfast, .suhoor: .breakfast
        case .lunch: .lunch
        case .dinner, .iftar: .dinner
        case .snack: .snack
        }
    }
}

/// FR-NUTRITION-04-c.
public enum MealCategory: String, WireEnum {
    case breakfast, lunch, dinner, snack
}

/// What of animals somebody eats. FC-ADD-10.
public enum Diet: String, WireEnum {
    case everything
    /// Fish and seafood, no other meat.
    case pescatarian
    /// No meat and no fish; eggs, milk and honey.
    case vegetarian
    case vegan
}

/// The 14 that labels have to name, by Annex II of Regulation (EU) 1169/2011; the Gulf's GSO 9 names the same foods.
public enum Allergen: String, WireEnum {
    case gluten, crustaceans, egg, fish, peanuts, soy, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs
}

/// What of an animal is in a food.
public enum AnimalSource: String, WireEnum {
    case meat, seafood, egg, dairy, honey
}

/// How people measure what they eat. `gram` is there for every food.
public enum PortionUnit: String, WireEnum {
    case gram, piece, small, medium, large, slice, cup, tablespoon, teaspoon, plate, bowl, glass, can, handful, loaf, skewer, scoop, packet
    case bottle, serving
}

/// Shelves of the foods.
public enum FoodGroup: String, WireEnum {
    case dairyEggs = "dairy_eggs"
    case meat, poultry, fish, fruit, vegetables, legumes
    case nutsSeeds = "nuts_seeds"
    case grains, bread, sweets, drinks, fats, spices, soups, snacks, meals
    case babyFood = "baby_food"
    /// Dishes and breads of the region, computed from what is in them.
    case dishes
}

/// Which foods to look at.
public enum FoodScope: String, WireEnum {
    case all
    /// What somebody logged, latest first.
    case recent
    case favourites
}

/// A thing to know about a food's numbers. None of them is refused: foods with fibre, alcohol or sugar alcohols are real.
public enum FoodWarning: String, WireEnum {
    /// Energy is far from what protein, carbohydrate and fat hold.
    case energyDiffers = "energy_differs"
    /// Energy looks like kilojoules: it is about 4.184 times what it would be.
    case energyInKilojoules = "energy_in_kilojoules"
    /// Sodium looks like salt, which is 2.5 times as much, or like grams.
    case sodiumUnlikely = "sodium_unlikely"
    /// More than somebody eats at once.
    case portionUnlikely = "portion_unlikely"
}

/// Which values a food may lack: missing is not zero.
public enum OptionalNutrient: String, WireEnum {
    case fiber, sugars, sodium
}

/// FR-NUTRITION-06.
public enum TrialState: String, WireEnum {
    /// No plan was made yet; the first one starts the trial.
    case notStarted = "not_started"
    case active
    /// The seven days are over.
    case locked
    /// A tier without a trial, or a product without tiers.
    case unlimited
}

public enum BannerLevel: String, WireEnum {
    case info, warning, critical
}

/// How what was eaten compares with a target. FR-NUTRITION-02.
public enum IntakeStatus: String, WireEnum {
    /// Below 90 % of the target.
    case under
    case onTrack = "on_track"
    /// Above 110 %.
    case over
}

/// Where targets come from.
public enum TargetBasis: String, WireEnum {
    /// Age, weight and height of the second intake, or GTSD's profile.
    case profile
    /// Gender and goal alone, with a reference body.
    case reference
}
