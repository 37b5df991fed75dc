internal import Contracts
internal import TasksDomain
internal import Wire

extension StoredNotification {
    /// In the reader's language.
    func shown(_ language: Language) -> Notification? {
        news.text(language).map { text in
            Notification(
                id: id, type: text.type, title: text.title, body: text.body, route: text.route.text, createdAt: createdAt, readAt: readAt)
        }
    }
}
