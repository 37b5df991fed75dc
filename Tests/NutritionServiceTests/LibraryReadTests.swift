import NutritionService
import Testing

/// The library as it is delivered, read once for all tests.
enum DeliveredLibrary {
    static let folder = "\(#filePath)".replacing("Tests/NutritionServiceTests/LibraryReadTests.swift", with: "Services/Nutrition/Library")
    static let read = Result { try ReadLibrary(folder) }
}

@Suite struct LibraryReadTests {
    @Test func theDeliveredLibraryIsRight() throws {
        #expect(throws: Never.self) { try DeliveredLibrary.read.get() }
    }
}
