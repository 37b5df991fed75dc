import ContractDescriptions
import Contracts
import Foundation
import HTTPCore
import Testing
import Wire

/// Whoever reads a document or a reference is told what everything is for; the comments in the source are the one place that says it.
@Suite struct DescriptionTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Runs after a build, whose modules are beside this test.
    @Test func theTableIsWhatTheCommentsSay() throws {
        let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
        let tool = Process()
        tool.executableURL = Self.root.appending(path: "Tools/descriptions")
        tool.arguments = ["--modules", modules.path] + (ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == nil ? ["--check"] : [])
        let said = Pipe()
        tool.standardError = said
        try tool.run()
        let words = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        tool.waitUntilExit()
        #expect(tool.terminationStatus == 0, "\(words)")
    }

    /// Every object that requests and answers of a service are made of.
    private static func objects(of service: String) throws -> [ObjectSchema] {
        var found: [String: ObjectSchema] = [:]
        func walk(_ schema: Schema) {
            switch schema {
            case .array(let element, _, _), .map(let element, _): walk(element)
            case .object(let object) where found[object.type] == nil:
                found[object.type] = object
                for field in object.fields { walk(field.schema) }
            default: break
            }
        }
        walk(.object(ErrorBody.schema))
        for endpoint in try #require(Catalogue.services[service]) {
            for object in [endpoint.parameters] + endpoint.inputs + endpoint.outputs { walk(.object(object)) }
        }
        return found.values.sorted { $0.type < $1.type }
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func everyFieldAndEveryWordIsDescribed(_ service: String) throws {
        var fields = 0
        for object in try Self.objects(of: service) {
            for field in object.fields {
                fields += 1
                #expect(Descriptions.contracts.text(of: field) != nil, "\(field.origin.owner).\(field.name) (\(field.origin.value))")
                guard let type = field.origin.words else { continue }
                for word in Self.words(field.schema) { #expect(Descriptions.contracts.word(word, of: type) != nil, "\(type) \(word)") }
            }
        }
        #expect(fields > 20)
    }

    private static func words(_ schema: Schema) -> [String] {
        switch schema {
        case .enumeration(let words): words
        case .array(let element, _, _), .map(let element, _): words(element)
        default: []
        }
    }

    /// Parameters are described one by one; a type of their own is nothing that readers see.
    @Test(arguments: Catalogue.services.keys.sorted())
    func everyTypeThatIsSentOrAnsweredIsDescribed(_ service: String) throws {
        let parameters = Set(try #require(Catalogue.services[service]).map(\.parameters.type))
        for object in try Self.objects(of: service) where !parameters.contains(object.type) {
            #expect(Descriptions.contracts.type(object.type) != nil, "\(object.type)")
            for type in object.fields.compactMap(\.origin.words) { #expect(Descriptions.contracts.type(type) != nil, "\(type)") }
        }
    }

    @Test(arguments: Catalogue.services.keys.sorted())
    func everyOperationStandsInOneAreaAndHasASwiftName(_ service: String) throws {
        let areas = try #require(Catalogue.areas[service])
        #expect(Set(areas.map(\.name)).count == areas.count)
        let ids = areas.flatMap(\.endpoints).map(\.id)
        #expect(Set(ids).count == ids.count)
        for area in areas {
            #expect(area.summary.hasSuffix("."), "\(area.name)")
            for endpoint in area.endpoints { #expect(Descriptions.contracts.operation(endpoint.id) != nil, "\(endpoint.id)") }
        }
    }

    /// A text with an alias, a word with another spelling than its case, an id with an alias, some words of a set.
    @Test func commentsAreFoundByWhatIsOnTheWire() throws {
        let name = try #require(TemplateDetails.schema["name"])
        #expect(name.origin == .init(owner: "Contracts.TemplateDetails", value: "Contracts.FreeText<Contracts.WorkoutNameRule>"))
        #expect(Descriptions.contracts.text(of: name) == "What a template or a workout is called.")
        #expect(Descriptions.contracts.word("first_intake", of: "Contracts.NextStep") == "Answer FitCoach+'s first three questions.")
        #expect(Descriptions.contracts.name(of: "Wire.Identifier<Wire.PersonTag>") == "UserID")
        let product = try #require(LoginRequest.schema["product"])
        #expect(product.origin.words == "Wire.Product")
        #expect(Descriptions.contracts.name(of: product.origin.value) == "EmailProduct")
        #expect(Descriptions.contracts.initialiser(of: "Contracts.LoginRequest") == ["product", "email", "password"])
    }
}
