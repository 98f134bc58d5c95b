import FoundationEssentials
import GalleryCore
import Testing

@testable import Configuration
@testable import PhotoService

@Suite struct AccountsInKeyFileTests {
    private let folder = ScratchFolder()
    private var file: KeyFile { KeyFile(folder: folder("gallery"), of: .program) }
    private let jane = Account(
        service: .flickr, user: "1@N05", username: "jane", name: "Jane = Doe",
        avatar: "https://a.example/1.jpg",
        signedInAt: Date(timeIntervalSince1970: 1_700_000_000))
    private let token = AccessToken("72157-abc", secret: "s3cret", mayWrite: true)

    @Test func `an account comes back with its token, for the owner alone`() throws {
        try file.keep(jane, token)
        #expect(file.accounts() == [jane])
        #expect(file.account(at: .unsplash) == nil)
        #expect(file.token(of: .flickr) == token)
        #expect(folder.mode(of: "gallery/keys") == 0o600)
        #expect(folder.names(in: "gallery") == ["keys"])
    }

    @Test func `keys and accounts of other services stay`() throws {
        try file.save([.flickr: "key"])
        try file.keep(jane, token)
        let other = Account(
            service: .unsplash, user: "x", username: "jd", name: "J", signedInAt: jane.signedInAt)
        try file.keep(other, AccessToken("t"))
        try file.save([.unsplash: "mine"])
        #expect(file.accounts() == [other, jane])
        #expect(try file.forget(.flickr))
        #expect(try !file.forget(.flickr))
        #expect(file.accounts() == [other])
        #expect(file.token(of: .flickr) == nil)
        #expect(file.read().values["flickr_api_key"] == "key")
        #expect(file.read().faults.isEmpty)
    }

    @Test func `a name cannot be a line of its own`() throws {
        let bad = Account(
            service: .flickr, user: "u", username: "n", name: "A\nflickr_token = forged\r",
            signedInAt: jane.signedInAt)
        try file.keep(bad, token)
        #expect(file.token(of: .flickr)?.text == "72157-abc")
        #expect(file.accounts().first?.name == "A flickr_token = forged")
    }

    @Test func `tokens in a file that others can read are not used`() throws {
        folder.put("flickr_token = t\nflickr_user = u\n", at: "keys", mode: 0o644)
        let loose = KeyFile(folder: folder.path, of: .program)
        #expect(loose.token(of: .flickr) == nil)
        #expect(loose.read().faults == [.readableByOthers(path: folder("keys"))])
    }

    @Test func `neither printing nor reflection shows a token`() {
        #expect(
            !"\(token)\(String(reflecting: token))\(Mirror(reflecting: token).children.map(\.value))"
                .contains("72157"))
    }
}
