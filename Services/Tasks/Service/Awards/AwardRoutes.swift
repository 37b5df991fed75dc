internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Badges, notifications, analytics.
struct AwardRoutes: Sendable {
    let keeper: TaskKeeper

    var routes: [Route] {
        [
            Tasks.badges.handle { call in
                let badges = try await badges(of: call.person(), call.context)
                guard let earned = call.parameters.earned else { return BadgeList(items: badges) }
                return BadgeList(items: badges.filter { ($0.earnedAt != nil) == earned })
            },
            Tasks.badge.handle { call in try await badge(call.parameters.code, of: call.person(), call.context) },
            Tasks.seeBadge.handle { call in
                let (person, code, now) = (try call.person(), call.parameters.code, call.now)
                let isEarned = try await keeper.database.write { db in try await BadgeStore.see(code, of: person.id, now: now, in: db) }
                guard isEarned else { throw APIError(.badgeLocked) }
                return try await badge(code, of: person, call.context)
            },
            Tasks.shareBadge.handle { call in
                let (person, code, fresh) = (try call.person(), call.parameters.code, ShareToken(keeper.runtime.random))
                let token = try await keeper.database.write { db in try await BadgeStore.share(code, of: person.id, under: fresh, in: db) }
                guard let token else { throw APIError(.badgeLocked) }
                return BadgeShare(url: try CallTarget.make(Tasks.sharedBadge.path, ShareParameters(token: token.token)))
            },
            Tasks.sharedBadge.handle { call in
                guard let token = ShareToken(call.parameters.token),
                    let code = try await keeper.database.read({ db in try await BadgeStore.shared(under: token, in: db) })
                else { throw APIError(.notFound) }
                return BadgePage(code: code, language: call.context.language).response
            },
            Tasks.notifications.handle { call in
                try await notifications(call.parameters, of: call.person(), language: call.context.language)
            },
            Tasks.readNotifications.handle { call in
                let (person, ids, now) = (try call.person(), call.body.ids, call.now)
                try await keeper.database.write { db in try await NotificationStore.read(ids, of: person.id, now: now, in: db) }
                return try await notifications(NotificationQuery(), of: person, language: call.context.language)
            },
            Tasks.analytics.handle { call in
                let (person, events, now) = (try call.person(), call.body.events, call.now)
                do {
                    return AnalyticsReceipt(
                        accepted: try await keeper.database.write { db in
                            try await AnalyticsStore.add(events, of: person.id, now: now, in: db)
                        })
                } catch DatabaseError.foreignKeyViolation {
                    // Deleted since the token was looked at.
                    throw APIError(.unauthenticated)
                }
            },
        ]
    }

    /// The whole catalogue, in its order.
    private func badges(of person: Person, _ context: RequestContext) async throws -> [Badge] {
        // Days that nobody looked at may have ended the streak that progress is told by.
        let person = person.plan == nil ? person : try await keeper.upToDate(person, now: context.now)
        return try await keeper.database.snapshot { db in
            let facts = BadgeFacts(of: person, streak: try await Standing.read(person, keeper: keeper, now: context.now, in: db))
            let (owned, rarity) = (try await BadgeStore.owned(by: person.id, in: db), try await keeper.rarities.rarity(in: db))
            return BadgeRule.catalogue.map { code in
                BadgeRule.badge(
                    code, in: facts, earnedAt: owned[code]?.earnedAt, seen: owned[code]?.seen ?? false,
                    rarityPercent: rarity.percent(of: code), context.language)
            }
        }
    }

    private func badge(_ code: BadgeCode, of person: Person, _ context: RequestContext) async throws -> Badge {
        guard let badge = try await badges(of: person, context).first(where: { $0.code == code }) else { throw APIError(.notFound) }
        return badge
    }

    private func notifications(_ query: NotificationQuery, of person: Person, language: Language) async throws -> NotificationList {
        let after = try query.cursor.map { token throws(APIError) in try NotificationCursor(reading: token) }
        let limit = query.limit?.value ?? PageSize.example
        let (found, unread) = try await keeper.database.snapshot { db in
            (
                try await NotificationStore.page(of: person.id, isUnread: query.unread, after: after, limit: limit + 1, in: db),
                try await NotificationStore.unread(of: person.id, in: db)
            )
        }
        let page = found.prefix(Int(limit))
        return NotificationList(
            items: page.compactMap { $0.shown(language) }, unread: unread,
            nextCursor: found.count > page.count ? page.last.map { NotificationCursor($0).token } : nil)
    }
}
