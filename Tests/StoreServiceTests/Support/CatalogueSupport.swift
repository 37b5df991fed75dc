import AppTesting
import Contracts
import Foundation
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import StoreDomain
import TestSupport
import Testing
import Wire

/// What a test's product is; everything else is the example's.
struct TestProduct: Sendable {
    var slug: String
    var name: (en: String, ar: String) = ("Thing", "شيء")
    var category = ProductCategory.equipment
    var brand = "Rimal"
    var price: Int64 = 1000
    var stock: Int64 = 40
    var keywords: [String] = []
    var description: (en: String, ar: String) = ("Plain.", "عادي.")
    var related: [String] = []

    var details: ProductDetails {
        ProductDetails(
            slug: Slug(trusted: slug), category: category,
            name: LocalizedName(en: FreeText(trusted: name.en), ar: FreeText(trusted: name.ar)),
            description: LocalizedText(en: FreeText(trusted: description.en), ar: FreeText(trusted: description.ar)),
            brand: FreeText(trusted: brand),
            price: Price(trusted: price), taxCategory: .standard, stock: Whole(trusted: stock),
            images: [.example, ImageSource(url: "https://pictures.example/2.webp", alt: .example)], specifications: [.example],
            keywords: .init(trusted: keywords.map(FreeText.init(trusted:))), related: .init(trusted: related.map(Slug.init(trusted:))))
    }
}

extension StoreFixture {
    /// Adds a product as an administrator does.
    @discardableResult
    func add(_ product: TestProduct) async throws -> ProductID {
        try await admin.call(StoreAdmin.addProduct, product.details).id
    }

    func list(_ query: CatalogueQuery = CatalogueQuery(), _ language: Language = .english) async throws -> ProductPage {
        try await client.with("Accept-Language", language.rawValue).call(Store.products, query, Nothing())
    }

    func slugs(_ query: CatalogueQuery = CatalogueQuery(), _ language: Language = .english) async throws -> [String] {
        try await list(query, language).items.map(\.slug.text)
    }

    /// Searches as typed.
    func find(_ text: String, _ language: Language = .english) async throws -> [String] {
        try await slugs(CatalogueQuery(q: FreeText(trusted: text), limit: Whole(trusted: 100)), language)
    }

    /// Every page of a list, with something done after each.
    func pages(_ query: CatalogueQuery, size: Int64, between: (Int) async throws -> Void = { _ in }) async throws -> [ProductCard] {
        var (query, items, count) = (query, [ProductCard](), 0)
        query.limit = Whole(trusted: size)
        repeat {
            let page = try await list(query)
            items += page.items
            query.cursor = page.nextCursor
            #expect(page.nextCursor == nil || page.items.count == Int(size))
            count += 1
            try await between(count)
        } while query.cursor != nil
        return items
    }

    func detail(_ id: ProductID, _ language: Language = .english) async throws -> ProductDetail {
        try await client.with("Accept-Language", language.rawValue).call(Store.product, ProductParameters(id: id), Nothing())
    }

    /// An order of somebody's, as it is stored once it has come to a status.
    func order(_ product: ProductID, by person: Somebody, status: OrderStatus = .delivered, name: String = "Layla Haddad") async throws {
        var address = ShippingAddress.example
        address.name = PersonName(trusted: name)
        let (text, now, checkout) = (try JSONColumn.text(address), now, store.app.runtime.ids.next())
        try await store.database.write { db in
            let number: Int64 = (try await db.first("SELECT COALESCE(MAX(number), 999) + 1 FROM orders")?.get(0)) ?? 1000
            try await db.execute("""
                INSERT INTO orders (number, user_id, checkout_id, status, payment_status, address, subtotal, discount, shipping, tax, \
                total, refunded,
                    provider, payment_id, language, placed_at)
                VALUES (\(number), \(person.id.text), \(checkout), \(status.rawValue), 'paid', \(text), 1000, 0, 0, 130, 1000, 0, 'fake', \
                \(checkout),
                    'en', \(now))
                """)
            try await db.execute("""
                INSERT INTO order_lines (order_number, product_id, position, name_en, name_ar, image, tax_category, unit_price, quantity, \
                discount, refunded)
                VALUES (\(number), \(product.text), 0, 'Thing', 'شيء', '{}', 'standard', 1000, 1, 0, 0)
                """)
        }
    }
}

/// Names of five products of every kind, with the prices and stocks that the tests of lists count on.
enum TestShelf {
    static let products = [
        TestProduct(
            slug: "band-set", name: ("Resistance Band Set", "طقم أحبال المقاومة"), price: 8999, stock: 40, keywords: ["elastic", "مطاط"],
            description: ("Five bands of natural latex.", "خمسة أحبال من اللاتكس.")),
        TestProduct(slug: "yoga-mat", name: ("Yoga Mat", "سجادة يوغا"), brand: "Nakhla", price: 12_000, stock: 3),
        TestProduct(slug: "whey", name: ("Whey Protein", "بروتين مصل اللبن"), category: .supplements, price: 18_000, stock: 0),
        TestProduct(
            slug: "shirt", name: ("Training Shirt", "قميص تدريب"), category: .apparel, brand: "Nakhla", price: 7500, stock: 10,
            description: ("Goes well with a band around the wrist.", "خفيف.")),
        TestProduct(
            slug: "bottle", name: ("Steel Bottle", "زجاجة ماء"), category: .accessories, price: 4500, stock: 100,
            keywords: ["bandage holder"]),
    ]
}

/// A folder of catalogue files that is there for one test.
struct CatalogueFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "barbell-catalogue-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url.appending(path: "images"), withIntermediateDirectories: true)
        path = url.path
        try picture("band-set-1.svg")
        for category in ProductCategory.allCases { try write([], category) }
    }

    func picture(_ name: String, _ content: String = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>") throws {
        try content.write(toFile: path + "/images/" + name, atomically: true, encoding: .utf8)
    }

    func write(_ products: [TestProduct], _ category: ProductCategory = .equipment) throws {
        try write(String(decoding: JSONWriter.encode(CatalogueFile(products: products.map(\.details))), as: UTF8.self), category)
    }

    func write(_ text: String, _ category: ProductCategory = .equipment) throws {
        try text.write(toFile: path + "/\(category.rawValue).json", atomically: true, encoding: .utf8)
    }

    /// What stands in `catalogue.json`; nil for none.
    func version(_ text: String?) throws {
        let file = path + "/catalogue.json"
        if let text {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        } else {
            try FileManager.default.removeItem(atPath: file)
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// The catalogue that comes with the service.
    static let shipped = URL(filePath: #filePath).appending(path: "../../../../Services/Store/Catalogue").standardized.path
}

func encoded<T: Encodable>(_ value: T) throws -> [UInt8] { try JSONWriter.encode(value) }

/// What stands in a cursor.
func decoded(_ token: OpaqueToken) -> String {
    var text = token.text.replacing("-", with: "+").replacing("_", with: "/")
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } ?? ""
}
