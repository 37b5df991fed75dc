import JSONCoding
import Platform
import Security
import Testing

@Suite struct Ed25519Tests {
    /// RFC 8032 §7.1, tests 1, 2, 3 and SHA(abc).
    @Test(arguments: [
        (
            "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
            """
            e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b
            """
        ),
        (
            "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
            """
            92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00
            """
        ),
        (
            "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
            """
            6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a
            """
        ),
        (
            "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
            "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
            """
            ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
            """,
            """
            dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704
            """
        ),
    ])
    func rfc8032(seed: String, publicKey: String, message: String, signature: String) throws {
        let key = try #require(hexDecode(seed).flatMap(SigningKey.init(seed:)))
        let message = try #require(hexDecode(message))
        #expect(hex(key.publicKey.bytes) == publicKey)
        #expect(hex(key.sign(message)) == signature)
        #expect(hex(key.revealSeed()) == seed)
        let bytes = try #require(hexDecode(signature))
        #expect(key.publicKey.isValid(bytes, for: message))
        #expect(!key.publicKey.isValid(bytes, for: message + [0]))
        #expect(!key.publicKey.isValid(Array(bytes.dropLast()), for: message))
        #expect(!key.publicKey.isValid(bytes + [0], for: message))
    }

    /// RFC 8037 A.1 to A.4.
    @Test func rfc8037() throws {
        let key = try #require(base64urlDecode("nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A").flatMap(SigningKey.init(seed:)))
        #expect(base64url(key.publicKey.bytes) == "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo")
        #expect(key.kid == "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k")
        #expect(
            base64url(key.sign(Array("eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc".utf8)))
                == "hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg")
    }

    @Test func generatedKeysDiffer() {
        #expect(SigningKey.generate(random: SystemRandom()).kid != SigningKey.generate(random: SystemRandom()).kid)
        #expect(SigningKey(seed: [1, 2, 3]) == nil)
    }

    @Test func keysPrintWithoutTheirSecret() throws {
        let seed = [UInt8](repeating: 0xAB, count: 32)
        let key = try #require(SigningKey(seed: seed))
        var dumped = ""
        dump(key, to: &dumped)
        #expect(dumped.contains(key.kid))
        #expect(!dumped.contains("secret") && !dumped.contains("171"))
    }
}

@Suite struct JWKSetTests {
    private let keys = (1...3).compactMap { SigningKey(seed: [UInt8](repeating: $0, count: 32)) }

    @Test func publishedSetReadsBack() throws {
        let set = JWKSet(keys.map(\.publicKey))
        let text = set.json.bytes()
        #expect(JWKSet(json: try JSONParser.parse(text)) == set)
        #expect(!String(decoding: text, as: UTF8.self).contains("\"d\""), "no private member")
        #expect(set[keys[0].kid] == keys[0].publicKey)
        #expect(set["unknown"] == nil)
        let first = try #require(set.json["keys"]?[0]?.object)
        #expect(first.keys == ["kty", "crv", "x", "kid", "use", "alg"])
    }

    @Test func foreignKeysArePassedOver() throws {
        let good = try #require(JWKSet([keys[0].publicKey]).json["keys"]?[0])
        func changed(_ name: String, _ value: JSONValue?) -> JSONValue {
            var object = good.object ?? JSONObject()
            object[name] = value
            return .object(object)
        }
        let others: [JSONValue] = [
            changed("kty", "RSA"), changed("crv", "X25519"), changed("use", "enc"), changed("alg", "HS256"), changed("x", "AAAA"),
            changed("x", nil), changed("kid", .string(keys[1].kid)), changed("kid", nil), "text", .null,
        ]
        for other in others { #expect(JWKSet(json: ["keys": [other]])?.keys.isEmpty == true, "\(other)") }
        #expect(JWKSet(json: ["keys": .array(others + [good])])?.keys == [keys[0].publicKey])
        #expect(JWKSet(json: ["keys": "no"]) == nil)
        #expect(JWKSet(json: []) == nil)
    }
}
