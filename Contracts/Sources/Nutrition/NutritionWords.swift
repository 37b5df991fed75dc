public import Wire

/// A meal's place in a day. With fasting, `suhoor` and `iftar` stand where the first three are. FR-NUTRITION-01-a.
public enum MealSlot: String, WireEnum {
    /// Breakfast.
    case breakfast
    /// Lunch.
    case lunch
    /// Dinner.
    case dinner
    /// Between meals.
    case snack
    /// The meal before dawn of a day of fasting.
    case suhoor
    /// The meal at sunset of a day of fasting.
    case iftar

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

/// The meal that something was eaten at. FR-NUTRITION-04-c.
public enum MealCategory: String, WireEnum {
    /// Breakfast.
    case breakfast
    /// Lunch.
    case lunch
    /// Dinner.
    case dinner
    /// Between meals.
    case snack
}

/// What of animals somebody eats. FC-ADD-10.
public enum Diet: String, WireEnum {
    /// Meat, fish and all else.
    case everything
    /// Fish and seafood, no other meat.
    case pescatarian
    /// No meat and no fish; eggs, milk and honey.
    case vegetarian
    /// Nothing of animals.
    case vegan
}

/// The 14 that labels have to name, by Annex II of Regulation (EU) 1169/2011; the Gulf's GSO 9 names the same foods.
public enum Allergen: String, WireEnum {
    /// Cereals with gluten: wheat, rye, barley, oats.
    case gluten
    /// Prawns, crabs, lobsters.
    case crustaceans
    /// Eggs.
    case egg
    /// Fish.
    case fish
    /// Peanuts.
    case peanuts
    /// Soybeans.
    case soy
    /// Milk and what is made of it.
    case milk
    /// Tree nuts: almonds, walnuts, pistachios.
    case nuts
    /// Celery and celeriac.
    case celery
    /// Mustard.
    case mustard
    /// Sesame, tahini too.
    case sesame
    /// Sulphur dioxide and sulphites.
    case sulphites
    /// Lupin.
    case lupin
    /// Mussels, squid, snails.
    case molluscs
}

/// What of an animal is in a food.
public enum AnimalSource: String, WireEnum {
    /// Meat and poultry.
    case meat
    /// Fish and what else lives in water.
    case seafood
    /// Eggs.
    case egg
    /// Milk and what is made of it.
    case dairy
    /// Honey.
    case honey
}

/// How people measure what they eat. `gram` is there for every food.
public enum PortionUnit: String, WireEnum {
    /// A gram.
    case gram
    /// One piece.
    case piece
    /// A small one.
    case small
    /// One of middle size.
    case medium
    /// A large one.
    case large
    /// A slice.
    case slice
    /// A cup.
    case cup
    /// A tablespoon.
    case tablespoon
    /// A teaspoon.
    case teaspoon
    /// A plate.
    case plate
    /// A bowl.
    case bowl
    /// A glass.
    case glass
    /// A can.
    case can
    /// A handful.
    case handful
    /// A loaf.
    case loaf
    /// A skewer.
    case skewer
    /// A scoop.
    case scoop
    /// A packet.
    case packet
    /// A bottle.
    case bottle
    /// A serving.
    case serving
}

/// Shelves of the foods.
public enum FoodGroup: String, WireEnum {
    /// Dairy and eggs.
    case dairyEggs = "dairy_eggs"
    /// Meat.
    case meat
    /// Poultry.
    case poultry
    /// Fish and seafood.
    case fish
    /// Fruit.
    case fruit
    /// Vegetables.
    case vegetables
    /// Beans, lentils, chickpeas.
    case legumes
    /// Nuts and seeds.
    case nutsSeeds = "nuts_seeds"
    /// Grains, rice, pasta.
    case grains
    /// Bread and bakery.
    case bread
    /// Sweets.
    case sweets
    /// Drinks.
    case drinks
    /// Fats and oils.
    case fats
    /// Spices and herbs.
    case spices
    /// Soups and sauces.
    case soups
    /// Snacks.
    case snacks
    /// Ready meals.
    case meals
    /// Food for babies.
    case babyFood = "baby_food"
    /// Dishes and breads of the region, computed from what is in them.
    case dishes
}

/// Which foods to look at.
public enum FoodScope: String, WireEnum {
    /// All foods.
    case all
    /// What somebody logged, latest first.
    case recent
    /// Those that the reader marked.
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
    /// Fibre.
    case fiber
    /// Sugars.
    case sugars
    /// Sodium.
    case sodium
}

/// Whether somebody may use their nutrition. FR-NUTRITION-06.
public enum TrialState: String, WireEnum {
    /// No plan was made yet; the first one starts the trial.
    case notStarted = "not_started"
    /// A trial is running.
    case active
    /// The seven days are over.
    case locked
    /// A tier without a trial, or a product without tiers.
    case unlimited
}

/// How urgent a banner is.
public enum BannerLevel: String, WireEnum {
    /// Some days are left.
    case info
    /// It ends soon.
    case warning
    /// It ends today.
    case critical
}

/// How what was eaten compares with a target. FR-NUTRITION-02.
public enum IntakeStatus: String, WireEnum {
    /// Below 90 % of the target.
    case under
    /// From 90 to 110 % of the target.
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
