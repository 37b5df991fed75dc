public import Contracts
internal import Wire

/// Supersets: exercises next to each other that have one number are done in turns. ENRC-01.
extension TemplateDetails {
    /// How long to rest after a set of the exercise at a place: nothing between those of a group, after its last as that one says.
    /// - Returns: nil where the template says nothing.
    public func rest(after place: Int) -> RestSeconds? {
        guard exercises.indices.contains(place) else { return nil }
        let next = place + 1
        if let group = exercises[place].group, next < exercises.count, exercises[next].group == group { return RestSeconds(trusted: 0) }
        return exercises[place].restSeconds
    }
}
