public import Contracts
internal import Wire

public enum ProductSearchEvent: Sendable, Equatable {
    /// The catalogue is there for the first time, or again.
    case open
    case type(String)
    /// Category, brand, prices, order … as a query has them; its text and its page are the search's own.
    case filter(CatalogueQuery)
    /// The pause after a `wait` is over.
    case waited(Int)
    case answered(Int, ProductPage)
    case failed(Int, ClientError)
    /// The end of the list is near.
    case more
}

/// What somebody has to carry out. Each carries the number of its search: an answer to an earlier one is not shown.
public enum ProductSearchEffect: Sendable, Equatable {
    case wait(Int, Duration)
    case ask(Int, CatalogueQuery)
}

/// The search of FitCoach+'s store: results refresh as the person types, once there is a pause. What was found before stays until then.
/// FR-STORE-03-b.
public struct ProductSearch: Sendable, Equatable {
    /// As for foods: long enough for the next letter, short enough to go unnoticed.
    public static let pause = FoodSearch.pause
    static let pageSize: Int64 = 20

    public private(set) var text = ""
    public private(set) var filter = CatalogueQuery()
    public private(set) var items: [ProductCard] = []
    public private(set) var total: Int64 = 0
    public private(set) var facets: ProductFacets?
    /// The words that were searched for instead.
    public private(set) var corrected: String?
    public private(set) var isAsking = false
    /// Why there is no answer to what is typed.
    public private(set) var problem: ClientError?
    private var cursor: OpaqueToken?
    private var number = 0
    private var isMore = false
    private var isAnswered = false

    public init() {}

    /// Nothing was found.
    public var isEmpty: Bool { items.isEmpty && isAnswered }

    public mutating func apply(_ event: ProductSearchEvent) -> [ProductSearchEffect] {
        switch event {
        case .open: return begin(pause: nil)
        case .type(let text):
            guard text != self.text else { return [] }
            self.text = text
            // Who emptied the field waits for nothing.
            return begin(pause: text.trimmed.isEmpty ? nil : Self.pause)
        case .filter(let filter):
            guard filter != self.filter else { return [] }
            self.filter = filter
            return begin(pause: nil)
        case .waited(let number):
            guard number == self.number, !isAsking, !isAnswered else { return [] }
            return ask()
        case .answered(let number, let page):
            guard number == self.number, isAsking else { return [] }
            items = (isMore ? items : []) + page.items
            (total, facets, corrected, cursor) = (page.total, page.facets, page.corrected, page.nextCursor)
            (isAsking, isMore, isAnswered, problem) = (false, false, true, nil)
        case .failed(let number, let error):
            guard number == self.number, isAsking else { return [] }
            (isAsking, isMore, problem) = (false, false, error)
        case .more:
            guard cursor != nil, !isAsking, isAnswered else { return [] }
            isMore = true
            return ask()
        }
        return []
    }

    /// - Parameter pause: nil asks at once.
    private mutating func begin(pause: Duration?) -> [ProductSearchEffect] {
        number += 1
        (isAsking, isMore, isAnswered, problem, cursor) = (false, false, false, nil, nil)
        guard let pause else { return ask() }
        return [.wait(number, pause)]
    }

    private mutating func ask() -> [ProductSearchEffect] {
        var query = filter
        let typed = text.trimmed
        query.q = typed.isEmpty ? nil : FreeText(trusted: String(typed.prefix(SearchRule.maximum)))
        query.limit = Whole(trusted: Self.pageSize)
        query.cursor = isMore ? cursor : nil
        isAsking = true
        return [.ask(number, query)]
    }
}

/// Carries out what a `ProductSearch` decides. The catalogue is for everybody, so it needs no session.
public actor ProductSearchRunner {
    public private(set) var search = ProductSearch()
    private let api: APIClient
    private let alarm: any SyncAlarm
    private var request: Task<Void, Never>?

    public init(_ api: APIClient, alarm: any SyncAlarm = TaskAlarm()) {
        self.api = api
        self.alarm = alarm
    }

    public func send(_ event: ProductSearchEvent) {
        for effect in search.apply(event) {
            switch effect {
            case .wait(let number, let pause): alarm.set(after: pause) { [weak self] in await self?.send(.waited(number)) }
            case .ask(let number, let query): ask(number, query)
            }
        }
    }

    /// Waits for what the service is asked.
    func settled() async { await request?.value }

    /// Nobody waits for the answer to an earlier search any more.
    private func ask(_ number: Int, _ query: CatalogueQuery) {
        request?.cancel()
        request = Task { [api] in
            let event: ProductSearchEvent
            do throws(ClientError) { event = .answered(number, try await api.call(Store.products, query, Nothing())) } catch {
                event = .failed(number, error)
            }
            send(event)
        }
    }
}
