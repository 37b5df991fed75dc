public import Contracts
public import Wire

/// The time of day the home screen greets by, on the person's own clock. GTSD-P-3.3-01.
public enum Greeting: String, Sendable, CaseIterable {
    case morning, afternoon, evening

    /// Morning from 5 to 11, afternoon from 12 to 17, else evening.
    /// - Parameter hour: 0 to 23.
    public init(hour: Int) {
        self =
            switch hour {
            case 5...11: .morning
            case 12...17: .afternoon
            default: .evening
            }
    }

    /// On a wall clock.
    public init(at time: LocalTime) { self.init(hour: time.hour) }

    /// `Good morning, Layla`; without the name while it is not known.
    public func text(_ name: PersonName?, _ language: Language) -> String {
        let words =
            switch (self, language) {
            case (.morning, .english): "Good morning"
            case (.morning, .arabic): "صباح الخير"
            case (.afternoon, .english): "Good afternoon"
            case (.afternoon, .arabic): "طاب نهارك"
            case (.evening, .english): "Good evening"
            case (.evening, .arabic): "مساء الخير"
            }
        guard let name else { return words }
        return language == .arabic ? "\(words)، \(name.text)" : "\(words), \(name.text)"
    }
}
