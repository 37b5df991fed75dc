import AppTesting
import HTTPCore
import Testing
import TestSupport
@testable import WebService

/// Whoever has one line of IPv6 has as many addresses as it takes to use up what there is in all.
@Suite(.timeLimit(.minutes(2))) struct UploadSiteTests {
    @Test func uploadsOfOneSiteLeaveRoomToOthers() async throws {
        try await WebFixture.run(
            transport: .socket, trustedProxies: ["127.0.0.1"],
            configure: { $0.uploadLimit = 1 << 20; $0.uploadBudgetPerAddress = 1 << 20; $0.uploadBudget = 2 << 20 }
        ) { fixture in
            let one = try await fixture.signIn(1).with("X-Forwarded-For", "2001:db8:1:1::1")
            let neighbour = try await fixture.signIn(2).with("X-Forwarded-For", "2001:db8:1:2::1")
            let other = try await fixture.signIn(3).with("X-Forwarded-For", "2001:db8:2:1::1")
            let headers: HTTPHeaders = ["Content-Type": "image/jpeg"], photo = [UInt8](repeating: 7, count: 1 << 20)
            let (opened, door) = AsyncStream<Void>.makeStream()
            fixture.services.on("PUT /photos/uploads/slow") { _ in
                for await _ in opened {}
                return HTTPResponse(status: HTTPStatus(200), body: .empty)
            }
            fixture.services.on("PUT /photos/uploads/abc") { _ in HTTPResponse(status: HTTPStatus(200), body: .empty) }
            async let held = one.send(.put, "/gtsd/api/photos/uploads/slow", headers: headers, body: photo)
            try await eventually("it has come whole") { fixture.services.seen("PUT /photos/uploads/slow").count == 1 }
            #expect(try await neighbour.send(.put, "/gtsd/api/photos/uploads/abc", headers: headers, body: photo).status == 503)
            #expect(try await other.send(.put, "/gtsd/api/photos/uploads/abc", headers: headers, body: photo).status == 200)
            door.finish()
            #expect(try await held.status == 200)
        }
    }

    @Test func oneSiteHasHalfOfAll() {
        let budget = UploadBudget(most: 10, mostOfAddress: 3, mostOfSession: 3)
        let first = budget.admit(3, of: "2001:db8:1:1::", site: "2001:db8:1::", session: "a")
        withExtendedLifetime(first) {
            #expect(first?.grow(by: 3) == true)
            #expect(budget.admit(3, of: "2001:db8:1:2::", site: "2001:db8:1::", session: "b") == nil)
            #expect(budget.admit(2, of: "2001:db8:1:2::", site: "2001:db8:1::", session: "b") != nil)
            #expect(budget.admit(3, of: "2001:db8:2:1::", site: "2001:db8:2::", session: "c") != nil)
            #expect(budget.admit(3, of: "192.0.2.1", session: "d") != nil)
        }
    }
}
