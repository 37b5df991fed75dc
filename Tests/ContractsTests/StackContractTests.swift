import Contracts
import HTTPCore
import JSONCoding
import Testing
import Wire

@Suite struct StackContractTests {
    @Test func routesAreUniqueAlsoBesideThoseOfFiles() {
        let all = Stack.all + Media.all + System.all
        #expect(Set(all.map(\.id)).count == all.count)
        // Holes of other names are still the same route.
        let shapes = all.map { endpoint in
            endpoint.method.rawValue + endpoint.path.segments.map { if case .literal(let text) = $0 { "/" + text } else { "/*" } }.joined()
        }
        #expect(Set(shapes).count == shapes.count)
        #expect(Stack.all.count == 35)
        #expect(Stack.all.allSatisfy { $0.service == "media" && $0.id.hasPrefix("media.") })
    }

    @Test(arguments: Stack.all.map(\.id))
    func aRouteSaysWhatItNeeds(_ id: String) throws {
        let endpoint = try #require(Stack.all.first { $0.id == id })
        #expect(Set(endpoint.path.parameterNames).isSubset(of: endpoint.parameters.fields.map(\.name)))
        #expect(!endpoint.summary.isEmpty && endpoint.summary.count <= 120)
        #expect(Set(endpoint.errors).count == endpoint.errors.count)
        if endpoint.access == .signedIn {
            #expect(endpoint.products == [.stack] && endpoint.allErrors.contains(.wrongProduct), "another product's people are refused")
            #expect(endpoint.isDemoAllowed == (endpoint.method == .get))
        }
        // Every change of a composition that another device may have changed can be guarded.
        if endpoint.errors.contains(.versionConflict) {
            #expect(endpoint.body?["version"] != nil || endpoint.parameters["version"] != nil)
        }
    }

    @Test(arguments: Stack.all.map(\.id))
    func examplesFitTheirSchemas(_ id: String) throws {
        let endpoint = try #require(Stack.all.first { $0.id == id })
        if let body = endpoint.body {
            #expect(Schema.object(body).violations(try JSONParser.parse(try endpoint.bodyExample()), path: "$").isEmpty)
        }
        if case .json = endpoint.success {
            let answer = try JSONParser.parse(try endpoint.outputExample())
            #expect(endpoint.violations(status: endpoint.status, contentType: "application/json", body: answer).isEmpty)
        }
    }

    @Test func everyExampleReadsBack() throws {
        func check<T: DTO>(_ type: T.Type) throws {
            let value = try JSONParser.parse(try JSONWriter.encode(T.example))
            #expect(Schema.object(T.schema).violations(value, path: "$").isEmpty, "\(T.self)")
            #expect(try InputDecoder.decode(T.self, from: value) == T.example, "\(T.self)")
        }
        try check(MediaProblem.self)
        try check(MediaItem.self)
        try check(MediaPageQuery.self)
        try check(MediaItemList.self)
        try check(MediaSettings.self)
        try check(MediaSettingsChange.self)
        try check(ImportRequest.self)
        try check(ImportJob.self)
        try check(ImportItemParameters.self)
        try check(MediaLayer.self)
        try check(Composition.self)
        try check(CompositionList.self)
        try check(CompositionDetails.self)
        try check(CompositionChange.self)
        try check(FrameQuery.self)
        try check(LayerDetails.self)
        try check(LayerChange.self)
        try check(LayerOrder.self)
        try check(LayerRemoval.self)
        try check(ExportJob.self)
        try check(ExportRequest.self)
        try check(EstimateQuery.self)
        try check(ExportEstimate.self)
        try check(LibraryItem.self)
        try check(LibraryQuery.self)
        try check(LibraryPage.self)
        try check(ShareRequest.self)
        try check(ShareLink.self)
    }

    @Test func theDocumentOfEveryRouteIsComplete() throws {
        let document = try OpenAPIDocument(service: "media", version: "1", endpoints: Stack.all + Media.all + System.all).json
        let paths = try #require(document["paths"]?.object)
        for endpoint in Stack.all {
            let operation = try #require(paths[endpoint.path.description]?[endpoint.method.rawValue.lowercased()])
            #expect(operation["operationId"]?.string == endpoint.id)
            #expect(operation["responses"]?[String(endpoint.status)] != nil)
        }
        let layer = try #require(document["components"]?["schemas"]?["MediaLayer"])
        #expect(layer["properties"]?["width"]?["minimum"]?.double == 0.1)
        #expect(layer["properties"]?["width"]?["maximum"]?.double == 1.5)
        #expect(layer["properties"]?["volume"]?["maximum"]?.integer == 100)
        #expect(document["components"]?["schemas"]?["LayerPosition"]?["properties"]?["x"]?["minimum"]?.double == -2)
    }

    /// A demo account looks around, and what a service refuses comes with the promised status.
    @Test func statusesAreThoseOfTheNotes() {
        #expect(Stack.all.first { $0.id == "media.startExport" }?.status == 202)
        #expect(Stack.all.first { $0.id == "media.beginImport" }?.status == 201)
        #expect(Stack.all.first { $0.id == "media.removeLayer" }?.status == 200)
        #expect(ErrorCode.layerLimitReached.status == 422)
        #expect(ErrorCode.emptyComposition.status == 422)
        #expect(ErrorCode.exportFinished.status == 409)
        #expect(ErrorCode.exportNotReady.status == 409)
        #expect(ErrorCode.diskFull.rawValue == "disk_full")
        #expect(ErrorCode.permissionDenied.rawValue == "permission_denied")
        #expect(ErrorCode.mediaMissing.rawValue == "media_missing")
        #expect(Stack.all.filter { $0.access == .anyone }.map(\.id) == ["media.sharedExport"])
    }

    @Test func targetsAreMadeAndReadAlike() throws {
        let target = try CallTarget.make("/compositions/{id}/preview", FrameQuery(id: .example, t: MediaTime(milliseconds: 1250)))
        #expect(target == "/compositions/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f/preview?t=1.25")
        let read = try InputDecoder.decode(
            FrameQuery.self, parameters: [("id", FrameQuery.example.id.text), ("t", "1.25")])
        #expect(read.t == MediaTime(milliseconds: 1250))
    }
}
