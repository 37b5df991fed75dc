public import Contracts

/// A list that is loaded page by page, as somebody comes to its end. However often the end is reached, a page is asked for once; the last
/// page ends it; a page that failed can be asked for again. GTSD-P-9.2-01.
public actor Pager<Item: Sendable, ID: Hashable & Sendable> {
    public typealias Load = @Sendable (_ cursor: OpaqueToken?) async throws(ClientError) -> (items: [Item], next: OpaqueToken?)

    public private(set) var items: [Item] = []
    public private(set) var isAtEnd = false
    public var isLoading: Bool { loading != nil }
    private let id: @Sendable (Item) -> ID
    private let load: Load
    private var known: Set<ID> = []
    private var cursor: OpaqueToken?
    private var loading: Task<ClientError?, Never>?
    /// A list that does not end, as when a service gives the same cursor again, ends here.
    private static var mostPages: Int { 200 }
    private var pages = 0

    /// - Parameter id: what tells items apart: one that comes with two pages, because the list grew meanwhile, is there once.
    public init(id: @escaping @Sendable (Item) -> ID, load: @escaping Load) {
        self.id = id
        self.load = load
    }

    /// Adds the next page; nothing happens once all are there. Whoever calls while it is loaded waits for the same page.
    public func more() async throws(ClientError) {
        guard !isAtEnd else { return }
        let task = loading ?? Task { await self.next() }
        loading = task
        if let error = await task.value { throw error }
    }

    /// Every page.
    public func all() async throws(ClientError) -> [Item] {
        while !isAtEnd { try await more() }
        return items
    }

    private func next() async -> ClientError? {
        defer { loading = nil }
        do throws(ClientError) {
            let page = try await load(cursor)
            for item in page.items where known.insert(id(item)).inserted { items.append(item) }
            pages += 1
            isAtEnd = page.next == nil || page.next == cursor || pages >= Self.mostPages
            cursor = page.next
            return nil
        } catch {
            return error
        }
    }
}
