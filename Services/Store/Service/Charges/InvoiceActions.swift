internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What somebody paid for their tier.
struct InvoiceActions: Sendable {
    let dependencies: StoreDependencies

    func page(_ call: Call<SignedIn, PageQuery, Nothing>) async throws -> BillingHistory {
        let limit = min(call.parameters.limit?.value ?? 20, Int64(dependencies.policy.ordersPerPage))
        let before = try call.parameters.cursor.map { token throws(APIError) in try BillingCursor(reading: token).number }
        let found = try await dependencies.database.read { db in
            try await InvoiceStore.page(of: call.caller.userID, before: before, limit: limit + 1, in: db)
        }
        let page = ListPage(found, limit: Int(limit)) { BillingCursor(number: $0.number).token }
        return BillingHistory(items: page.items.map(\.shown), nextCursor: page.nextCursor)
    }
}

/// Where a page of a billing history ended.
private struct BillingCursor: ListCursor {
    let number: Int64

    init(number: Int64) { self.number = number }

    init(values: inout CursorReader) throws(APIError) {
        try values.expect("billing")
        number = try values.next()
    }

    var values: [any CursorValue] { ["billing", number] }
}
