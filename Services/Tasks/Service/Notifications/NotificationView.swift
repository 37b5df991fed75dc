internal import Contracts
internal import TasksDomain
internal import Wire

extension StoredNotification {
    /// In the reader's language, on the day that it is for them.
    func shown(_ language: Language, on today: LocalDate) -> Notification? {
        news.text(language, on: today).map { text in
            Notification(
                id: id, type: text.type, title: text.title, body: text.body, route: text.route.text, createdAt: createdAt, readAt: readAt)
        }
    }
}
