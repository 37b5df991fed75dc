internal import Contracts
internal import Wire

/// Somebody's partners and what adding one means: nobody is in it twice, by email or by phone.
struct PartnerSet {
    private var entries: [(partner: Partner, position: Int)]

    init(entries: [(Partner, Int)] = []) { self.entries = entries.map { ($0.0, $0.1) } }

    var partners: [Partner] { entries.map(\.partner) }

    /// What adding came to: the partner as they are now, their place, and who else turned out to be the same.
    struct Change {
        let partner: Partner
        let position: Int
        let joined: [PartnerID]
    }

    /// A contact that is left out of `details` stays as it was known.
    /// - Returns: nil when the book is full.
    mutating func add(_ details: PartnerDetails, id: PartnerID) -> Change? {
        // By email before by phone: an address is one person's, a phone may be a household's.
        let byEmail = entries.first { $0.partner.email != nil && $0.partner.email == details.email }
        let byPhone = entries.first { Self.isSame($0.partner.phone, details.phone) }
        guard let known = byEmail ?? byPhone else { return append(Partner(id: id, details)) }
        let joined = byPhone.map(\.partner.id).flatMap { $0 == known.partner.id ? nil : $0 }
        let partner = Partner(
            id: known.partner.id, name: details.name, email: details.email ?? known.partner.email ?? byPhone?.partner.email,
            phone: details.phone ?? known.partner.phone, relationship: details.relationship)
        entries.removeAll { $0.partner.id == joined }
        entries = entries.map { $0.partner.id == partner.id ? (partner, $0.position) : $0 }
        return Change(partner: partner, position: known.position, joined: joined.map { [$0] } ?? [])
    }

    /// Whether both are there and one number: one in Saudi Arabia is written with and without its country.
    private static func isSame(_ one: PhoneNumber?, _ other: PhoneNumber?) -> Bool {
        guard let one, let other else { return false }
        let numbers = [one, other].map { (try? SaudiMobile(validating: $0.text))?.text ?? $0.text }
        return numbers[0] == numbers[1]
    }

    private mutating func append(_ partner: Partner) -> Change? {
        let taken = Set(entries.map(\.position))
        guard let free = (0..<PartnerDetails.limit).first(where: { !taken.contains($0) }) else { return nil }
        entries.append((partner, free))
        return Change(partner: partner, position: free, joined: [])
    }

    /// The partners when `details` are all there are: who is in this book keeps their id.
    /// - Returns: nil when there are too many.
    func replaced(by details: [PartnerDetails], newID: () -> PartnerID) -> [Partner]? {
        var wanted = PartnerSet()
        for detail in details {
            guard wanted.add(detail, id: newID()) != nil else { return nil }
        }
        var used: Set<PartnerID> = []
        return wanted.partners.map { partner in
            let same = partners.filter { !used.contains($0.id) }
            let known =
                same.first { $0.email != nil && $0.email == partner.email } ?? same.first { Self.isSame($0.phone, partner.phone) }
            guard let known else { return partner }
            used.insert(known.id)
            return Partner(
                id: known.id, name: partner.name, email: partner.email, phone: partner.phone, relationship: partner.relationship)
        }
    }
}

extension Partner {
    init(id: PartnerID, _ details: PartnerDetails) {
        self.init(id: id, name: details.name, email: details.email, phone: details.phone, relationship: details.relationship)
    }
}
