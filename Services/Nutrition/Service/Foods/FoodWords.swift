internal import Contracts
internal import Search

/// What people call shelves and foods when they look for one.
enum FoodWords {
    /// Words of a shelf, in both languages.
    static func shelf(_ group: FoodGroup) -> String {
        switch group {
        case .dairyEggs: "dairy eggs ألبان بيض أجبان"
        case .meat: "meat لحم لحوم"
        case .poultry: "poultry دواجن طيور"
        case .fish: "fish seafood سمك أسماك بحري مأكولات بحرية"
        case .fruit: "fruit فاكهة فواكه"
        case .vegetables: "vegetables veggies خضار خضروات خضراوات"
        case .legumes: "legumes pulses beans بقوليات بقول"
        case .nutsSeeds: "nuts seeds مكسرات بذور"
        case .grains: "grains cereals حبوب"
        case .bread: "bread bakery baked خبز مخبوزات معجنات"
        case .sweets: "sweets desserts حلويات حلا"
        case .drinks: "drinks beverages مشروبات"
        case .fats: "fats oils زيوت دهون"
        case .spices: "spices herbs بهارات توابل أعشاب"
        case .soups: "soups sauces شوربات صلصات"
        case .snacks: "snacks سناك تسالي"
        case .meals: "meals fast food وجبات وجبات سريعة"
        case .babyFood: "baby food infant أطفال رضع"
        case .dishes: "dishes meals أطباق وجبات أكلات"
        }
    }

    /// Words for the same food: of dialects, borrowed ones as they are spelled, one of a kind, and plurals that no rule makes. The first is
    /// what names are compared by. `عيش` is bread in Egypt and rice in the Gulf, `لبن` is milk, buttermilk or yogurt.
    static let same = SameWords(arabic + english + loose)

    /// The same for what somebody does not eat: without words that stand for more than what is meant there.
    static let disliked = SameWords(arabic + english)

    private static let arabic: [[String]] = [
        ["طماطم", "طماط", "طماطة", "قوطة", "بندورة", "طمطم", "أوطة"], ["دجاج", "دجاجة", "فراخ", "فرخة", "جاج", "دياي"],
        ["خبز", "عيش", "خبزة"], ["أرز", "رز", "عيش"], ["حليب", "لبن"], ["زبادي", "روب", "لبن", "يوغرت", "يوغورت"],
        ["بطاطس", "بطاطا", "بطاط"], ["بيض", "بيضة", "بيوض"], ["كوسا", "كوسة"], ["باذنجان", "بيذنجان", "بتنجان", "بدنجان"],
        ["لحم", "لحمة", "لحوم"], ["جبن", "جبنة", "أجبان"], ["سمك", "سمكة", "أسماك"], ["تمر", "تمرة", "تمور"], ["تفاح", "تفاحة"],
        ["موز", "موزة"], ["برتقال", "برتقالة"], ["خيار", "خيارة"], ["بصل", "بصلة"], ["جزر", "جزرة"], ["ليمون", "ليمونة"],
        ["رمان", "رمانة"], ["بطيخ", "بطيخة", "حبحب", "جح", "رقي", "دلاع"], ["خوخ", "خوخة", "دراق"], ["فراولة", "فريز"],
        ["ملفوف", "كرنب"], ["قرنبيط", "زهرة"], ["شمندر", "بنجر"], ["بامية", "باميا"], ["بقدونس", "معدنوس"], ["نعناع", "نعنع"],
        ["ثوم", "توم"], ["معكرونة", "مكرونة", "باستا"], ["فاصوليا", "فاصولياء", "فاصوليه"],
        ["عصير", "عصائر"], ["شوربة", "شوربا", "حساء", "شربة"], ["سلطة", "سلطات", "صلطة"], ["قهوة", "كهوة"], ["شاي", "شاهي"],
        ["شوكولاتة", "شوكولا", "شكولاتة", "شيكولاتة", "شوكلاتة"], ["بسكويت", "بسكوت"], ["كيك", "كيكة", "كعكة"], ["دقيق", "طحين"],
        ["روبيان", "ربيان", "جمبري", "قريدس"], ["تونة", "تونا", "طن"], ["سلمون", "سالمون"],
        ["برجر", "برغر", "همبرجر", "همبرغر", "هامبرجر", "بيرجر"], ["ساندويتش", "سندويش", "ساندويش", "سندوتش", "ساندوتش", "شطيرة"],
        ["مانجو", "مانجا", "منجا", "منقا", "مانقا", "منجو"], ["أفوكادو", "أفوكاتو", "افوكا"], ["جوافة", "قوافة"],
        ["آيس", "ايسكريم", "بوظة"], ["مخلل", "طرشي", "مخللات"], ["شبس", "شيبس", "شيبسي"], ["كاتشب", "كتشب"],
        ["زيتون", "زيتونة"], ["مشمش", "مشمشة"], ["إجاص", "كمثرى", "عرموط"], ["يوسفي", "مندرين", "يوسفأفندي"], ["غريفون", "جريب", "قريب"],
        ["حمص", "حمص"], ["فول", "فولة"], ["كبدة", "كبد"], ["ذرة", "درة"], ["بازلاء", "بازيلا", "بسلة", "بازلا"],
    ]

    private static let english: [[String]] = [
        ["yogurt", "yoghurt", "yoghourt"], ["eggplant", "aubergine"], ["zucchini", "courgette"], ["chickpea", "garbanzo"],
        ["shrimp", "prawn"], ["arugula", "rocket"], ["beet", "beetroot"], ["okra", "bamia", "bamya"], ["coriander", "cilantro"],
        ["corn", "maize"], ["hummus", "hommos", "houmous", "humus"], ["falafel", "felafel"], ["tahini", "tahina", "tahineh"],
        ["donut", "doughnut"], ["chili", "chilli", "chile"], ["skimmed", "skim", "nonfat"], ["flavour", "flavor"], ["ketchup", "catsup"],
        ["oat", "oatmeal", "porridge"], ["burger", "hamburger"], ["cookie", "biscuit"], ["steak", "steack"], ["pita", "pitta"],
        ["date", "tamr"],
    ]

    /// Whoever wants no capsicum takes black pepper, which is in most meals, and so it is with what is ground and with any sauce.
    private static let loose: [[String]] = [
        ["فلفل", "فليفلة"], ["صلصة", "صوص", "صلصات"], ["minced", "mince", "ground"], ["pepper", "capsicum"],
    ]
}
