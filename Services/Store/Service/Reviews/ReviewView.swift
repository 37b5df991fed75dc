internal import Contracts
internal import Wire

extension StoredReview {
    /// As people see it.
    /// - Parameter reader: nil when nobody is signed in.
    func shown(to reader: UserID?) -> Review {
        Review(stars: stars, text: text, author: name, createdAt: createdAt, isOwn: author == reader)
    }
}
