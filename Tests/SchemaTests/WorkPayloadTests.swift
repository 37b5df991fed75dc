import AppTesting
import AuthService
import Contracts
import Foundation
import JSONCoding
import MediaService
import Platform
import ProfileService
import SandboxService
import ServiceKit
import Storage
import StoreService
import TasksService
import Testing
import TrainingService
import NutritionService
import CoachingService
import WebService
import Wire

/// The payloads of work as they are stored. Replicas of two releases share a queue during a rolling change: each reads what the other one
/// wrote. So a line here is never edited; a kind whose payload grows gets another line.
@Suite struct WorkPayloadTests {
    /// Service, kind and the JSON that some release stored.
    private static let stored: [(service: String, kind: String, json: String)] = [
        (
            "auth", "sms",
            #"{"to":"+966501234567","text":"042917 is your FitCoach+ code.","expiresAt":1772352300000,"askedAt":1772352000000}"#
        ),
        ("auth", "mail", #"{"to":"layla@example.com","subject":"Welcome","body":"One\nand \"two\" / مرحبا"}"#),
        ("profile", "ticket mail", #"{"to":"support@barbell.example","subject":"S-1001","body":"It does not start."}"#),
        (
            "profile", "partnerMail",
            #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","email":"omar@example.com","state":"accepted","weight":false,"#
                + #""subject":"A week","body":"6 of 7","unsubscribe":"https://app.example.com/a.b/leave"}"#
        ),
        ("profile", "partnerWeek", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","email":"omar@example.com","at":1775106000000}"#),
        ("tasks", "takeOver", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        ("tasks", "recordWeight", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","weight":7950,"date":"2026-03-02"}"#),
        (
            "tasks", "withdrawWeight",
            #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","weight":7950,"date":"2026-03-02","#
                + #""evidence":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e30"}"#
        ),
        (
            "tasks", "recordWeight",
            #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","weight":7950,"date":"2026-03-02","#
                + #""evidence":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e30"}"#
        ),
        (
            "tasks", "earlyNews",
            #"{"id":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e40","type":"meal.logged","at":"2026-03-02T20:59:00.000Z","#
                + #""user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","product":"gtsd","#
                + #""facts":{"count":620,"date":"2026-03-03","meal":"lunch"}}"#
        ),
        ("tasks", "reminder", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","at":1772434800000}"#),
        (
            "tasks", "push",
            #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","notification":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e40","device":null}"#
        ),
        (
            "tasks", "pushOne",
            #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","notification":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e40","#
                + #""device":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e41"}"#
        ),
        ("media", "media.removeObjects", #"{"area":"media","id":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","parts":null}"#),
        ("media", "media.removeObjects", #"{"area":"staging","id":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","parts":"upload-7"}"#),
        ("media", "media.makeVariants", #"{"file":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        (
            "media", "media.removeAvatar",
            #"{"owner":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","file":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e40"}"#
        ),
        ("media", "media.importItem", #"{"item":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        ("store", "mail", #"{"to":"layla@example.com","subject":"Your order","body":"89.99 SAR"}"#),
        ("store", "store.settleCheckout", #"{"checkout":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        (
            "store", "store.settleCheckout",
            #"{"checkout":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","undecidedSince":1772352000000}"#
        ),
        ("store", "store.refund", #"{"refund":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        (
            "store", "store.lookAtMoney",
            #"{"payment":"pi_3OqZ1XCo6bFb1KQt","refund":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#
        ),
        ("store", "store.lookAtMoney", #"{"payment":"pi_3OqZ1XCo6bFb1KQt","isDisputed":true}"#),
        (
            "store", "store.lookAtMoney",
            #"{"payment":"pi_3OqZ1XCo6bFb1KQt","refund":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","claimed":8999}"#
        ),
        ("store", "store.renew", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","end":1775106000000}"#),
        ("store", "store.settleCharge", #"{"charge":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        ("store", "store.settleCharge", #"{"charge":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","undecidedSince":1772352000000}"#),
        ("store", "store.forgetMethod", #"{"method":"pm_1NXWPnCo6bFb1KQto6C8OWvE"}"#),
        (
            "store", "store.forgetCustomer",
            #"{"customer":"cus_NffrFeUfNV2Hib","user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","latest":1775106000000}"#
        ),
        (
            "web", "endSession",
            #"{"accessToken":"eyJhbGciOiJFZERTQSJ9.e30.x","refreshToken":"bGF5bGE","accessEndsAt":1772352000000}"#
        ),
        ("training", "takeOver", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        ("nutrition", "takeOver", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        ("coaching", "takeOver", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        ("coaching", "news", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","news":"plan_generated"}"#),
        ("coaching", "assignWaiting", #"{}"#),
        ("coaching", "assignWaiting", #"{"since":1775106000000,"client":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        ("coaching", "releaseClients", #"{"user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        ("coaching", "broadcast", #"{"broadcast":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#),
        ("coaching", "endCall", #"{"call":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","endsAt":1775106000000}"#),
        ("coaching", "remindOfCall", #"{"call":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","startsAt":1775106000000,"reminder":2}"#),
        (
            "coaching", "mailCall",
            #"{"call":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","news":"call_booked","side":"coach","to":"layla@example.com"}"#
        ),
        (
            "coaching", "mailCall",
            #"{"call":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","news":"call_cancelled","side":"coach","to":"layla@example.com","gone":{"#
                + #""client":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","coach":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e30","#
                + #""startsAt":1775106000000,"endsAt":1775106900000,"version":2}}"#
        ),
        ("coaching", "pushMessages", #"{"client":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","side":"client","at":1775106000000}"#),
        (
            "coaching", "push",
            #"{"id":"01960f3e-7b6a","user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","news":"messages","#
                + #""client":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}"#
        ),
        (
            "coaching", "pushOne",
            #"{"id":"01960f3e-7b6a","user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","news":"call_reminder","#
                + #""client":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","call":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e40","#
                + #""startsAt":1775106000000,"device":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e41"}"#
        ),
        (
            "coaching", "push",
            #"{"id":"01960f3e-7b6a","user":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","news":"payment_declined","#
                + #""client":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","until":1775106000000}"#
        ),
        ("sandbox", "payment.settle", #"{"intent":"pi_01960f3e7b6a7c3e9d2a5b8f0c1d2e3f"}"#),
        ("sandbox", "payment.webhook", #"{"body":"{\"id\":\"evt_1\",\"amount\":8999}"}"#),
    ]

    /// - Parameter checked: gets the service's name.
    private func check<S: Service>(_ type: S.Type, _ settings: S.Settings, _ checked: inout Set<String>) async throws {
        checked.insert(S.name)
        let lines = Self.stored.filter { $0.service == S.name }
        try await AppUnderTest<S>.run(settings: settings) { app async throws in
            let handlers = Dictionary(uniqueKeysWithValues: app.app.service.work.map { ($0.kind, $0) })
            #expect(Set(lines.map(\.kind)) == Set(handlers.keys), "add what \(S.name) stores for its new kind of work")
            for line in lines {
                guard let handler = handlers[line.kind] else { continue }
                let written = try handler.reencode(try JSONParser.parse(Array(line.json.utf8)))
                #expect(written.text() == line.json, "\(S.name) \(line.kind)")
            }
        }
    }

    @Test func whatIsStoredIsReadAndWrittenAsBefore() async throws {
        let nowhere = "http://127.0.0.1:1", relay = Secret("smtp://127.0.0.1:1"), auth = AuthLink(url: nowhere)
        let folder = FileManager.default.temporaryDirectory.appending(path: "barbell-work-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var checked: Set<String> = []
        try await check(AuthService.self, AuthSettings(smsURL: nowhere, smtpURL: relay), &checked)
        try await check(ProfileService.self, ProfileSettings(auth: auth, smtpURL: relay), &checked)
        try await check(TasksService.self, TasksSettings(auth: auth, profileURL: nowhere, push: PushLink(url: nowhere)), &checked)
        try await check(
            MediaService.self,
            MediaServiceSettings(auth: auth, storage: .directory(folder + "/objects"), scratch: folder + "/scratch", profileURL: nowhere),
            &checked)
        try await check(
            StoreService.self,
            StoreSettings(auth: auth, provider: .sandbox(url: nowhere), webhookSecrets: [Secret("whsec_test")], smtpURL: relay), &checked)
        try await check(TrainingService.self, TrainingSettings(auth: auth, profileURL: nowhere), &checked)
        try await check(NutritionService.self, NutritionSettings(auth: auth, profileURL: nowhere), &checked)
        try await check(CoachingService.self, CoachingSettings(
                auth: auth, profileURL: nowhere, mediaURL: nowhere, push: PushLink(url: nowhere), smtpURL: Secret("smtp://127.0.0.1:1")),
            &checked)
        try await check(
            WebService.self, WebSettings(services: [:], root: folder + "/client", spool: folder + "/spool"), &checked)
        try await check(SandboxService.self, SandboxSettings(smtpPort: 0), &checked)
        #expect(checked == Set(Schemas.services))
    }
}
