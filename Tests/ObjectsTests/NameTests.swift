import Objects
import Platform
import Testing

@Suite struct NameTests {
    @Test func keysReadBack() throws {
        let key = try #require(ObjectKey(area: .media, id: "019-a_B", name: "w320.webp"))
        #expect(key.description == "media/019-a_B/w320.webp")
        #expect(ObjectKey(key.description) == key)
    }

    @Test(arguments: [
        "", "media", "media/a", "media/a/b/c", "media//b", "media/a/", "/a/b", "other/a/b", "Media/a/b", "media/./b", "media/../b",
        "media/a/..",
        "media/a b/c", "media/a/b%2f", "media/a/b\u{0}", "media/a/é", "media/a/b\n", "media/~/b", "media/a\\b/c",
    ])
    func otherTextsAreNoKeys(_ text: String) { #expect(ObjectKey(text) == nil) }

    @Test func segmentsHaveALength() {
        #expect(ObjectKey(area: .media, id: String(repeating: "a", count: 100), name: "b") != nil)
        #expect(ObjectKey(area: .media, id: String(repeating: "a", count: 101), name: "b") == nil)
    }

    @Test func keysSortAsS3Lists() throws {
        let keys = try ["media/a/x", "media/a-b/x", "media/a.b/x", "media/A/x", "media/a/w"].map { try #require(ObjectKey($0)) }
        #expect(keys.sorted().map(\.description) == ["media/A/x", "media/a-b/x", "media/a.b/x", "media/a/w", "media/a/x"])
    }

    @Test(arguments: [
        "", "a", "ftp://h", "http:/h", "http://", "http://u@h", "http://h/a b", "http://h?q", "http://h#f", "http://h:0", "http://h:70000",
        "http://h//a", "http://h/%41",
    ])
    func otherTextsAreNoAddresses(_ text: String) { #expect(StoreAddress(text) == nil) }

    @Test func addressesOfOnePlaceAreEqual() {
        #expect(StoreAddress("HTTP://Host:80/a/") == StoreAddress("http://host/a"))
        #expect(StoreAddress("https://h:443") == StoreAddress("https://h"))
        #expect(StoreAddress("http://h:443") != StoreAddress("http://h"))
        #expect(StoreAddress("http://[::1]:8080/x") != nil)
        #expect(StoreAddress("http://[::1]") != StoreAddress("http://[::1]:81"))
    }

    @Test func credentialsAreSane() {
        #expect(ObjectCredentials(accessKey: "", secretKey: Secret("0123456789abcdef")) == nil)
        #expect(ObjectCredentials(accessKey: "a/b", secretKey: Secret("0123456789abcdef")) == nil)
        #expect(ObjectCredentials(accessKey: "a", secretKey: Secret("0123456789abcde")) == nil)
        #expect(ObjectCredentials(accessKey: "a", secretKey: Secret("0123456789abcdef")) != nil)
    }
}
