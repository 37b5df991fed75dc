public import Contracts

/// Which of the imported items go into a composition.
public struct MediaSelection: Sendable, Equatable {
    /// In the order they are shown.
    public private(set) var items: [MediaID]
    private var selected: Set<MediaID>

    /// All are selected at first. AC-3.5-05.
    public init(_ items: [MediaID] = []) {
        selected = Set(items)
        self.items = []
        var seen: Set<MediaID> = []
        self.items = items.filter { seen.insert($0).inserted }
    }

    public func isSelected(_ id: MediaID) -> Bool { selected.contains(id) }
    public var count: Int { selected.count }
    /// The chosen ones, in the order they are shown.
    public var chosen: [MediaID] { items.filter(selected.contains) }
    /// AC-3.6-01, AC-3.6-02.
    public var canContinue: Bool { !selected.isEmpty }

    /// Selects an item or takes it out; an unknown one changes nothing. AC-3.5-01, AC-3.5-02.
    public mutating func toggle(_ id: MediaID) {
        guard items.contains(id) else { return }
        if selected.remove(id) == nil { selected.insert(id) }
    }

    public mutating func selectAll() { selected = Set(items) }
    public mutating func deselectAll() { selected = [] }

    /// Takes a list that changed: new items come selected, the others stay as they were chosen.
    public mutating func show(_ ids: [MediaID]) {
        let known = Set(items)
        var next = MediaSelection(ids)
        next.selected = next.selected.filter { !known.contains($0) || selected.contains($0) }
        self = next
    }

    /// What to tell the person, without keeping them from going on.
    public var warnings: [StackWarning] { count == 1 ? [.singleItem] : [] }
}

/// What works but is likely not meant.
public enum StackWarning: String, Sendable, Hashable, CaseIterable {
    /// A composition of one single item. AC-7.5-01.
    case singleItem
}
