internal import Synchronization

/// The ids that the last page of a listing has left for the next one, so that who walks through an area has them read and sorted once and
/// not for each page.
final class Walk: Sendable {
    private struct Rest {
        let area: ObjectArea
        let cursor: String
        let ids: ArraySlice<String>
    }

    private let rest = Mutex<Rest?>(nil)

    /// Nil when the page before was not the last one.
    func take(_ area: ObjectArea, _ cursor: String?) -> ArraySlice<String>? {
        rest.withLock { rest in
            guard let known = rest, known.area == area, known.cursor == cursor else { return nil }
            rest = nil
            return known.ids
        }
    }

    /// Keeps nothing of a very large area, which is read again for each page: a walk that breaks off would leave all of it in memory.
    func keep(_ ids: ArraySlice<String>, _ area: ObjectArea, _ cursor: String) {
        // Where the rest ends, the area does: it keeps the whole list.
        let kept = ids.endIndex > Self.most ? nil : Rest(area: area, cursor: cursor, ids: ids)
        rest.withLock { $0 = kept }
    }

    /// Some 16 MB.
    private static let most = 200_000
}
