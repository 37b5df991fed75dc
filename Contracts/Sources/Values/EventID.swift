public import Wire

public enum EventTag {}
public typealias EventID = Identifier<EventTag>
