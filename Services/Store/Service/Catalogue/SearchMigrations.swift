internal import Storage

/// What products are found by, in each engine's own way.
enum SearchMigrations {
    static let all: [Migration] = []
}
