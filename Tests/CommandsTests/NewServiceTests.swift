import Foundation
import Testing

@Suite struct NewServiceTests {
    private static func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.copy(
            "Tools/Skeleton", "Package.swift", "compose.yaml", "Contracts/Sources/Catalogue.swift", "Contracts/Sources/System",
            "Tests/SchemaTests/Schemas.swift", "Tests/SchemaTests/WorkPayloadTests.swift", "docs/operations.md")
        return workplace
    }

    @Test func filesOfOthersAreNeverWrittenOver() throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        let file = "Contracts/Sources/System/SystemEndpoints.swift"
        let before = workplace.read(file), manifest = workplace.read("Package.swift")
        let call = try BarbellCall("new service system", in: workplace)
        #expect(call.status == 2 && call.errors == "barbell new: \(file) is there already\n", "\(call.errors)")
        #expect(before != nil && workplace.read(file) == before && workplace.read("Package.swift") == manifest)
        #expect(workplace.read("Services/System/main/main.swift") == nil)
    }

    @Test func aFreeNameIsWritten() throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        let call = try BarbellCall("new service sample", in: workplace)
        #expect(call.status == 0, "\(call.errors)")
        #expect(workplace.read("Contracts/Sources/Sample/SampleEndpoints.swift")?.contains("enum Sample") == true)
        #expect(workplace.read("Package.swift")?.contains("service(\"Sample\")\n") == true)
        #expect(workplace.read("Contracts/Sources/Catalogue.swift")?.contains("        \"sample\": 80") == true)
    }
}
