@testable import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Testing
import Wire

/// A service that is newer than the app has badges, news and notifications that the app does not know: the rest of a list is shown.
@Suite struct OpenWordsTests {
    /// What the app reads of an answer, one of whose words was invented since.
    private func read<T: DTO>(_ answer: T, insteadOf word: String) throws -> T {
        let text = String(decoding: try JSONWriter.encode(answer), as: UTF8.self)
        let newer = text.replacing("\"\(word)\"", with: "\"invented_since\"")
        #expect(newer != text)
        return try APIClient.output(
            T.self, of: ClientResponse(status: .ok, headers: ["Content-Type": "application/json"], body: Array(newer.utf8)))
    }

    @Test func aNewBadgeIsLeftOut() throws {
        let badges = BadgeList(items: [.example, badge(.perfectDay)])
        #expect(try read(badges, insteadOf: "day_one_done") == BadgeList(items: [badge(.perfectDay)]))
    }

    private func badge(_ code: BadgeCode) -> Badge {
        let example = Badge.example
        return Badge(
            code: code, name: example.name, description: example.description, emoji: example.emoji, criteria: example.criteria, progress: 1,
            target: 1, earnedAt: nil, seen: true, rarityPercent: 2.5)
    }

    @Test func aNewNotificationIsLeftOut() throws {
        let streak = Notification(
            id: .example, type: .streak, title: "Streak", body: "7 days", route: "gtsd://streaks", createdAt: .example, readAt: nil)
        let list = NotificationList(items: [.example, streak], unread: 2, nextCursor: nil)
        #expect(try read(list, insteadOf: "badge").items == [streak])
    }

    @Test func aNewAchievementIsLeftOut() throws {
        let first = Achievement(kind: .firstWorkout, progress: 1, target: 1, earnedAt: .example)
        let list = AchievementList(items: [first, .example], next: .example)
        #expect(try read(list, insteadOf: "10_workouts") == AchievementList(items: [first], next: nil))
    }

    /// A message says in words what its news are.
    @Test func aMessageWithNewNewsIsShown() throws {
        func message(_ news: SystemNews?) -> Message {
            Message(id: .example, seq: 1, clientId: nil, sender: .system, kind: .text, text: "Something new.", news: news, sentAt: .example)
        }
        let page = MessagePage(items: [message(.callMoved)], hasMore: false, state: .open, marks: .example, unread: 1, feedSeq: 1)
        #expect(try read(page, insteadOf: "call_moved").items == [message(nil)])
    }

    @Test func aNewReasonOfAnEndIsNone() throws {
        #expect(try read(FeedEvent(.end, reason: .replaced), insteadOf: "replaced") == FeedEvent(.end))
        #expect(try read(FeedEvent(.refused, code: .blocked), insteadOf: "blocked") == FeedEvent(.refused))
        // The follower of the feed asks for the thread again where an event itself is new.
        #expect(throws: ClientError.self) { try read(FeedEvent(.quota, seq: 3), insteadOf: "quota") }
    }

    @Test func aNewProblemLeavesTheRest() throws {
        let promo = AppliedPromo(code: .example, percent: 10, problem: .promoExpired)
        #expect(try read(promo, insteadOf: "promo_expired") == AppliedPromo(code: .example, percent: 10))
    }

    /// Errors are read word by word.
    @Test func aNewErrorKeepsItsSentence() throws {
        let body = APIError(.taskCompleted).body(.english, requestID: "r")
        let text = String(decoding: try JSONWriter.encode(body), as: UTF8.self)
            .replacing("\"task_completed\"", with: "\"invented_since\"").replacing("\"reload\"", with: "\"dance\"")
        let refusal = try #require(ServiceRefusal(status: 409, body: Array(text.utf8)))
        #expect(refusal.code == nil && refusal.action == nil && refusal.rawCode == "invented_since")
        #expect(ClientError.api(refusal).message(.english) == body.message)
    }
}
