internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// What is remembered of people who were deleted: that somebody with this phone number or card used a promotion, or bought before. A
/// mark is a keyed hash of the number or the card; with it the code is kept, and nothing else.
///
/// The key is random, made once and stored encrypted with the service secret. So marks stay valid when that secret changes, and mean
/// nothing to somebody who has only the database.
struct PromotionMemory: Sendable {
    private let key: HMACKey

    init(database: any Database, keys: ServiceKeys, random: any RandomSource) async throws {
        let box = try keys.box("promotion marks"), context = Array(Self.name.utf8)
        let fresh = base64url(box.seal(random.bytes(32), context: context, random: random))
        // Of several replicas that start at once one makes the key, and all read it.
        let sealed = try await database.write { [name = Self.name] db in try await KeptKeyStore.keep(fresh, as: name, in: db) }
        guard let bytes = sealed.flatMap(base64urlDecode), let plain = box.open(bytes, context: context), let key = HMACKey(plain) else {
            throw DatabaseError.decoding(column: "sealed", reason: "the key of promotion marks was sealed under another SERVICE_SECRET")
        }
        self.key = key
        // Before the secret that it was sealed with is taken away.
        if box.isOutdated(bytes, context: context) {
            let again = base64url(box.seal(plain, context: context, random: random))
            try await database.write { [name = Self.name] db in try await KeptKeyStore.replace(sealed, with: again, of: name, in: db) }
        }
    }

    private static let name = "promotion marks"
    /// Stands in the column of codes for having bought before, with or without a code.
    static let anyCode = ""

    func mark(_ phone: SaudiMobile) -> String { base64url(key.sign(Array("phone|\(phone.text)".utf8))) }

    /// - Parameter fingerprint: what the provider knows the card by.
    func mark(card fingerprint: String) -> String { base64url(key.sign(Array("card|\(fingerprint)".utf8))) }

    /// Remembers the number of an account. The caller holds the person's row.
    func note(_ phone: SaudiMobile, of user: UserID, in db: any Connection) async throws {
        try await CustomerStore.setPhoneMark(mark(phone), of: user, in: db)
    }

    /// Turns what is known of somebody who leaves into marks. Called while their orders still say where they went, and before their row
    /// of `customers` goes.
    func keep(_ user: UserID, in db: any Connection) async throws {
        let redeemed = try await PromotionMarkStore.takeRedemptions(of: user, in: db)
        var codes = redeemed.codes, marks = redeemed.cardMarks
        if try await CustomerStore.paidOrders(user, in: db) > 0 { codes.insert(Self.anyCode) }
        guard !codes.isEmpty else { return }
        if let own = try await CustomerStore.phoneMark(of: user, in: db) { marks.insert(own) }
        for address in try await OrderStore.addresses(of: user, in: db) { marks.insert(mark(address.phone)) }
        for mark in marks.sorted() {
            for code in codes.sorted() { try await PromotionMarkStore.add(mark, code: code, in: db) }
        }
    }
}
