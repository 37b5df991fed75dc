public import Wire

/// A picture of a product: one of the bundled ones, or a file of the media service.
public struct ImageSource: DTO {
    /// The name of a bundled picture: `band-set-1.svg`.
    public let file: PlainText?
    /// The address of a picture elsewhere, `https` only.
    public let url: PlainText?
    /// What is seen.
    public let alt: LocalizedName
    public init(file: String? = nil, url: String? = nil, alt: LocalizedName) {
        self.file = file.map(PlainText.init(trusted:))
        self.url = url.map(PlainText.init(trusted:))
        self.alt = alt
    }

    public func problems() -> [FieldProblem] {
        switch (file?.text, url?.text) {
        case (let file?, nil): Self.isFileName(file) ? [] : [FieldProblem("file", .malformed(expected: .fileName))]
        case (nil, let url?): url.hasPrefix("https://") && url.utf8.count <= 2000 ? [] : [FieldProblem("url", .malformed(expected: .url))]
        default: [FieldProblem("file", .oneOfRequired(fields: ["file", "url"]))]
        }
    }

    private static func isFileName(_ name: String) -> Bool {
        (5...100).contains(name.utf8.count) && name.hasSuffix(".svg")
            && name.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2d || $0 == 0x2e }
            && !name.containsBytes(of: "..")
    }
    public static let example = ImageSource(file: "band-set-1.svg", alt: .example)
}

/// A fact of a product, in both languages.
public struct SpecificationDetails: DTO {
    /// What it is about.
    public let name: LocalizedName
    /// What it is.
    public let value: LocalizedName
    public init(name: LocalizedName, value: LocalizedName) {
        self.name = name
        self.value = value
    }
    public static let example = SpecificationDetails(
        name: LocalizedName(en: FreeText(trusted: "Material"), ar: FreeText(trusted: "الخامة")),
        value: LocalizedName(en: FreeText(trusted: "Natural latex"), ar: FreeText(trusted: "لاتكس طبيعي")))
}

/// A product as an administrator and the catalogue files write it.
public struct ProductDetails: DTO {
    public var slug: Slug
    public var category: ProductCategory
    /// What it is called.
    public var name: LocalizedName
    /// What it is.
    public var description: LocalizedText
    /// Who makes it.
    public var brand: FreeText<WordRule>
    /// Halalas, VAT included.
    public var price: Price
    public var taxCategory: TaxCategory
    /// Pieces on the shelf when the product is new; later changes go through `/stock`.
    public var stock: Whole<StockRule>
    /// Its pictures, the main one first.
    public var images: Images
    /// Its facts, in order.
    public var specifications: Specifications
    /// More words to find it by, in either language.
    public var keywords: Keywords
    /// Products that go with it, by their slugs.
    public var related: Related

    public typealias Images = BoundedList<ImageSource, ImageCount>
    public typealias Specifications = BoundedList<SpecificationDetails, SpecificationCount>
    public typealias Keywords = BoundedList<FreeText<WordRule>, SpecificationCount>
    public typealias Related = BoundedList<Slug, RelatedCount>
    public enum ImageCount: ListRule { public static let range = 1...12 }
    public enum SpecificationCount: ListRule { public static let range = 0...30 }
    public enum RelatedCount: ListRule { public static let range = 0...12 }

    public init(
        slug: Slug, category: ProductCategory, name: LocalizedName, description: LocalizedText, brand: FreeText<WordRule>, price: Price,
        taxCategory: TaxCategory, stock: Whole<StockRule>, images: Images, specifications: Specifications, keywords: Keywords,
        related: Related
    ) {
        self.slug = slug
        self.category = category
        self.name = name
        self.description = description
        self.brand = brand
        self.price = price
        self.taxCategory = taxCategory
        self.stock = stock
        self.images = images
        self.specifications = specifications
        self.keywords = keywords
        self.related = related
    }

    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        for (index, image) in images.enumerated() {
            problems += image.problems().map { FieldProblem("images.\(index).\($0.field)", $0.rule) }
        }
        if related.contains(slug) { problems.append(FieldProblem("related", .exclusive(value: slug.text))) }
        return problems
    }
    public static let example = ProductDetails(
        slug: .example, category: .equipment, name: .example, description: .example, brand: FreeText(trusted: "Rimal"), price: .example,
        taxCategory: .standard, stock: .example, images: [.example], specifications: [.example], keywords: [.example],
        related: [Slug(trusted: "yoga-mat")])
}

