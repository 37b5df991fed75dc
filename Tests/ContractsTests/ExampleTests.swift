import ContractDescriptions
import Contracts
import HTTPCore
import JSONCoding
import Testing
import Wire

/// Examples are what an app is first built against: what they say of one moment agrees with itself.
@Suite struct ExampleTests {
    private static var endpoints: [EndpointDescription] { Array(Catalogue.services.values.joined()) }

    /// Every object of every example of a success, with where it is.
    private static func answered() throws -> [(String, JSONObject)] {
        try endpoints.flatMap { endpoint -> [(String, JSONObject)] in
            guard case .json = endpoint.success else { return [] }
            return try [endpoint.status, endpoint.otherStatus].compactMap { $0 }.flatMap { status in
                objects(in: try JSONParser.parse(try endpoint.example(of: status)), at: "\(endpoint.id) \(status)")
            }
        }
    }

    private static func objects(in value: JSONValue, at place: String) -> [(String, JSONObject)] {
        if let items = value.array { return items.flatMap { objects(in: $0, at: place + "[]") } }
        guard let object = value.object else { return [] }
        return [(place, object)] + object.flatMap { name, member in objects(in: member, at: "\(place).\(name)") }
    }

    /// Where a second success is not the same thing found there already, it has an example of its own.
    @Test func aSecondSuccessLooksOtherwiseOrIsTheSameThing() throws {
        for (service, endpoints) in Catalogue.services {
            let document = try OpenAPIDocument(of: service).json
            for endpoint in endpoints {
                guard case .json(let output) = endpoint.success, let other = endpoint.otherStatus else { continue }
                let example = try JSONParser.parse(try endpoint.example(of: other))
                #expect(Schema.object(output).violations(example, path: "$") == [], "\(endpoint.id)")
                let differs = try example != JSONParser.parse(try endpoint.example(of: endpoint.status))
                let operation = document["paths"]?[endpoint.path.description]?[endpoint.method.rawValue.lowercased()]
                let said = operation?["responses"]?[String(other)]?["description"]?.string ?? ""
                #expect(differs || (other == 200 && said.hasPrefix("It was there already")), "\(endpoint.id): \(said)")
            }
        }
    }

    @Test func whatEndsBeganBefore() throws {
        let pairs = [
            ("slot", "endsAt"), ("joinOpensAt", "slot"), ("refundableUntil", "slot"), ("bookedAt", "slot"), ("joinOpensAt", "endsAt"),
            ("currentPeriodStart", "currentPeriodEnd"), ("currentPeriodStart", "nextBillingAt"), ("periodStart", "periodEnd"),
            ("startsAt", "nextBillingAt"), ("ratedAt", "editableUntil"), ("expiresAt", "givenUpAt"),
        ]
        var met: Set<String> = []
        for (place, object) in try Self.answered() {
            for (start, end) in pairs {
                guard let began = object[start]?.string, let ended = object[end]?.string else { continue }
                met.insert(start)
                // In UTC and of one form, moments are in the order of their texts.
                #expect(began < ended, "\(place): \(start) \(began), \(end) \(ended)")
            }
            if let minutes = object["durationMinutes"]?.integer, let slot = object["slot"]?.string, let end = object["endsAt"]?.string {
                #expect(try Instant(validating: end) - Instant(validating: slot) == .minutes(minutes), "\(place)")
            }
        }
        #expect(met == Set(pairs.map(\.0)))
    }

    /// As each description says: of days and targets of GTSD rounded down, of FitCoach+ to the nearest.
    @Test func percentsAreOfTheirPairs() throws {
        var met: Set<String> = []
        func check(_ name: String, _ percent: JSONValue?, _ part: JSONValue?, _ whole: JSONValue?, isFloor: Bool, _ place: String) {
            guard let percent = percent?.double, let part = part?.double, let whole = whole?.double, whole > 0 else { return }
            met.insert(name)
            let share = part * 100 / whole
            #expect(percent == (isFloor ? share.rounded(.down) : share.rounded()), "\(place) \(name)")
        }
        for (place, object) in try Self.answered() {
            check("percent", object["percent"], object["completed"], object["total"], isFloor: true, place)
            check("water", object["percent"], object["ml"], object["targetMl"], isFloor: false, place)
            check(
                "waterPercent", object["waterPercent"], object["waterMl"]?["consumed"], object["waterMl"]?["target"], isFloor: true, place)
            guard let percent = object["percent"]?.object, let consumed = object["consumed"], let target = object["target"]
            else { continue }
            for (name, grams) in [("kcal", "kcal"), ("protein", "proteinG"), ("carbs", "carbsG"), ("fat", "fatG")] {
                check(name, percent[name], consumed[grams], target[grams], isFloor: false, place)
            }
            let left = (target["kcal"]?.double ?? 0) - (consumed["kcal"]?.double ?? 0)
            #expect(abs((object["remainingKcal"]?.double ?? 0) - left) < 0.005, "\(place)")
        }
        #expect(met == ["percent", "water", "waterPercent", "kcal", "protein", "carbs", "fat"])
    }

    @Test func aStatusAgreesWithWhatIsThere() throws {
        for (place, object) in try Self.answered() where object["taskType"] != nil && object["dueDate"] != nil {
            let isDone = object["status"] == "completed"
            #expect((object["evidence"] != nil) == isDone && (object["completedAt"] != nil) == isDone, "\(place)")
            // 07:30 in Riyadh, three hours ahead of UTC.
            #expect(object["dueTime"] == "07:30" && object["dueDate"] == "2026-03-01T04:30:00.000Z", "\(place)")
        }
        #expect(CompletionAnswer.example.task.status == .completed)
        for endpoint in Self.endpoints {
            guard case .json(let output) = endpoint.success, output.name == "Checkout" else { continue }
            for status in [endpoint.status, endpoint.otherStatus].compactMap({ $0 }) {
                let example = try JSONParser.parse(try endpoint.example(of: status))
                #expect((example["order"] != nil) == (example["status"] == "completed"), "\(endpoint.id) \(status)")
                #expect((example["actionUrl"] != nil) == (example["status"] == "requires_action"), "\(endpoint.id) \(status)")
            }
        }
    }

    /// A whole profile has the numbers that its answers give.
    @Test func aProfileHasItsTargets() {
        let profile = Profile.example, targets = EnergyTargets.example
        #expect(profile.bmr == targets.bmr && profile.tdee == targets.tdee && profile.calorieTarget == targets.calorieTarget)
        #expect(profile.proteinTargetG == targets.proteinTargetG && profile.waterTargetMl == targets.waterTargetMl)
    }

    @Test func aCardIsWhatProvidersCallOne() throws {
        var cards = 0
        for endpoint in Self.endpoints where endpoint.body?["paymentToken"] != nil {
            let token = try JSONParser.parse(try endpoint.bodyExample())["paymentToken"]?.string
            #expect(token?.hasPrefix("pm_") == true, "\(endpoint.id)")
            cards += 1
        }
        #expect(cards >= 3)
    }
}
