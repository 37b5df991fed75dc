import Contracts
import TasksDomain
import TestSupport
import Testing
import Wire

@Suite struct BadgeTests {
    private func facts(_ change: (inout BadgeFacts) -> Void) -> BadgeFacts {
        var facts = BadgeFacts()
        change(&facts)
        return facts
    }

    private func weights(_ start: Int64, _ target: Int64, _ current: Int64) -> BadgeFacts {
        facts {
            $0.goal = BadgeFacts.Goal(
                start: Kilograms(trusted: start), target: Kilograms(trusted: target), current: Kilograms(trusted: current))
        }
    }

    @Test func thereAre15() {
        #expect(BadgeRule.catalogue.count == 15)
        #expect(Set(BadgeRule.catalogue) == Set(BadgeCode.allCases))
        #expect(BadgeRule.catalogue.first == .dayOneDone)
        #expect(BadgeRule.catalogue.allSatisfy { BadgeRule.target(of: $0) > 0 })
        #expect(BadgeRule.earned(in: BadgeFacts()) == [])
    }

    /// The facts with `count` of what the badge counts.
    private func counted(_ code: BadgeCode, _ count: Int64) -> BadgeFacts? {
        switch code {
        case .dayOneDone: facts { $0.compliantDays = count }
        case .streak3, .streak7, .streak14, .streak30, .streak60, .streak100, .streak365:
            facts { ($0.currentStreak, $0.longestStreak) = (count, count) }
        case .firstPhoto, .tenPhotos: facts { $0.photos = count }
        case .fiftyTasks, .hundredTasks: facts { $0.completedTasks = count }
        case .perfectDay: facts { $0.hasPerfectDay = count > 0 }
        case .goalHalfway, .goalReached: weights(10_000, 9000, 10_000 - count * 10)
        }
    }

    @Test(
        .proves("GTSD-6.2-09"),
        arguments: [
            (.dayOneDone, 1), (.streak3, 3), (.streak7, 7), (.streak14, 14), (.streak30, 30), (.streak60, 60), (.streak100, 100),
            (.streak365, 365), (.firstPhoto, 1), (.tenPhotos, 10), (.fiftyTasks, 50), (.hundredTasks, 100), (.perfectDay, 1),
            (.goalHalfway, 50), (.goalReached, 100),
        ] as [(BadgeCode, Int64)])
    func earnedAtItsTargetAndNotBefore(_ code: BadgeCode, _ target: Int64) throws {
        #expect(BadgeRule.target(of: code) == target)
        let before = try #require(counted(code, target - 1))
        #expect(!BadgeRule.earned(in: before).contains(code))
        #expect(BadgeRule.progress(of: code, in: before) == target - 1)
        for count in [target, target + 1, target * 2] {
            let facts = try #require(counted(code, count))
            #expect(BadgeRule.earned(in: facts).contains(code))
            #expect(BadgeRule.progress(of: code, in: facts) == target)
        }
    }

    @Test func onlyItsOwnFactsCount() throws {
        let year = try #require(counted(.streak365, 365))
        #expect(BadgeRule.earned(in: year) == [.streak3, .streak7, .streak14, .streak30, .streak60, .streak100, .streak365])
        #expect(BadgeRule.earned(in: facts { $0.compliantDays = 1000 }) == [.dayOneDone])
        #expect(BadgeRule.earned(in: facts { $0.photos = 9 }) == [.firstPhoto])
        #expect(BadgeRule.earned(in: facts { $0.completedTasks = 99 }) == [.fiftyTasks])
        #expect(BadgeRule.earned(in: facts { $0.hasPerfectDay = true }) == [.perfectDay])
        #expect(BadgeRule.earned(in: weights(10_000, 9000, 9000)) == [.goalHalfway, .goalReached])
    }

    @Test func aLostStreakStillEarned() {
        let facts = facts { ($0.currentStreak, $0.longestStreak) = (2, 5) }
        #expect(BadgeRule.earned(in: facts) == [.streak3])
        // The way to the next is from where one stands now.
        #expect(BadgeRule.progress(of: .streak7, in: facts) == 2)
        #expect(BadgeRule.progress(of: .streak3, in: facts) == 3)
    }