/// A file of the catalogue.
public struct CatalogueFile: DTO {
    public let products: [ProductDetails]
    public init(products: [ProductDetails]) { self.products = products }
    public static let example = CatalogueFile(products: [.example])
}

/// A product with what customers are not shown.
public struct StockedProduct: DTO {
    public let id: ProductID
    /// What customers are shown.
    public let details: ProductDetails
    /// Pieces on the shelf, and how many of them checkouts hold.
    public let stock: Int64
    /// How many of them checkouts hold.
    public let reserved: Int64
    /// No longer sold.
    public let isArchived: Bool
    /// Grows with each change.
    public let version: Int64
    public init(id: ProductID, details: ProductDetails, stock: Int64, reserved: Int64, isArchived: Bool, version: Int64) {
        self.id = id
        self.details = details
        self.stock = stock
        self.reserved = reserved
        self.isArchived = isArchived
        self.version = version
    }
    public static let example = StockedProduct(id: .example, details: .example, stock: 40, reserved: 1, isArchived: false, version: 1)
}

/// What changes of a product; what is left out stays.
public struct ProductEdit: DTO {
    /// What it is called.
    public var name: LocalizedName?
    /// What it is.
    public var description: LocalizedText?
    public var category: ProductCategory?
    /// Who makes it.
    public var brand: FreeText<WordRule>?
    /// Halalas, VAT included.
    public var price: Price?
    public var taxCategory: TaxCategory?
    /// All its pictures, in place of those it has.
    public var images: ProductDetails.Images?
    /// All its facts, in place of those it has.
    public var specifications: ProductDetails.Specifications?
    /// All words to find it by, in place of those it has.
    public var keywords: ProductDetails.Keywords?
    /// All products that go with it, in place of those it has.
    public var related: ProductDetails.Related?
    /// True takes it out of the store, false brings it back.
    public var isArchived: Bool?
    public init(price: Price? = nil, isArchived: Bool? = nil) {
        self.price = price
        self.isArchived = isArchived
    }
    public static let example = ProductEdit(price: .example)
}

public enum StockChangeRule: WholeRule {
    public static let range: ClosedRange<Int64> = -1_000_000...1_000_000
    public static let example: Int64 = 12
}

/// Adds pieces to the shelf or takes them off; never below what checkouts hold.
public struct StockChange: DTO {
    /// How many pieces; negative takes them off.
    public let change: Whole<StockChangeRule>
    public init(change: Whole<StockChangeRule>) { self.change = change }
    public static let example = StockChange(change: .example)
}

public enum PromoPercentRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...100
    public static let example: Int64 = 10
}

/// A promotion, as an administrator writes it.
public struct PromotionDetails: DTO {
    /// What it is called.
    public let title: LocalizedName
    /// How much it takes off, in percent.
    public let percent: Whole<PromoPercentRule>
    /// Whether it is for the first paid order only.
    public let firstOrderOnly: Bool
    /// When it ends; without it, it does not.
    public let expiresAt: Instant?
    public init(title: LocalizedName, percent: Whole<PromoPercentRule>, firstOrderOnly: Bool, expiresAt: Instant? = nil) {
        self.title = title
        self.percent = percent
        self.firstOrderOnly = firstOrderOnly
        self.expiresAt = expiresAt
    }
    public static let example = PromotionDetails(
        title: LocalizedName(en: FreeText(trusted: "10% off your first order"), ar: FreeText(trusted: "خصم 10٪ على طلبك الأول")),
        percent: .example, firstOrderOnly: true)
}

public struct PromotionParameters: DTO {
    /// Which promotion.
    public let code: PromoCode
    public init(code: PromoCode) { self.code = code }
    public static let example = PromotionParameters(code: .example)
}

/// That an order is on its way.
public struct Shipment: DTO {
    /// Who brings it.
    public let carrier: FreeText<WordRule>
    /// The carrier's number of it.
    public let trackingNumber: FreeText<WordRule>
    public init(carrier: FreeText<WordRule>, trackingNumber: FreeText<WordRule>) {
        self.carrier = carrier
        self.trackingNumber = trackingNumber
    }
    public static let example = Shipment(carrier: FreeText(trusted: "SMSA"), trackingNumber: FreeText(trusted: "290012345678"))
}

/// Where a parcel is.
public struct TrackingUpdate: DTO {
    /// What the carrier says.
    public let status: FreeText<WordRule>
    /// Where.
    public let place: FreeText<WordRule>?
    public init(status: FreeText<WordRule>, place: FreeText<WordRule>? = nil) {
        self.status = status
        self.place = place
    }
    public static let example = TrackingUpdate(status: FreeText(trusted: "In transit"), place: FreeText(trusted: "Riyadh"))
}

