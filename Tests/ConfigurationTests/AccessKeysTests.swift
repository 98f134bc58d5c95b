import GalleryCore
import Testing

@testable import Configuration
@testable import PhotoService

@Suite struct AccessKeysTests {
    private static var keys: AccessKeys {
        var keys = AccessKeys([ServiceDescription].program.keys)
        keys.merge(
            ["openverse_client_id": "canary-id", "flickr_api_key": "canary-key", "other": "x"], from: "f")
        return keys
    }

    @Test func `printing and reflection reveal no access key`() {
        var dumped = ""
        dump(Self.keys, to: &dumped)
        for text in ["\(Self.keys)", String(reflecting: Self.keys), String(describing: [Self.keys]), dumped] {
            #expect(!text.contains("canary"), "\(text)")
        }
        #expect("\(Self.keys)" == "2 keys")
    }

    @Test func `if a service has some but not all of its required keys, the first missing key is reported`() {
        var keys = Self.keys
        #expect(keys.missing(of: .openverse) == .openverseSecret)
        #expect(keys.missing(of: .flickr) == nil)
        #expect(keys.missing(of: .unsplash) == nil)
        keys.merge(environment: ["OPENVERSE_CLIENT_SECRET": "s"])
        #expect(keys.missing(of: .openverse) == nil)
    }

    @Test func `an access key is detected anywhere in a line of text`() {
        #expect(Self.keys.occur(in: "search canary-key."))
        #expect(!Self.keys.occur(in: "search canary"))
        #expect(!AccessKeys([ServiceDescription].program.keys).occur(in: ""))
    }

    @Test func `services that use access keys, and the keys of each service, are listed in a fixed order`() {
        #expect([ServiceDescription].program.keys.services == [.unsplash, .flickr, .openverse])
        #expect([ServiceDescription].program.keys.of(.openverse) == [.openverseID, .openverseSecret])
        #expect([ServiceDescription].program.keys.of(.demo).isEmpty)
        #expect(KeyName.unsplash.variable == "UNSPLASH_ACCESS_KEY")
    }
}