    @Test(
        arguments: [
            // Losing 10 kg: to the gram on either side of half and whole.
            (10_000, 9000, 10_000, 0), (10_000, 9000, 9501, 49), (10_000, 9000, 9500, 50), (10_000, 9000, 9001, 99),
            (10_000, 9000, 9000, 100),
            (10_000, 9000, 8000, 100), (10_000, 9000, 10_500, 0),
            // Gaining 3 kg.
            (6000, 6300, 6149, 49), (6000, 6300, 6150, 50), (6000, 6300, 6299, 99), (6000, 6300, 6300, 100), (6000, 6300, 5900, 0),
            // Nothing to reach.
            (7000, 7000, 7000, 0), (7000, 7000, 6900, 0),
        ] as [(Int64, Int64, Int64, Int64)])
    func theWayToAWeight(_ start: Int64, _ target: Int64, _ current: Int64, _ percent: Int64) {
        let facts = weights(start, target, current)
        #expect(BadgeRule.progress(of: .goalReached, in: facts) == percent)
        #expect(BadgeRule.progress(of: .goalHalfway, in: facts) == min(percent, 50))
        #expect(BadgeRule.earned(in: facts).contains(.goalHalfway) == (percent >= 50))
        #expect(BadgeRule.earned(in: facts).contains(.goalReached) == (percent == 100))
    }

    @Test(arguments: [31, 32] as [UInt64]) func progressIsFullExactlyWhenEarned(_ seed: UInt64) {
        var generator = SplitMix(state: seed)
        func number(_ most: Int64) -> Int64 { Int64.random(in: 0...most, using: &generator) }
        for _ in 0..<500 {
            var facts = weights(2000 + number(3000), 2000 + number(3000), 2000 + number(3000))
            facts.longestStreak = number(400)
            facts.currentStreak = min(facts.longestStreak, number(400))
            (facts.compliantDays, facts.photos, facts.completedTasks) = (number(3), number(15), number(150))
            facts.hasPerfectDay = Bool.random(using: &generator)
            let earned = BadgeRule.earned(in: facts)
            #expect(earned == BadgeRule.catalogue.filter(earned.contains))
            for code in BadgeRule.catalogue {
                let (progress, target) = (BadgeRule.progress(of: code, in: facts), BadgeRule.target(of: code))
                #expect((0...target).contains(progress))
                #expect((progress == target) == earned.contains(code))
            }
        }
    }

    @Test func rarityHasOneDecimal() {
        #expect(BadgeRule.rarity(owners: 1, people: 4) == 25)
        #expect(BadgeRule.rarity(owners: 1, people: 3) == 33.3)
        #expect(BadgeRule.rarity(owners: 2, people: 3) == 66.7)
        #expect(BadgeRule.rarity(owners: 1, people: 2000) == 0.1)
        #expect(BadgeRule.rarity(owners: 1, people: 2001) == 0)
        #expect(BadgeRule.rarity(owners: 0, people: 7) == 0)
        #expect(BadgeRule.rarity(owners: 7, people: 7) == 100)
        #expect(BadgeRule.rarity(owners: 0, people: 0) == 0)
        // Owners who have left the count of people do not push it over the whole.
        #expect(BadgeRule.rarity(owners: 5, people: 4) == 100)
        #expect(BadgeRule.rarity(owners: 5, people: 0) == 0)
    }

    @Test func aBadgeAsItsOwnerSeesIt() {
        let facts = facts { ($0.currentStreak, $0.longestStreak) = (2, 2) }
        let locked = BadgeRule.badge(.streak7, in: facts, earnedAt: nil, seen: false, rarityPercent: 12.5, .english)
        #expect(locked.progress == 2 && locked.target == 7 && locked.earnedAt == nil && locked.rarityPercent == 12.5)
        #expect(locked.name == "One Week" && locked.emoji == "🔥")
        let kept = BadgeRule.badge(.streak7, in: facts, earnedAt: .example, seen: true, rarityPercent: 0, .arabic)
        #expect(kept.progress == 7 && kept.earnedAt == .example && kept.seen)
        #expect(kept.name.hasArabicLetters)
    }
}
