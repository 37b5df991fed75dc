internal import HTTPCore
public import Wire

/// What the store shows and what people put into their carts. FitCoach+ only; the catalogue is for everybody.
public enum Store {
    public static let products = Endpoint<Anyone, CatalogueQuery, Nothing, ProductPage>(
        "store.products", .get, "/store/products", requirements: ["FR-STORE-01", "FR-STORE-02-a", "FR-STORE-03-a"],
        summary: "The catalogue: searched, filtered, sorted, with facets")
    public static let product = Endpoint<Anyone, ProductParameters, Nothing, ProductDetail>(
        "store.product", .get, "/store/products/{id}", requirements: ["FR-STORE-04-a", "FR-STORE-04-c"],
        summary: "One product with related ones")
    public static let reviews = Endpoint<Anyone, ReviewQuery, Nothing, ReviewPage>(
        "store.reviews", .get, "/store/products/{id}/reviews", requirements: ["FR-STORE-04-b"], summary: "What buyers say of a product")
    public static let review = Endpoint<SignedIn, ProductParameters, ReviewDetails, Review>(
        "store.review", .put, "/store/products/{id}/review", products: .withStore, status: .created, otherStatus: .ok,
        errors: [.purchaseRequired],
        summary: "Say what one thinks of a product one was delivered")
    public static let deleteReview = Endpoint<SignedIn, ProductParameters, Nothing, Nothing>(
        "store.deleteReview", .delete, "/store/products/{id}/review", products: .withStore, summary: "Take one's review back")
    public static let promotions = Endpoint<Anyone, Nothing, Nothing, PromotionList>(
        "store.promotions", .get, "/store/promotions", requirements: ["FR-STORE-WELCOME-03-b"],
        summary: "What is taken off, with which code, until when")
    public static let image = Endpoint<Anyone, ImageParameters, Nothing, RawOutput>(
        "store.image", .get, "/store/images/{name}", contentType: "image/svg+xml", summary: "A bundled picture")

    public static let cart = Endpoint<SignedIn, Nothing, Nothing, Cart>(
        "store.cart", .get, "/store/cart", products: .withStore, requirements: ["FR-STORE-05-b", "FR-STORE-05-c"],
        summary: "One's cart at today's prices")
    public static let addItem = Endpoint<SignedIn, Nothing, CartItem, Cart>(
        "store.addItem", .post, "/store/cart/items", products: .withStore, status: .created, errors: cartErrors,
        requirements: ["FR-STORE-04-d"],
        summary: "Put pieces into the cart")
    public static let setItem = Endpoint<SignedIn, ProductParameters, CartQuantity, Cart>(
        "store.setItem", .patch, "/store/cart/items/{id}", products: .withStore, errors: cartErrors, requirements: ["FR-STORE-05-b"],
        summary: "Change how many")
    public static let removeItem = Endpoint<SignedIn, ProductParameters, Nothing, Cart>(
        "store.removeItem", .delete, "/store/cart/items/{id}", products: .withStore, status: .ok, requirements: ["FR-STORE-05-b"],
        summary: "Take a line out")
    public static let emptyCart = Endpoint<SignedIn, Nothing, Nothing, Cart>(
        "store.emptyCart", .delete, "/store/cart", products: .withStore, status: .ok, summary: "Take everything out")
    public static let acceptChanges = Endpoint<SignedIn, Nothing, Nothing, Cart>(
        "store.acceptChanges", .post, "/store/cart/accept", products: .withStore, status: .ok,
        summary: "Agree to what changed: prices as they are, quantities as far as there are any")
    public static let setPromo = Endpoint<SignedIn, Nothing, PromoEntry, Cart>(
        "store.setPromo", .put, "/store/cart/promo", products: .withStore, errors: promoErrors, requirements: ["FR-STORE-WELCOME-03-a"],
        summary: "Enter a code")
    public static let removePromo = Endpoint<SignedIn, Nothing, Nothing, Cart>(
        "store.removePromo", .delete, "/store/cart/promo", products: .withStore, status: .ok, summary: "Take the code out")
    public static let mergeCart = Endpoint<SignedIn, Nothing, CartMerge, Cart>(
        "store.mergeCart", .post, "/store/cart/merge", products: .withStore, status: .ok, errors: [.notFound, .limitReached],
        summary: "Take over the cart one filled before signing in; it is gone afterwards")

    public static let openGuestCart = Endpoint<Anyone, Nothing, Nothing, GuestCart>(
        "store.openGuestCart", .post, "/store/guest-carts", status: .created, summary: "A cart for somebody who is not signed in")
    public static let guestCart = Endpoint<Anyone, GuestParameters, Nothing, Cart>(
        "store.guestCart", .get, "/store/guest-carts/{cart}", summary: "A guest's cart")
    public static let addGuestItem = Endpoint<Anyone, GuestParameters, CartItem, Cart>(
        "store.addGuestItem", .post, "/store/guest-carts/{cart}/items", status: .created, errors: [.outOfStock, .limitReached],
        summary: "Put pieces into a guest's cart")
    public static let setGuestItem = Endpoint<Anyone, GuestItemParameters, CartQuantity, Cart>(
        "store.setGuestItem", .patch, "/store/guest-carts/{cart}/items/{id}", errors: [.outOfStock], summary: "Change how many")
    public static let removeGuestItem = Endpoint<Anyone, GuestItemParameters, Nothing, Cart>(
        "store.removeGuestItem", .delete, "/store/guest-carts/{cart}/items/{id}", status: .ok, summary: "Take a line out")
    public static let setGuestPromo = Endpoint<Anyone, GuestParameters, PromoEntry, Cart>(
        "store.setGuestPromo", .put, "/store/guest-carts/{cart}/promo", errors: [.promoInvalid, .promoExpired],
        summary: "Enter a code; whether it is for this person is seen once they sign in")
    public static let removeGuestPromo = Endpoint<Anyone, GuestParameters, Nothing, Cart>(
        "store.removeGuestPromo", .delete, "/store/guest-carts/{cart}/promo", status: .ok, summary: "Take the code out")

    static let cartErrors: [ErrorCode] = [.notFound, .outOfStock, .limitReached]
    static let promoErrors: [ErrorCode] = [.promoInvalid, .promoNotEligible, .promoExpired]

    /// Where bundled pictures are.
    public static func imagePath(_ name: String) -> String { image.path.path(["name": name]) ?? "" }

    public static let shelf: [Area] = [
        Area(
            "Catalogue",
            "Products in Arabic and English: searched as typed, filtered, sorted. Prices are halalas and include VAT.",
            [products.description, product.description, promotions.description, image.description]),
        Area(
            "Reviews",
            "What buyers say of what they were delivered.",
            [reviews.description, review.description, deleteReview.description]),
        Area(
            "Cart",
            """
            A person's cart, held against today's prices and stock at each look. What changed since they last saw it is listed until \
            they accept it.
            """,
            [
                cart.description, addItem.description, setItem.description, removeItem.description, emptyCart.description,
                acceptChanges.description, setPromo.description, removePromo.description, mergeCart.description
            ]),
        Area(
            "Guest carts",
            "The same before signing in, by a secret; it is taken over once.",
            [
                openGuestCart.description, guestCart.description, addGuestItem.description, setGuestItem.description,
                removeGuestItem.description, setGuestPromo.description, removeGuestPromo.description
            ]),
    ]

    public static let areas: [Area] = shelf + StoreOrders.areas + Subscriptions.areas + StoreAdmin.areas

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
