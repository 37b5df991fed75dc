internal import Contracts
internal import TasksDomain
internal import Wire

extension StoredNotification {
    /// In the reader's language, on the day that it is for them. Nil for what has no text, and for what this release has none for.
    func shown(_ language: Language, on today: LocalDate) -> Notification? {
        guard let text = news?.text(language, on: today) else { return nil }
        return Notification(
            id: id, type: text.type, title: text.title, body: text.body, route: text.route.text, createdAt: createdAt, readAt: readAt)
    }
}