/// Pieces of a line that came back.
public struct RefundItem: DTO {
    /// Which product.
    public let productId: ProductID
    public let quantity: Quantity
    public init(productId: ProductID, quantity: Quantity) {
        self.productId = productId
        self.quantity = quantity
    }
    public static let example = RefundItem(productId: .example, quantity: Quantity(trusted: 1))
}

/// What an administrator gives money back for; a cancelled order is paid back by cancelling it.
public enum GivenReasons: ChoiceRule { public static let words: [RefundReason] = [.returned, .damaged, .goodwill] }

/// Money back: for pieces of lines, or an amount. Never more than was paid and not yet given back.
public struct RefundRequest: DTO {
    /// Why money goes back.
    public let reason: Choice<GivenReasons>
    /// Halalas.
    public let amount: OrderAmount?
    /// The pieces that came back, at what was paid for them.
    public let items: BoundedList<RefundItem, ItemCount>?
    /// As many as a cart has lines.
    public enum ItemCount: ListRule { public static let range = 1...StorePolicy().cartLines }
    /// Whether the pieces go back on the shelf.
    public let restock: Bool?
    public init(reason: RefundReason, amount: OrderAmount? = nil, items: [RefundItem]? = nil, restock: Bool? = nil) {
        self.reason = .init(trusted: reason)
        self.amount = amount
        self.items = items.map { .init(trusted: $0) }
        self.restock = restock
    }

    public func problems() -> [FieldProblem] {
        switch (amount, items) {
        case (nil, nil), (.some, .some): return [FieldProblem("amount", .oneOfRequired(fields: ["amount", "items"]))]
        default: return []
        }
    }
    public static let example = RefundRequest(reason: .returned, items: [.example], restock: true)
}

public struct ReportQuery: DTO {
    /// The first day, in UTC.
    public let from: LocalDate
    /// Included; a year after `from` at most.
    public let to: LocalDate
    public static let mostDays: Int64 = 366
    public init(from: LocalDate, to: LocalDate) {
        self.from = from
        self.to = to
    }
    public func problems() -> [FieldProblem] {
        if from > to { return [FieldProblem("from", .mustNotBeLater(than: to))] }
        let last = from + (Self.mostDays - 1)
        return to > last ? [FieldProblem("to", .mustNotBeLater(than: last))] : []
    }
    public static let example = ReportQuery(from: .example, to: LocalDate(daysSinceEpoch: 20_543))
}

/// Counted from the log of tier changes. FC-METRIC-05, -06 and -07; days are UTC's.
public struct SubscriptionReport: DTO {
    /// People who came in the period, and how many of them had a paid tier within 30 days.
    public let newPeople: Int64
    /// How many of them had a paid tier within 30 days.
    public let convertedIn30Days: Int64
    /// Percent with one decimal at most; left out without anybody to count.
    public let conversionPercent: Double?
    /// People who were Premium at some time in the period, and how many of them moved up to Smart Premium in it.
    public let premiumPeople: Int64
    /// How many of them moved up to Smart Premium.
    public let movedToSmart: Int64
    /// Percent with one decimal at most; left out without anybody to count.
    public let smartPercent: Double?
    /// Who paid when the period began, and how many of them were Freemium when it ended.
    public let payingAtStart: Int64
    /// How many of them were Freemium when it ended.
    public let churned: Int64
    /// Percent with one decimal at most; left out without anybody to count.
    public let churnPercent: Double?
    public init(
        newPeople: Int64, convertedIn30Days: Int64, conversionPercent: Double?, premiumPeople: Int64, movedToSmart: Int64,
        smartPercent: Double?,
        payingAtStart: Int64, churned: Int64, churnPercent: Double?
    ) {
        self.newPeople = newPeople
        self.convertedIn30Days = convertedIn30Days
        self.conversionPercent = conversionPercent
        self.premiumPeople = premiumPeople
        self.movedToSmart = movedToSmart
        self.smartPercent = smartPercent
        self.payingAtStart = payingAtStart
        self.churned = churned
        self.churnPercent = churnPercent
    }
    public static let example = SubscriptionReport(
        newPeople: 200, convertedIn30Days: 30, conversionPercent: 15, premiumPeople: 30, movedToSmart: 3, smartPercent: 10,
        payingAtStart: 50, churned: 4,
        churnPercent: 8)
}
