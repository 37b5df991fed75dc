internal import Contracts

extension FoodGroup {
    /// The shelf on which foods of one of the USDA's groups stand.
    init?(usda group: String) {
        switch group {
        case "Dairy and Egg Products": self = .dairyEggs
        case "Beef Products", "Lamb, Veal, and Game Products", "Sausages and Luncheon Meats": self = .meat
        case "Poultry Products": self = .poultry
        case "Finfish and Shellfish Products": self = .fish
        case "Fruits and Fruit Juices": self = .fruit
        case "Vegetables and Vegetable Products": self = .vegetables
        case "Legumes and Legume Products": self = .legumes
        case "Nut and Seed Products": self = .nutsSeeds
        case "Cereal Grains and Pasta", "Breakfast Cereals": self = .grains
        case "Baked Products": self = .bread
        case "Sweets": self = .sweets
        case "Beverages": self = .drinks
        case "Fats and Oils": self = .fats
        case "Spices and Herbs": self = .spices
        case "Soups, Sauces, and Gravies": self = .soups
        case "Snacks": self = .snacks
        case "Fast Foods", "Meals, Entrees, and Side Dishes", "Restaurant Foods", "American Indian/Alaska Native Foods": self = .meals
        case "Baby Foods": self = .babyFood
        default: return nil
        }
    }
}
