import ClientKit
import Contracts
import JSONCoding
import Platform
import Testing
import TestSupport
import TrainingDomain
import Wire

/// The exercises that an app is built with, made of the files of the repository.
@Suite(.enabled(if: !contents("Services/Training/Library/library.json").isEmpty)) struct BundledLibraryTests {
    private static let folder = "Services/Training/Library/"
    /// As `GET /training/library` gives them.
    private static func bundle(dropping dropped: Int = 0) throws -> [UInt8] {
        let index = try JSONParser.parse(contents(folder + "library.json"))
        var items: [JSONValue] = []
        for file in index["files"]?.array ?? [] {
            items += try JSONParser.parse(contents(folder + (file.string ?? "")))["exercises"]?.array ?? []
        }
        let exercises = JSONValue.array(Array(items.dropFirst(dropped)))
        return JSONValue.object(["version": index["version"] ?? 1, "drawings": 1, "exercises": exercises]).bytes()
    }

    @Test(
        "A signed-in app that never met the service lists a thousand exercises, and takes a newer list by its version later",
        .proves("IL-ADD-05"))
    func offline() async throws {
        try await withDirectory { directory in
            let model = TrainingModel(), app = try await TrainingDevice(model, directory: directory).signedIn()
            model.set { $0.isDown = true }
            let library = BundledLibrary(path: directory + "/library", bundled: try Self.bundle(dropping: 3))
            #expect(library.count >= 1000 - 3)
            let own = PickedExercise(id: ExerciseID(trusted: LoggedSetID.example.text), name: .example, category: .other)
            for language in [Language.english, .arabic] {
                var picker = ExercisePicker(library.exercises(language) + [own])
                #expect(picker.visible.count == library.count + 1)
                _ = picker.apply(.search("PRESS")) { "" }
                #expect(picker.visible.count > 20)
            }
            let newer = try Self.bundle()
            model.set {
                $0.isDown = false
                $0.library = (newer, "\"2\"")
            }
            #expect(try await library.update(app.manager))
            #expect(library.count >= 1000)
            #expect(try await !library.update(app.manager))
        }
    }

    @Test("Each of the seven shelves has exercises, and every exercise is on exactly one", .proves("EXER-07"))
    func shelves() async throws {
        try await withDirectory { directory in
            let library = BundledLibrary(path: directory + "/library", bundled: try Self.bundle())
            var picker = ExercisePicker(library.exercises(.english))
            var found: [ExerciseID] = []
            for category in ExerciseCategory.allCases {
                _ = picker.apply(.shelf(category)) { "" }
                #expect(!picker.visible.isEmpty, "\(category)")
                found += picker.visible.map(\.id)
            }
            #expect(ExerciseCategory.allCases.count == 7)
            #expect(found.count == Set(found).count)
            #expect(Set(found) == Set(library.exercises(.english).map(\.id)))
        }
    }
}
