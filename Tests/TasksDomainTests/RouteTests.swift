import Contracts
import Platform
import TasksDomain
import TestSupport
import Testing
import Wire

/// The wall clock of a zone on 1 July 2026.
func clock(_ zone: String, hourUTC: Int64) throws -> LocalTime {
    let zone = try #require(ZoneDatabase().zone(ZoneName(trusted: zone)))
    let midnight = Zone.utc.startOfDay(try .of(2026, 7, 1))
    return zone.localTime(at: midnight + .hours(hourUTC))
}

@Suite struct RouteTests {
    @Test(
        .proves("GTSD-7.3-06", "GTSD-P-4.6-04"),
        arguments: [
            (AppRoute.home, "gtsd://home"), (.tasks(.example), "gtsd://tasks/2026-03-01"),
            (.task(.example), "gtsd://tasks/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"), (.badges, "gtsd://badges"),
            (.badge(.streak30), "gtsd://badges/streak_30"), (.streaks, "gtsd://streaks"), (.photos, "gtsd://photos"),
            (.notifications, "gtsd://notifications"),
        ])
    func everyScreenHasItsText(_ route: AppRoute, _ text: String) {
        #expect(route.text == text)
        #expect(AppRoute(route: text) == route)
    }

    @Test(.proves("GTSD-7.3-06", "GTSD-P-4.6-04")) func notificationsLeadToTheirScreens() throws {
        func opened(_ text: NotificationText) -> AppRoute {
            AppRoute(
                Notification(
                    id: .example, type: text.type, title: text.title, body: text.body, route: text.route.text, createdAt: .example,
                    readAt: nil))
        }
        for language in Language.allCases {
            for code in BadgeCode.allCases { #expect(opened(.badge(code, language)) == .badge(code)) }
            #expect(opened(.streak(days: 7, language)) == .streaks)
            let day = try LocalDate.of(2028, 2, 29)
            #expect(opened(try #require(NotificationText.reminder(left: 3, on: day, language))) == .tasks(day))
        }
        #expect(AppRoute(Notification.example) == .badge(.dayOneDone))
    }

    @Test(
        .proves("GTSD-7.3-06"),
        arguments: [
            "", "gtsd", "gtsd://", "gtsd:///", "gtsd://nowhere", "gtsd://badges/", "gtsd://badges/streak_4", "gtsd://badges/streak_3/more",
            "gtsd://tasks", "gtsd://tasks/", "gtsd://tasks/2026-02-30", "gtsd://tasks/1", "gtsd://tasks/2026-03-01/x", "gtsd://streaks/7",
            "GTSD://streaks", "https://badges/streak_3", "gtsd://badges?x=1", " gtsd://badges", "gtsd:/badges", "صفحة",
        ])
    func anythingElseLeadsHome(_ text: String) { #expect(AppRoute(route: text) == .home) }

    @Test func anIdInCapitalsIsTheSameTask() {
        #expect(AppRoute(route: "gtsd://tasks/01960F3E-7B6A-7C3E-9D2A-5B8F0C1D2E3F") == .task(.example))
    }
}
