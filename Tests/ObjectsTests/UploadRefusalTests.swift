import HTTPClient
import HTTPCore
import Objects
import Security
import Testing
import Wire

/// Each way in which a request can differ from what was signed is refused by the store itself, over HTTP, on both stores; and
/// nothing of it is stored.
@Suite struct UploadRefusalTests {
    enum Attack: String, CaseIterable, Sendable {
        case wrongType, missingType, longer, shorter, wrongHash, missingHash, alteredKey, alteredArea, alteredSignature, alteredQuery,
            addedQuery,
            expired, notYet, tooLongLived, anotherMethod, delete, anonymous, anonymousGet, anotherHost, addedHeader, strangersKey,
            signatureOfGet, partOfAnotherNumber, partOfAnotherUpload, partAsObject, partWithWrongHash, partWithoutHash,
            longerPart, objectAsPart, doubledParameter
    }

    private static let bytes = pattern(500)

    @Test(arguments: StoreKind.allCases)
    func everyAttackIsRefused(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            // SeaweedFS takes a URL whose time has not come, which S3 itself and the directory refuse.
            for attack in Attack.allCases where kind == .directory || attack != .notYet {
                let key = try fixture.key(attack.rawValue)
                let answer = try await send(attack, key, fixture)
                #expect((400..<500).contains(answer.status.code), "\(attack): \(answer.status.code)")
                #expect(answer.status != .notFound, "\(attack)")
                #expect(try await fixture.store.facts(key) == nil, "\(attack)")
            }
            // Only the uploads in parts that some attacks need, without a part.
            for upload in try await fixture.store.listParts(.staging) {
                #expect(try await fixture.store.parts(upload.key, upload.id).isEmpty)
            }
            for area in ObjectArea.allCases { #expect(try await fixture.store.list(area, after: nil, limit: 10).objects.isEmpty) }
        }
    }

