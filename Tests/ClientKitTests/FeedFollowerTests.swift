import ClientKit
import Contracts
import Testing
import Wire

/// The reducer of a line to somebody's news.
@Suite struct FeedFollowerTests {
    private let now = Instant.example
    /// `take`, where the macros of tests want no mutation.
    private final class Line {
        var follower: FeedFollower
        init(_ follower: FeedFollower) { self.follower = follower }
        var phase: FeedFollower.Phase { follower.phase }
        @discardableResult func take(_ input: FeedInput, now: Instant) -> [FeedStep] { follower.take(input, now: now) }
    }

    private func news(_ seq: Int64) -> FeedEvent { FeedEvent(.thread, seq: seq) }

    private func open(at seq: Int64 = 5) -> Line {
        let follower = Line(FeedFollower(spread: 1))
        _ = follower.take(.foreground, now: now)
        _ = follower.take(.loaded(seq), now: now)
        _ = follower.take(.event(FeedEvent(.ready, seq: seq)), now: now)
        return follower
    }

    @Test func readsTheThreadAndGoesOnFromThere() {
        let follower = Line(FeedFollower(spread: 1))
        #expect(follower.take(.foreground, now: now) == [.load])
        #expect(follower.take(.loaded(5), now: now) == [.open(after: 5), .wake(at: now + .seconds(60))])
        #expect(follower.take(.event(FeedEvent(.ready, seq: 5)), now: now).isEmpty && follower.phase == .open)
        #expect(follower.take(.event(news(6)), now: now) == [.apply(news(6))])
        // Once more, as after a break that was mended twice.
        #expect(follower.take(.event(news(6)), now: now).isEmpty)
        #expect(follower.take(.event(news(9)), now: now) == [.apply(news(9)), .load], "a gap is read anew")
        let typing = FeedEvent(.typing, client: .example)
        #expect(follower.take(.event(typing), now: now) == [.apply(typing)])
        #expect(follower.take(.background, now: now) == [.close])
        #expect(follower.take(.event(news(10)), now: now).isEmpty, "what a closed line still says is not heard")
        #expect(follower.take(.foreground, now: now).first == .open(after: 9))
    }

    @Test func whatIsNoLongerKeptIsReadAnew() {
        let follower = open()
        #expect(follower.take(.event(FeedEvent(.reset, seq: 900)), now: now) == [.load])
        #expect(follower.take(.event(news(901)), now: now) == [.apply(news(901))])
    }

    @Test(arguments: [FeedEvent(.reset, seq: 900), FeedEvent(.thread, seq: 9)])
    func whatCouldNotBeReadIsReadBeforeTheNextLine(_ event: FeedEvent) {
        for wakes in [true, false] {
            let follower = open()
            #expect(follower.take(.event(event), now: now).last == .load)
            let due = now + .seconds(1)
            #expect(follower.take(.loadFailed(.passing(retryAfter: nil)), now: now) == [.close, .wake(at: due)])
            #expect(follower.take(wakes ? .woken : .foreground, now: due) == [.load])
            #expect(follower.take(.loaded(901), now: due).first == .open(after: 901))
        }
        // Also when the app was put away meanwhile.
        let follower = open()
        _ = follower.take(.event(event), now: now)
        _ = follower.take(.background, now: now)
        #expect(follower.take(.loadFailed(.passing(retryAfter: nil)), now: now).isEmpty)
        #expect(follower.take(.foreground, now: now) == [.load])
    }

    @Test func endsForAReason() {
        func end(_ reason: FeedEndReason) -> [FeedStep] {
            let follower = open()
            return follower.take(.event(FeedEvent(.end, reason: reason)), now: now)
        }
        #expect(end(.tokenExpired) == [.renewToken, .open(after: 5), .wake(at: now + .seconds(60))])
        #expect(end(.sessionEnded) == [.close] && end(.replaced) == [.close])
        #expect(end(.goingAway) == [.close, .wake(at: now + .seconds(1))])
        let follower = open()
        _ = follower.take(.event(FeedEvent(.end, reason: .replaced)), now: now)
        #expect(follower.take(.woken, now: now + .hours(1)).isEmpty, "it does not take the place back by itself")
        #expect(follower.take(.foreground, now: now).first == .open(after: 5))
        #expect(follower.take(.broken(.lasting), now: now) == [.close] && follower.phase == .stopped)
    }

    @Test func waitsEverLongerAndNoDeviceLikeTheOther() {
        let follower = open()
        var pauses: [Int64] = [], time = now
        for _ in 0..<9 {
            guard case .wake(let due)? = follower.take(.broken(.passing(retryAfter: nil)), now: time).last else { break }
            pauses.append((due - time).milliseconds)
            time = due
            #expect(follower.take(.woken, now: time).first == .open(after: 5))
        }
        #expect(pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60].map { $0 * 1000 })
        _ = follower.take(.event(FeedEvent(.ready, seq: 5)), now: time)
        #expect(follower.take(.broken(.passing(retryAfter: 7)), now: time) == [.close, .wake(at: time + .seconds(14))])
        #expect(follower.take(.woken, now: time).first == .open(after: 5))
        #expect(follower.take(.broken(.passing(retryAfter: 600)), now: time) == [.close, .wake(at: time + .seconds(630))])
        let other = Line(FeedFollower(seq: 5, spread: 0))
        _ = other.take(.foreground, now: now)
        #expect(other.take(.broken(.passing(retryAfter: nil)), now: now).last == .wake(at: now + .milliseconds(500)))
        _ = other.take(.woken, now: now)
        #expect(other.take(.broken(.passing(retryAfter: 7)), now: now).last == .wake(at: now + .seconds(7)))
    }

    @Test func aSilentLineIsOpenedAnew() {
        let follower = open()
        _ = follower.take(.heard, now: now + .seconds(25))
        #expect(follower.take(.woken, now: now + .seconds(60)) == [.wake(at: now + .seconds(85))])
        #expect(follower.take(.woken, now: now + .seconds(85)).first == .open(after: 5))
    }

    @Test func aClockThatIsSetBackMakesNobodyDeaf() {
        let follower = open(), earlier = now - .days(1)
        #expect(follower.take(.woken, now: earlier) == [.wake(at: earlier + .seconds(60))])
        #expect(follower.take(.woken, now: earlier + .seconds(60)).first == .open(after: 5))
    }
}
