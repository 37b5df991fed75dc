/// The database engines a store runs on. One SQL text serves both; where that is impossible the engine is asked.
public enum Engine: String, Sendable, CaseIterable {
    case sqlite, postgres
}
