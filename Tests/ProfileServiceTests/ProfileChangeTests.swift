import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Reading and changing one's own profile.
@Suite(.serialized) struct ProfileChangeTests {
    @Test(arguments: Engine.allCases)
    func everyFieldRoundTrips(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let fresh = try await person.profile()
            #expect(fresh.name?.text == "Layla" && fresh.email?.text == "layla@example.com" && fresh.timezone.text == "UTC")
            #expect(fresh.version == 1 && fresh.tier == .freemium && !fresh.onboardingCompleted && fresh.nextStep == .onboarding)
            #expect(fresh.bmr == nil && fresh.weightKg == nil && fresh.gender == nil)

            let sent = #"""
                {"name":" ليلى Haddad 🏋️ ","avatarId":"01960F3E-7B6A-7C3E-9D2A-5B8F0C1D2E3F","timezone":"Asia/Riyadh","dateOfBirth":"1996-02-29",
                "gender":"prefer_not_to_say","primaryGoal":"gain_muscle","targetWeightKg":82.25,"targetDate":"2026-12-01",
                "motivation":"لأطفالي\nfirst 💪","weightKg":80.5,"heightCm":180.34,"activityLevel":"very_active",
                "dietaryPreferences":["vegan"," حلال ","Vegan",""],"allergies":[],"mealsPerDay":10}
                """#
            let answer = try await person.patch(sent)
            #expect(answer.status == 200)
            let profile = try await person.profile()
            #expect(try JSONTreeDecoder.decode(Profile.self, from: answer.json ?? .null) == profile)
            #expect(profile.name?.text == "ليلى Haddad 🏋️" && profile.avatarId?.text == "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")
            #expect(
                profile.timezone.text == "Asia/Riyadh" && profile.dateOfBirth?.text == "1996-02-29" && profile.gender == .preferNotToSay)
            #expect(
                profile.primaryGoal == .gainMuscle && profile.targetWeightKg?.value == 82.25 && profile.targetDate?.text == "2026-12-01")
            #expect(profile.motivation?.text == "لأطفالي\nfirst 💪" && profile.weightKg?.value == 80.5 && profile.heightCm?.value == 180.34)
            #expect(profile.activityLevel == .veryActive && profile.dietaryPreferences?.items == ["vegan", "حلال"])
            #expect(profile.allergies?.items == [] && profile.mealsPerDay?.value == 10)
            #expect(profile.version == 2 && profile.updatedAt == fixture.now && profile.email == fresh.email)
            // (10 × 80.5 + 6.25 × 180.34 − 5 × 30 − 78) × 1.725 + 500, of somebody whose birthday in a common year is 1 March.
            #expect(profile.bmr == 1704 && profile.tdee == 2939 && profile.calorieTarget == 3439 && profile.formula == "mifflin-st-jeor/2")

            // One member alone leaves all others.
            #expect(try await person.patch(#"{"mealsPerDay":1,"weightKg":null,"unknown":{"a":1}}"#).status == 200)
            var expected = profile
            expected.mealsPerDay = MealsPerDay(trusted: 1)
            expected.version = 3
            #expect(try await person.profile() == expected)

            #expect(try await person.patch(#"{"targetWeightLb":190.7,"heightIn":71,"weightLb":180}"#).status == 200)
            let imperial = try await person.profile()
            #expect(imperial.targetWeightKg?.value == 86.5 && imperial.heightCm?.value == 180.34 && imperial.weightKg?.value == 81.65)
        }
    }

    @Test(.proves("FR-ACCOUNT-01-a"), arguments: Engine.allCases)
    func fitCoachsFourFieldsCanBeEdited(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach, name: nil)
            try await person.answerFirst()
            for (field, values, bad) in [
                ("name", ["Omar", "عمر"], ""), ("gender", ["male", "female", "other"], "man"),
                ("mainGoal", ["fat_loss", "muscle_gain", "general_fitness"], "FAT_LOSS"), ("workoutLocation", ["home", "gym"], "نادي"),
            ] {
                for value in values {
                    #expect(try await person.patch(#"{"\#(field)":"\#(value)"}"#).status == 200)
                    #expect(try await person.client.answer(Profiles.me).json?[field]?.string == value)
                }
                for language in ["en", "ar"] {
                    let refused = try await person.patch(#"{"\#(field)":"\#(bad)"}"#, language: language)
                    #expect(refused.status == 422 && refused.fields == [field + (field == "name" ? " required" : " not_allowed")])
                }
                #expect(try await person.patch(#"{"\#(field)":7}"#).fields == [field + " wrong_type"])
                // What only the other product offers.
                if field == "gender" {
                    #expect(try await person.patch(#"{"gender":"prefer_not_to_say"}"#).fields == ["gender not_allowed"])
                }
                #expect(try await person.client.answer(Profiles.me).json?[field]?.string == values.last)
            }
        }
    }

    /// The other services take a goal for the answers of the first intake, and a coach is assigned to whoever has one.
    @Test(arguments: Engine.allCases)
    func goalAndPlaceComeAfterTheFirstIntake(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            let before = try await person.profile()
            for change in [#""mainGoal":"fat_loss""#, #""workoutLocation":"gym""#, #""name":"Omar","mainGoal":"fat_loss""#] {
                let refused = try await person.patch("{\(change)}")
                #expect(refused.code == .validationFailed && refused.fields == ["firstIntake required"], "\(change)")
            }
            #expect(try await person.profile() == before)
            #expect(try await person.patch(#"{"name":"Omar"}"#).status == 200)
            try await person.answerFirst()
            let changed = try await person.patch(#"{"mainGoal":"general_fitness","workoutLocation":"home"}"#)
            #expect(changed.status == 200 && changed.json?["mainGoal"]?.string == "general_fitness")
        }
    }

    /// A change of nothing is none: another device's change is not refused for it.
    @Test(arguments: Engine.allCases)
    func aChangeOfNothingLeavesTheVersion(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let before = try await person.client.call(Profiles.me)
            for json in ["{}", #"{"bogus":1}"#, #"{"gender":null}"#, "{\"version\":\(before.version)}"] {
                let answer = try await person.client.json(.patch, "/profile/me", json)
                #expect(answer.status == 200, "\(json)")
                #expect(try InputDecoder.decode(Profile.self, from: answer.body) == before, "\(json)")
            }
            #expect(try await person.client.json(.patch, "/profile/me", "{\"version\":\(before.version + 1)}").code == .versionConflict)
            #expect(try await person.client.call(Profiles.me) == before)
        }
    }

    @Test(arguments: Engine.allCases)
    func theAddressIsReadOnly(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let before = try await person.profile()
            for email in ["other@example.com", "layla@example.com", "", "no address", "عنوان"] {
                let answer = try await person.patch(#"{"email":"\#(email)","name":"Changed"}"#)
                #expect(answer.status == 422 && answer.code == .readOnly && answer.fields == ["email read_only"])
            }
            let both = try await person.patch(#"{"phone":"0501234567","email":"a@b.example"}"#, language: "ar")
            #expect(both.code == .readOnly && both.fields == ["email read_only", "phone read_only"])
            #expect(both.text.contains(FieldRule.readOnly.message(.arabic)))
            #expect(try await person.profile() == before)
        }
    }

    @Test(.proves("FR-ACCOUNT-01-b"), arguments: Engine.allCases)
    func thePhoneIsReadOnly(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(.fitcoach)
            #expect(try await person.profile().phone == .example)
            for phone in ["0509999999", SaudiMobile.example.text, "", "٠٥٠"] {
                let answer = try await person.patch(#"{"phone":"\#(phone)"}"#)
                #expect(answer.status == 422 && answer.code == .readOnly && answer.fields == ["phone read_only"])
            }
            #expect(try await person.profile().phone == .example)
        }
    }

    @Test(.proves("GTSD-7.1-05"), arguments: Engine.allCases)
    func aTargetAgreesWithItsGoal(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.planned()
            #expect(try await person.patch(#"{"targetWeightKg":72.5}"#).json?["targetWeightKg"]?.double == 72.5)
            let before = try await person.profile()
            for (body, field) in [
                (#"{"targetWeightKg":80}"#, "targetWeightKg must_differ"), (#"{"targetWeightKg":80.01}"#, "targetWeightKg must_be_lower"),
                (#"{"targetWeightLb":176.37}"#, "targetWeightLb must_differ"), (#"{"targetWeightLb":180}"#, "targetWeightLb must_be_lower"),
                (#"{"targetWeightKg":19.9}"#, "targetWeightKg out_of_range"), (#"{"targetWeightLb":44}"#, "targetWeightLb out_of_range"),
                (#"{"primaryGoal":"gain_muscle"}"#, "targetWeightKg must_be_higher"),
                (#"{"primaryGoal":"gain_muscle","targetWeightKg":80}"#, "targetWeightKg must_differ"),
                (#"{"targetDate":"2026-03-01"}"#, "targetDate must_be_later"),
                (#"{"targetDate":"2020-01-01"}"#, "targetDate must_be_later"),
                (#"{"dateOfBirth":"2013-03-02"}"#, "dateOfBirth age_out_of_range"), (#"{"heightCm":49.9}"#, "heightCm out_of_range"),
                (#"{"heightIn":119}"#, "heightIn out_of_range"), (#"{"mealsPerDay":11}"#, "mealsPerDay out_of_range"),
            ] {
                let answer = try await person.patch(body)
                #expect(answer.status == 422 && answer.fields == [field], "\(body)")
            }
            let both = try await person.patch(#"{"targetWeightKg":90,"targetDate":"2026-02-01"}"#, language: "ar")
            #expect(both.fields == ["targetWeightKg must_be_lower", "targetDate must_be_later"])
            #expect(try await person.profile() == before)

            // A weight that reaches the target is good news, and a goal that fits changes.
            #expect(try await person.patch(#"{"weightKg":72.5}"#).status == 200)
            #expect(try await person.patch(#"{"primaryGoal":"maintain"}"#).status == 200)
            #expect(try await person.patch(#"{"primaryGoal":"gain_muscle","targetWeightKg":75}"#).status == 200)
            let after = try await person.profile()
            #expect(after.projectedDate != nil && after.calorieTarget == after.tdee.map { $0 + 500 })
            #expect(try await person.patch(#"{"dateOfBirth":"2013-03-01"}"#).status == 200)
        }
    }

    @Test(.proves("GTSD-7.1-06"), arguments: Engine.allCases)
    func anotherActivityLevelChangesTheTargets(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.planned()
            var seen: [(Int64?, Int64?)] = []
            for level in ActivityLevel.allCases {
                #expect(try await person.patch(#"{"activityLevel":"\#(level.rawValue)"}"#).status == 200)
                let profile = try await person.profile()
                #expect(profile.activityLevel == level && profile.bmr == 1780)
                seen.append((profile.tdee, profile.calorieTarget))
            }
            #expect(seen.map(\.0) == [2136, 2448, 2759, 3071, 3382])
            #expect(seen.map(\.1) == [1636, 1948, 2259, 2571, 2882])
            let unknown = try await person.patch(#"{"activityLevel":"athlete"}"#, language: "ar")
            #expect(unknown.status == 422 && unknown.fields == ["activityLevel not_allowed"])
            #expect(try await person.profile().activityLevel == .extremelyActive)
        }
    }

    @Test(.proves("GTSD-7.1-07"), arguments: Engine.allCases)
    func anotherDeviceSeesTheChangeAndDoesNotUndoIt(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let phone = try await fixture.planned()
            let tablet = fixture.again(phone)
            let seen = try await tablet.profile()
            #expect(try await phone.patch(#"{"name":"From the phone","version":\#(seen.version)}"#).status == 200)
            #expect(try await tablet.profile().name?.text == "From the phone")

            let stale = try await tablet.patch(#"{"name":"From the tablet","version":\#(seen.version)}"#)
            #expect(stale.status == 409 && stale.code == .versionConflict && stale.json?["action"]?.string == "reload")
            for version in ["0", "-1", "9223372036854775807", "-9223372036854775808"] {
                #expect(try await tablet.patch(#"{"name":"x","version":\#(version)}"#).code == .versionConflict)
            }
            #expect(try await tablet.patch(#"{"name":"x","version":"two"}"#).fields == ["version wrong_type"])
            let now = try await tablet.profile()
            #expect(now.name?.text == "From the phone" && now.version == seen.version + 1)

            let answers = try await parallel(20) { index in
                try await (index.isMultiple(of: 2) ? phone : tablet).patch(
                    #"{"name":"n\#(index)","weightKg":\#(70 + index),"version":\#(now.version)}"#)
            }
            #expect(answers.count { $0.status == 200 } == 1)
            #expect(answers.count { $0.code == .versionConflict } == 19)
            // The weights of those who came too late are not in the log either.
            #expect(try await phone.weighIns() == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func changesOfDifferentFieldsAllLast(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let bodies = [
                #"{"name":"Noor"}"#, #"{"gender":"female"}"#, #"{"motivation":"m"}"#, #"{"heightCm":170}"#, #"{"weightKg":70}"#,
                #"{"mealsPerDay":3}"#, #"{"timezone":"Asia/Riyadh"}"#, #"{"activityLevel":"sedentary"}"#, #"{"primaryGoal":"maintain"}"#,
                #"{"dateOfBirth":"1990-01-01"}"#,
            ]
            let answers = try await parallel(20) { index in try await person.patch(bodies[index % 10]) }
            #expect(answers.allSatisfy { $0.status == 200 })
            let profile = try await person.profile()
            #expect(profile.name?.text == "Noor" && profile.gender == .female && profile.motivation?.text == "m")
            #expect(profile.heightCm?.value == 170 && profile.weightKg?.value == 70 && profile.mealsPerDay?.value == 3)
            #expect(profile.timezone.text == "Asia/Riyadh" && profile.activityLevel == .sedentary && profile.primaryGoal == .maintain)
            #expect(profile.dateOfBirth?.text == "1990-01-01" && profile.bmr != nil && profile.version == 21)
            #expect(try await person.weighIns() == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func whatIsClearedIsGone(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.planned()
            _ = try await person.patch(#"{"avatarId":"\#(MediaID.example.text)","motivation":"m","targetDate":"2026-12-01"}"#)
            #expect(try await person.profile().projectedDate != nil)
            let answer = try await person.patch(#"{"clear":["name","avatarId","motivation","targetWeightKg","targetDate","name"]}"#)
            #expect(answer.status == 200)
            let profile = try await person.profile()
            #expect(profile.name == nil && profile.avatarId == nil && profile.motivation == nil && profile.targetWeightKg == nil)
            #expect(profile.targetDate == nil && profile.projectedDate == nil)
            #expect(profile.weightKg?.value == 80 && profile.bmr == 1780)
            for field in ["weightKg", "email", "اسم"] {
                #expect(try await person.patch(#"{"clear":["\#(field)"]}"#).fields == ["clear.0 not_allowed"])
            }
            #expect(try await person.patch(#"{"clear":"name"}"#).fields == ["clear wrong_type"])
        }
    }

    @Test func textsAndZonesHaveTheirLimits() async throws {
        try await ProfileFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            for (field, longest) in [("name", 100), ("motivation", 500)] {
                for character in ["a", "ن", "🏋️"] {
                    // A name has room for 1000 bytes.
                    guard field == "motivation" || character.utf8.count * longest <= 1000 else { continue }
                    #expect(try await person.patch(#"{"\#(field)":"\#(String(repeating: character, count: longest))"}"#).status == 200)
                    let tooLong = try await person.patch(#"{"\#(field)":"\#(String(repeating: character, count: longest + 1))"}"#)
                    #expect(tooLong.fields == [field + " too_long"])
                }
                #expect(try await person.patch(#"{"\#(field)":" \n "}"#).fields == [field + " required"])
            }
            let tags = (1...20).map { "\"t\($0)\"" }
            #expect(try await person.patch(#"{"allergies":[\#(tags.joined(separator: ","))]}"#).status == 200)
            #expect(
                try await person.patch(#"{"allergies":[\#((tags + [#""t21""#]).joined(separator: ","))]}"#).fields == ["allergies too_many"]
            )
            #expect(try await person.patch(#"{"allergies":"nuts"}"#).fields == ["allergies wrong_type"])
            #expect(try await person.profile().allergies?.items.count == 20)
            for zone in [
                "Asia/Mekka", "../../etc/passwd", "/etc/passwd", "", "المنطقة", "Asia", "Asia/Riyadh/", String(repeating: "A", count: 65),
            ] {
                let answer = try await person.patch(#"{"timezone":"\#(zone)"}"#)
                #expect(answer.status == 422 && answer.fields == ["timezone malformed"], "\(zone)")
            }
            #expect(try await person.patch(#"{"avatarId":"me.jpg"}"#).fields == ["avatarId malformed"])
            #expect(try await person.patch("[]").status == 422)
            #expect(try await person.patch("{").status == 400)
        }
    }

    /// Whoever keeps the picture hears which one nobody shows any more.
    @Test(arguments: Engine.allCases)
    func aReplacedPictureIsTold(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let pictures = (0..<2).map { _ in fixture.profile.app.runtime.ids.next() }
            func told() -> [String?] {
                fixture.auth.app.service.events.filter { $0.type == .avatarReplaced && $0.user == person.id }.map { $0.facts?.file?.text }
            }
            // The first replaces none, and the same one again is no news.
            for _ in 0..<2 { #expect(try await person.patch(#"{"avatarId":"\#(pictures[0])"}"#).status == 200) }
            #expect(try await person.patch(#"{"avatarId":"\#(pictures[1])","mealsPerDay":99}"#).status == 422)
            #expect(try await person.patch(#"{"avatarId":"\#(pictures[1])"}"#).status == 200)
            try await happens { told() == [pictures[0]] }
            #expect(try await person.patch(#"{"clear":["avatarId"]}"#).status == 200)
            try await happens { told() == pictures }
        }
    }

    /// What a coach's page shows may be the same file, and media would delete it.
    @Test(arguments: Engine.allCases)
    func aCoachsReplacedPictureIsNotTold(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let coach = try await fixture.somebody(.fitcoach, name: "Omar", role: .coach), client = try await fixture.somebody(.fitcoach)
            func replaced() -> [UserID] {
                fixture.auth.app.service.events.filter { $0.type == .avatarReplaced }.map(\.user)
            }
            // The client's come last: once they are there, the coach's would be.
            for person in [coach, client] {
                for _ in 0..<2 {
                    let picture = fixture.profile.app.runtime.ids.next()
                    #expect(try await person.patch(#"{"avatarId":"\#(picture)"}"#).status == 200)
                }
                #expect(try await person.patch(#"{"clear":["avatarId"]}"#).status == 200)
            }
            try await happens { replaced().count { $0 == client.id } == 2 }
            #expect(replaced().allSatisfy { $0 == client.id })
        }
    }

    @Test(arguments: Engine.allCases)
    func aNewNameReachesAuth(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            func names() -> [String?] {
                fixture.auth.app.service.events.filter { $0.type == .userRenamed && $0.user == person.id }.map { $0.facts?.name?.text }
            }
            // The same name, or another field, is no news.
            #expect(try await person.patch(#"{"name":"Layla","mealsPerDay":3}"#).status == 200)
            #expect(try await person.patch(#"{"name":"Noor","mealsPerDay":99}"#).status == 422)
            #expect(try await person.patch(#"{"name":"نور"}"#).status == 200)
            try await happens { names() == ["نور"] }
            #expect(try await person.patch(#"{"clear":["name"]}"#).status == 200)
            try await happens { names() == ["نور", nil] }
        }
    }

    private func happens(_ condition: () async throws -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(20)
        while !(try await condition()) {
            try #require(ContinuousClock.now < deadline, "it never happened")
            try await Task.sleep(for: .milliseconds(3))
        }
    }
}
