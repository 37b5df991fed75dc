public import Contracts
public import Wire

/// How FitCoach+'s Home greets, by the clock of the device. FR-HOME-01. The document names four parts of the day and no hours; these are
/// the notes'.
public enum DayGreeting: Sendable, Hashable, CaseIterable {
    case morning, afternoon, evening, night

    /// - Parameter hour: 0 to 23.
    public init(hour: Int) {
        self =
            switch hour {
            case 5...11: .morning
            case 12...16: .afternoon
            case 17...20: .evening
            default: .night
            }
    }

    /// `Good Morning, Ahmed`; without the name while it is not known.
    public func text(_ name: PersonName?, _ language: Language) -> String {
        let words =
            switch (self, language) {
            case (.morning, .english): "Good Morning"
            case (.morning, .arabic): "صباح الخير"
            case (.afternoon, .english): "Good Afternoon"
            case (.afternoon, .arabic): "طاب نهارك"
            case (.evening, .english): "Good Evening"
            case (.evening, .arabic): "مساء الخير"
            case (.night, .english): "Good Night"
            case (.night, .arabic): "طابت ليلتك"
            }
        guard let name else { return words }
        return words + (language == .arabic ? "، " : ", ") + name.text
    }
}
