public import Wire

public enum EventTag {}
/// The id of an event.
public typealias EventID = Identifier<EventTag>
