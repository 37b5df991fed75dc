import Testing
import WebDomain
import Wire

@Suite struct WebAddressTests {
    @Test(arguments: [
        ("/", WebAddress.products), ("/gtsd", .withoutSlash(.gtsd)), ("/gtsd/", .shell(.gtsd)), ("/gtsd/tasks/1?", .shell(.gtsd)),
        ("/stack/sw.js", .worker(.stack)), ("/ironlift/manifest.webmanifest", .manifest(.ironlift)), ("/fitcoach/session", .session(.fitcoach)),
        ("/gtsd/session/1", .shell(.gtsd)), ("/gtsd/api/tasks/1", .api(.gtsd, path: "/tasks/1")), ("/gtsd/api", .api(.gtsd, path: "")),
        ("/gtsd/apiary", .shell(.gtsd)), ("/gtsd/legal/terms", .document(.gtsd, path: "/legal/terms")), ("/gtsd/legal", .shell(.gtsd)),
        ("/gtsd/legal/ar/privacy", .document(.gtsd, .arabic, path: "/legal/privacy")), ("/stack/legal/en/terms", .document(.stack, .english, path: "/legal/terms")),
        ("/gtsd/legal/fr/terms", .shell(.gtsd)), ("/gtsd/legal/ar/", .shell(.gtsd)), ("/gtsd/legal/ar/terms/1", .shell(.gtsd)),
        ("/gtsd/partners/shared/abc/leave", .document(.gtsd, path: "/partners/shared/abc/leave")), ("/gtsd/partners", .shell(.gtsd)),
        ("/gtsd/badges/shared/abc", .document(.gtsd, path: "/badges/shared/abc")), ("/gtsd/badges", .shell(.gtsd)), ("/r/a1b2/ground/store.js", .asset(release: "a1b2", path: "ground/store.js")),
        ("/GTSD/", .nothing), ("/gtsd2", .nothing), ("//gtsd", .nothing), ("", .nothing), ("gtsd/", .nothing), ("/other", .nothing),
    ])
    func leadsWhereItSays(_ path: String, _ address: WebAddress) {
        #expect(WebAddress(path: path) == address)
    }

    @Test(arguments: [
        "/r", "/r/", "/r/a", "/r/a/", "/r//b.js", "/r/a//b.js", "/r/a/../b.js", "/r/../releases.json", "/r/a/.env", "/r/a/b%2e.js", "/r/a/b\\c.js",
        "/r/a/b.js/", "/r/.git/config", "/r/a/بار.js", "/r/a/b c.js",
    ])
    func aFileHasNothingButNamesInItsPath(_ path: String) {
        #expect(WebAddress(path: path) == .nothing)
    }
}
