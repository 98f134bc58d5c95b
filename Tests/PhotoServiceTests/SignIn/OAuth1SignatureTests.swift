import Testing

@testable import PhotoService

@Suite struct OAuth1SignatureTests {
    struct Vector: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var method = "GET"
        let url: String
        let parameters: [(name: String, value: String)]
        let secrets: (consumer: String, token: String)
        let signature: String
    }

    private static func photo(_ timestamp: String, _ nonce: String) -> [(name: String, value: String)] {
        [
            ("oauth_consumer_key", "dpf43f3p2l4k3l03"), ("oauth_token", "nnch734d00sl2jdk"),
            ("oauth_signature_method", "HMAC-SHA1"), ("oauth_timestamp", timestamp), ("oauth_nonce", nonce),
            ("file", "vacation.jpg"), ("size", "original"),
        ]
    }

    private static func flickr(_ url: String, _ signature: String) -> Vector {
        Vector(
            testDescription: "Flickr's own, \(url)", url: url,
            parameters: [
                ("oauth_callback", "http://www.example.com"),
                ("oauth_consumer_key", "653e7a6ecc1d528c" + "516cc8f92cf98611"), ("oauth_nonce", "95613465"),
                ("oauth_signature_method", "HMAC-SHA1"), ("oauth_timestamp", "1305586162"),
                ("oauth_version", "1.0"),
            ], secrets: ("a9567d986a7539fe", ""), signature: signature)
    }

    static let vectors = [
        flickr("http://www.flickr.com/services/oauth/request_token", "7w18YS2bONDPL/zgyzP5XTr5af4="),
        flickr("https://www.flickr.com/services/oauth/request_token", "2zL7aYEzEEY0IvEgQjT7IqB518U="),
        Vector(
            testDescription: "RFC 5849, 1.2, photos", url: "http://photos.example.net/photos",
            parameters: photo("137131202", "chapoH"), secrets: ("kd94hf93k423kf44", "pfkkdhi9sl3r4s00"),
            signature: "MdpQcU8iPSUjWoN/UDMsK2sui9I="),
        Vector(
            testDescription: "RFC 5849, 1.2, token", method: "POST", url: "https://photos.example.net/token",
            parameters: [
                ("oauth_consumer_key", "dpf43f3p2l4k3l03"), ("oauth_token", "hh5s93j4hdidpola"),
                ("oauth_signature_method", "HMAC-SHA1"), ("oauth_timestamp", "137131201"),
                ("oauth_nonce", "walatlh"), ("oauth_verifier", "hfdp7dh39dks9884"),
            ], secrets: ("kd94hf93k423kf44", "hdhd0244k9j7ao03"), signature: "gKgrFCywp7rO0OXSjdot/IHF7IU="),
        Vector(
            testDescription: "OAuth Core 1.0", url: "http://photos.example.net/photos",
            parameters: photo("1191242096", "kllo9940pd9333jh") + [("oauth_version", "1.0")],
            secrets: ("kd94hf93k423kf44", "pfkkdhi9sl3r4s00"), signature: "tR3+Ty81lMeYAr/Fid0kMTYa/WM="),
        Vector(
            testDescription: "RFC 5849, 3.4.1.1", method: "post", url: "http://EXAMPLE.COM:80/request",
            parameters: [
                ("b5", "=%3D"), ("a3", "a"), ("c@", ""), ("a2", "r b"), ("c2", ""), ("a3", "2 q"),
                ("oauth_consumer_key", "9djdj82h48djs9d2"), ("oauth_token", "kkk9d7dh3k39sjv7"),
                ("oauth_signature_method", "HMAC-SHA1"), ("oauth_timestamp", "137131201"),
                ("oauth_nonce", "7d8f3e4a"),
            ], secrets: ("j49sk3j29djd", "dh893hdasih9"), signature: "r6/TJjbCOr97/+UU0NsvSne7s5g="),
    ]

    @Test(arguments: vectors) func `a published example request has the published signature`(vector: Vector) {
        let base = OAuth1Signature.base(method: vector.method, url: vector.url, parameters: vector.parameters)
        let signature = OAuth1Signature.of(
            base, consumerSecret: vector.secrets.consumer, tokenSecret: vector.secrets.token)
        #expect(signature == vector.signature)
    }

    @Test func `the signature base string matches the example of RFC 5849`() {
        let vector = Self.vectors[5]
        let parameters = [
            "a2%3Dr%2520b", "a3%3D2%2520q", "a3%3Da", "b5%3D%253D%25253D", "c%2540%3D", "c2%3D",
            "oauth_consumer_key%3D9djdj82h48djs9d2", "oauth_nonce%3D7d8f3e4a",
            "oauth_signature_method%3DHMAC-SHA1", "oauth_timestamp%3D137131201",
            "oauth_token%3Dkkk9d7dh3k39sjv7",
        ]
        let expected = "POST&http%3A%2F%2Fexample.com%2Frequest&" + parameters.joined(separator: "%26")
        #expect(
            OAuth1Signature.base(method: vector.method, url: vector.url, parameters: vector.parameters)
                == expected)
    }
}
