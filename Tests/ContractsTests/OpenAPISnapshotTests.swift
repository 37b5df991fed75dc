import ContractDescriptions
import Contracts
import Glibc
import JSONCoding
import Testing
import Wire

/// The documents in Contracts/openapi are what the services serve. A change of a contract shows in them, in review.
/// `UPDATE_GOLDEN=1` writes them again.
@Suite struct OpenAPISnapshotTests {
    private static let folder = "\(#filePath)".split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Contracts/openapi"

    @Test(arguments: Catalogue.services.keys.sorted())
    func theSnapshotIsCurrent(_ service: String) throws {
        let current = try OpenAPIDocument(of: service).json.bytes(pretty: true) + [0x0a]
        let path = "\(Self.folder)/\(service).json"
        if getenv("UPDATE_GOLDEN") != nil {
            let file = try #require(fopen(path, "w"))
            defer { fclose(file) }
            #expect(fwrite(current, 1, current.count, file) == current.count)
            return
        }
        let file = try #require(fopen(path, "r"), "no snapshot of \(service)")
        defer { fclose(file) }
        var stored = [UInt8](repeating: 0, count: 4 << 20)
        let count = fread(&stored, 1, stored.count, file)
        stored.removeSubrange(count...)
        #expect(String(decoding: stored, as: UTF8.self) == String(decoding: current, as: UTF8.self))
    }
}