    /// The control: what all the attacks start from is taken.
    @Test(arguments: StoreKind.allCases)
    func theHonestRequestIsTaken(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let key = try fixture.key()
            #expect(try await fixture.put(try honest(key, fixture), Self.bytes).status == .ok)
            #expect(try await fixture.store.read(key, range: nil, maximum: 500) == Self.bytes)
        }
    }

    /// Who signs and who is asked have clocks of their own: a minute early and half a minute late are taken, less what this takes.
    @Test func clocksMayDifferByALittle() async throws {
        try await withStore(.directory) { fixture in
            for (offset, lifetime, status) in [
                (57, 300, HTTPStatus.ok), (65, 300, .forbidden), (-300, 277, .ok), (-300, 267, .forbidden),
            ] as [(Int, Int, HTTPStatus)] {
                let key = try fixture.key("clock-\(offset + 300)-\(lifetime)")
                let signed = try honest(key, fixture, after: .seconds(offset), lifetime: .seconds(lifetime))
                #expect(try await fixture.put(signed, Self.bytes).status == status, "signed \(offset) s from now for \(lifetime) s")
            }
        }
    }

    private func honest(_ key: ObjectKey, _ fixture: StoreFixture, after: Duration = .zero, lifetime: Duration = .seconds(300)) throws
        -> SignedURL
    {
        try fixture.store.signedPut(
            key, UploadTerms(type: "image/jpeg", bytes: Self.bytes.count, sha256: sha256(Self.bytes)), now: fixture.now + after,
            lifetime: lifetime)
    }

    private func send(_ attack: Attack, _ key: ObjectKey, _ fixture: StoreFixture) async throws -> ClientResponse {
        let signed = try honest(key, fixture)
        let bytes = Self.bytes
        var headers = signed.headers
        func altered(_ old: String, _ new: String) -> String {
            #expect(signed.url.contains(old), "\(attack)")
            return signed.url.replacing(old, with: new)
        }
        switch attack {
        case .wrongType:
            headers["Content-Type"] = "text/html"
            return try await fixture.put(signed, bytes, headers: headers)
        case .missingType:
            headers["Content-Type"] = nil
            return try await fixture.put(signed, bytes, headers: headers)
        case .longer: return try await fixture.put(signed, bytes + [0])
        case .shorter: return try await fixture.put(signed, Array(bytes.dropLast()))
        case .wrongHash: return try await fixture.put(signed, Array(bytes.reversed()))
        case .missingHash:
            headers["x-amz-checksum-sha256"] = nil
            return try await fixture.put(signed, Array(bytes.reversed()), headers: headers)
        case .alteredKey: return try await fixture.put(signed, bytes, url: altered("/one/", "/two/"))
        case .alteredArea: return try await fixture.put(signed, bytes, url: altered("/staging/", "/media/"))
        case .alteredSignature:
            let last = try #require(signed.url.last)
            return try await fixture.put(signed, bytes, url: signed.url.dropLast() + (last == "0" ? "1" : "0"))
        case .alteredQuery: return try await fixture.put(signed, bytes, url: altered("X-Amz-Expires=300", "X-Amz-Expires=301"))
        case .addedQuery: return try await fixture.put(signed, bytes, url: signed.url + "&partNumber=1&uploadId=x")
        case .expired: return try await fixture.put(try honest(key, fixture, after: .seconds(-331)), bytes)
        case .notYet: return try await fixture.put(try honest(key, fixture, after: .hours(2)), bytes)
        case .tooLongLived: return try await fixture.put(signed, bytes, url: altered("X-Amz-Expires=300", "X-Amz-Expires=99999999"))
        case .anotherMethod: return try await fixture.get(signed.url, headers: headers)
        case .delete:
            return try await fixture.client.send(ClientRequest(method: .delete, url: signed.url, headers: headers), deadline: .seconds(60))
        case .anonymous: return try await fixture.put(signed, bytes, url: String(signed.url.prefix { $0 != "?" }))
        case .anonymousGet: return try await fixture.get(String(signed.url.prefix { $0 != "?" }))
        case .anotherHost:
            headers["Host"] = "elsewhere.test"
            return try await fixture.put(signed, bytes, headers: headers)
        case .addedHeader:
            headers["x-amz-acl"] = "public-read"
            return try await fixture.put(signed, bytes, headers: headers)
        case .strangersKey: return try await fixture.put(signed, bytes, url: altered("barbell-test", "somebody-else"))
        case .signatureOfGet:
            let get = try fixture.store.signedGet(key, DownloadTerms(), now: fixture.now, lifetime: .seconds(300))
            return try await fixture.put(get, bytes)
        case .partOfAnotherNumber, .partOfAnotherUpload, .partAsObject, .partWithWrongHash, .partWithoutHash, .longerPart:
            return try await sendPart(attack, key, fixture)
        case .objectAsPart:
            let upload = try await fixture.store.beginParts(key, type: "image/jpeg")
            return try await fixture.put(signed, bytes, url: signed.url + "&partNumber=1&uploadId=\(upload)")
        case .doubledParameter: return try await fixture.put(signed, bytes, url: signed.url + "&X-Amz-Expires=301")
        }
    }

    private func sendPart(_ attack: Attack, _ key: ObjectKey, _ fixture: StoreFixture) async throws -> ClientResponse {
        let upload = try await fixture.store.beginParts(key, type: "image/jpeg"),
            other = try await fixture.store.beginParts(key, type: "image/jpeg")
        let part = try fixture.store.signedPart(
            key, upload, number: 3, bytes: Self.bytes.count, sha256: sha256(Self.bytes), now: fixture.now, lifetime: .seconds(300))
        let url: String
        switch attack {
        case .partWithWrongHash: return try await fixture.put(part, Array(Self.bytes.reversed()))
        case .partWithoutHash: return try await fixture.put(part, Array(Self.bytes.reversed()), headers: HTTPHeaders())
        case .longerPart: return try await fixture.put(part, Self.bytes + [0])
        case .partOfAnotherNumber: url = part.url.replacing("partNumber=3", with: "partNumber=4")
        case .partOfAnotherUpload: url = part.url.replacing(upload.text, with: other.text)
        default: url = part.url.replacing("&partNumber=3", with: "").replacing("&uploadId=\(upload)", with: "")
        }
        #expect(url != part.url)
        return try await fixture.put(part, Self.bytes, url: url)
    }
}
