internal import Contracts
internal import Wire

/// The dates of a calendar: a year that ends today when nothing else is asked for.
struct CalendarSpan: Sendable, Equatable {
    let dates: ClosedRange<LocalDate>

    private static let usual: Int64 = 365
    /// The most dates that can be asked for: a leap year.
    private static let most: Int64 = 366
    /// The first date that `YYYY-MM-DD` can write.
    private static let earliest = LocalDate(daysSinceEpoch: -719_162)  // 0001-01-01

    init(_ query: CalendarQuery, today: LocalDate, policy: TaskPolicy) throws(APIError) {
        let to = query.to ?? today
        let from = query.from ?? max(to - (Self.usual - 1), Self.earliest)
        let latest = today + policy.daysAhead
        var problem: FieldProblem?
        if to > latest {
            problem = FieldProblem("to", .mustNotBeLater(than: latest))
        } else if from > to {
            problem = FieldProblem("from", .mustNotBeLater(than: to))
        } else if to - from >= Self.most {
            problem = FieldProblem("from", .mustBeLater(than: to - Self.most))
        }
        if let problem { throw APIError(.validationFailed, fields: [problem]) }
        dates = from...to
    }
}
