internal import Security
public import Contracts
public import Wire

/// Where a page of a list ended: the values that the list is ordered by, of the last item of the page. Clients get them as a text that
/// they hand back to ask for what comes after. A place in the order, and not a number of items, so that what is added or removed
/// meanwhile shifts nothing.
///
/// A list that can be asked for in several orders, or whose cursors look like those of another list, has the order or a word of its own
/// as the first value, and refuses a cursor with another one.
public protocol ListCursor: Sendable {
    /// The values in the order in which `init(values:)` reads them.
    var values: [any CursorValue] { get }
    /// - Throws: `cursorRefusal` for values that this list does not give out.
    init(values: inout CursorReader) throws(APIError)
}

extension ListCursor {
    /// - Parameter separator: what stands between the values; never part of one.
    /// - Throws: `cursorRefusal` for a text that this list does not give out.
    public init(reading token: OpaqueToken, separator: Unicode.Scalar = "~") throws(APIError) {
        var reader = CursorReader(token, separator)
        try self.init(values: &reader)
        guard reader.isAtEnd else { throw .cursorRefusal }
    }

    public func token(separator: Unicode.Scalar = "~") -> OpaqueToken {
        OpaqueToken(trusted: base64url(Array(values.map(\.cursorText).joined(separator: String(separator)).utf8)))
    }

    public var token: OpaqueToken { token() }
}

/// The cursor of a list by time, with the id where times are alike.
public struct TimeCursor: ListCursor, Equatable {
    public let at: Instant
    public let id: String

    public init(at: Instant, id: String) {
        self.at = at
        self.id = id
    }

    public init(values: inout CursorReader) throws(APIError) {
        self.init(at: try values.next(), id: try values.next(Identifier<Self>.self).text)
    }
    public var values: [any CursorValue] { [at, id] }
}

/// The cursor of a list by number.
public struct NumberCursor: ListCursor, Equatable {
    public let number: Int64

    public init(_ number: Int64) { self.number = number }

    public init(values: inout CursorReader) throws(APIError) { self.init(try values.next()) }
    public var values: [any CursorValue] { [number] }
}

extension APIError {
    /// What to answer to a cursor that no list gave out.
    public static var cursorRefusal: APIError {
        APIError(.validationFailed, fields: [FieldProblem("cursor", .malformed(expected: .token))])
    }
}

/// A page of a list, cut from one item more than the page has room for: that one tells whether another page follows.
public struct ListPage<Item> {
    public let items: ArraySlice<Item>
    /// Nil when there is nothing after this page.
    public let nextCursor: OpaqueToken?

    /// - Parameters:
    ///   - found: `limit + 1` items where there are so many.
    ///   - cursor: the cursor of a page that ends with the item.
    public init(_ found: [Item], limit: Int, cursor: (Item) -> OpaqueToken) {
        items = found.prefix(limit)
        nextCursor = found.count > limit ? items.last.map(cursor) : nil
    }
}
