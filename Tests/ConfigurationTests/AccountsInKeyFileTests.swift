import FoundationEssentials
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import Configuration
@testable import PhotoService

@Suite struct AccountsInKeyFileTests {
    private let folder = TemporaryFolder()
    private var file: KeyFile { KeyFile(folder: folder("gallery"), of: .program) }
    private let jane = Account(
        service: .flickr, user: "1@N05", username: "jane", name: "Jane = Doe",
        avatar: "https://a.example/1.jpg",
        signedInAt: Date(timeIntervalSince1970: 1_700_000_000))
    private let token = AccessToken("72157-abc", secret: "s3cret", mayWrite: true)

    @Test func `an account is read back with its token, and only the owner can read the file`() throws {
        try file.keep(jane, token)
        #expect(file.accounts() == [jane])
        #expect(file.account(at: .unsplash) == nil)
        #expect(file.token(of: .flickr) == token)
        #expect(folder.mode(of: "gallery/keys") == 0o600)
        #expect(folder.names(in: "gallery") == ["keys"])
    }

    @Test func `a sign-out keeps access keys and the accounts of other services`() throws {
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

    @Test func `accounts of the time of the record may unlock, also after signing in again, others not`()
        throws
    {
        try file.recordUnlocking()
        try file.keep(jane, token)
        #expect(file.unlockingAccounts().isEmpty)
        try file.recordUnlocking()
        try file.keep(jane, AccessToken("new"))
        #expect(file.unlockingAccounts() == [jane])
        let joe = Account(
            service: .flickr, user: "2@N05", username: "joe", name: "Joe", signedInAt: jane.signedInAt)
        try file.keep(joe, token)
        #expect(file.unlockingAccounts().isEmpty)
        try file.keep(jane, token)
        #expect(file.unlockingAccounts().isEmpty)
        try file.recordUnlocking()
        #expect(try file.forget(.flickr))
        try file.keep(jane, token)
        #expect(file.unlockingAccounts().isEmpty)
    }

    @Test func `a sign-out removes the drafts left by killed programs, and no other file`() throws {
        try file.keep(jane, token)
        let left = ["keys.4194399.1.draft", "keys.1.4294967295.draft"]
        let others = [
            "keys.1.draft", "keys.1.x.draft", "keys.1.2.3.draft", "mykeys.1.2.draft", "settings.1.2.draft",
        ]
        for name in left + others { folder.put("flickr_token = 72157-abc\n", at: "gallery/" + name) }
        folder.put("mine", at: "target")
        #expect(symlink(folder("target"), folder("gallery/keys.7.7.draft")) == 0)
        #expect(try file.forget(.flickr))
        #expect(folder.names(in: "gallery") == (others + ["keys", "keys.7.7.draft"]).sorted())
        #expect(folder.text(at: "target") == "mine")
    }

    @Test func `a draft is kept while a program has the folder locked`() throws {
        try file.keep(jane, token)
        folder.put("flickr_token = 72157-abc\n", at: "gallery/keys.1.2.draft")
        let other = open(folder("gallery"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
        LeftDrafts.remove(of: [file.path, folder("gallery/settings"), folder("nowhere/settings")])
        #expect(folder.names(in: "gallery") == ["keys", "keys.1.2.draft"])
        close(other)
        LeftDrafts.remove(of: [file.path])
        #expect(folder.names(in: "gallery") == ["keys"])
    }

    @Test func `line breaks in an account's name are replaced, so that the name fits in one line`() throws {
        let bad = Account(
            service: .flickr, user: "u", username: "n", name: "A\nflickr_token = forged\r",
            signedInAt: jane.signedInAt)
        try file.keep(bad, token)
        #expect(file.token(of: .flickr)?.text == "72157-abc")
        #expect(file.accounts().first?.name == "A flickr_token = forged")
    }

    @Test func `a token that has no secret is read back and causes no fault`() throws {
        try file.keep(jane, AccessToken("72157-abc"))
        #expect(file.read().faults == [])
        #expect(file.token(of: .flickr) == AccessToken("72157-abc"))
    }

    @Test func `a key file with an empty token secret is read without a fault`() {
        folder.put(
            "unsplash_token = t\nunsplash_token_secret = \nunsplash_user = u\nunsplash_username = jd\n"
                + "unsplash_signed_in = 7\n", at: "keys")
        let old = KeyFile(folder: folder.path, of: .program)
        #expect(old.read().faults == [])
        #expect(old.account(at: .unsplash)?.username == "jd")
        #expect(old.token(of: .unsplash) == AccessToken("t"))
    }

    /// Names that are changed to fit in a line of the file, and names that are not.
    private static let names = [
        "", " ", "\n", "\u{0}", "Jane", "  Jane  ", "Jane = Doe", "= x", "== x", "#jane", "\"Jane\"", "A\nB",
        "A\r\nB",
        "\u{FEFF}Jane", "\u{301}Jane", "\u{301}", "\u{301}\u{301} x", "Jane\u{2028}Doe", "\u{85}", "\u{200B}",
        "ジェーン", "👩‍👩‍👧", "\u{1F1E6}\u{1F1E6}", "unsplash_token = forged", "Jane\u{7F}\u{9B}31m", "\u{FFFD}",
        String(repeating: "é", count: 200),
    ]

    @Test func `an account causes no fault in the key file, whatever its name and secret`() throws {
        for service in [ServiceName.unsplash, .flickr] {
            for name in Self.names {
                for avatar in [nil, "", "https://a.example/1.jpg?x=1#y"] {
                    for secret in ["", "s3cret=="] {
                        let account = Account(
                            service: service, user: "7@N05", username: name.isEmpty ? "jd" : name,
                            name: name, avatar: avatar, signedInAt: jane.signedInAt)
                        let token = AccessToken("a=b", secret: secret, mayWrite: secret.isEmpty)
                        try file.keep(account, token)
                        #expect(file.read().faults == [], "\(name.debugDescription)")
                        #expect(file.token(of: service) == token)
                        let username = SettingsFile.value(account.username)
                        let read = file.account(at: service)
                        #expect(read?.username == username, "\(name.debugDescription)")
                        #expect(read?.name == (username == nil ? nil : SettingsFile.value(name) ?? username))
                        #expect(username == nil || read?.avatar == (avatar == "" ? nil : avatar))
                    }
                }
            }
        }
    }

    @Test(arguments: [SeededRandom(seed: 8)])
    func `a random value that can be written is read back unchanged`(_ random: SeededRandom) throws {
        var random = random
        func next(_ limit: UInt32) -> UInt32 { .random(in: 0..<limit, using: &random) }
        let text = "= #\n\r\t\"ax\u{301}\u{200D}\u{FE0F}\u{85}\u{2028}\u{1F1E6}\u{FEFF}"
        let common = Array(text.unicodeScalars)
        for _ in 0..<2_000 {
            let scalars = (0..<next(9)).map { _ in
                next(3) > 0 ? common[Int(next(UInt32(common.count)))] : Unicode.Scalar(next(0xD800)) ?? "x"
            }
            let text = String(String.UnicodeScalarView(scalars))
            guard let value = SettingsFile.value(text) else { continue }
            let read = SettingsFile(
                text: "flickr_token = \(value)\n", path: "f", names: .keys(of: .program))
            #expect(read.faults == [] && read.values == ["flickr_token": value], "\(scalars)")
            #expect(SettingsFile.value(value) == value, "\(scalars)")
        }
    }

    @Test func `a key file with the longest accounts and keys is within the read limit`() throws {
        let token = String(repeating: "t", count: 4096), name = String(repeating: "👩", count: 200)
        try file.save(
            Dictionary(
                uniqueKeysWithValues: [ServiceDescription].program.keys.map {
                    ($0, String(repeating: "k", count: 512))
                }))
        for service in [ServiceName.unsplash, .flickr] {
            let account = Account(
                service: service, user: String(repeating: "7", count: 200), username: name, name: name,
                avatar: "https://" + String(repeating: "a", count: 2_000), signedInAt: jane.signedInAt)
            try file.keep(account, AccessToken(token, secret: token))
            #expect(file.account(at: service) == account)
        }
        #expect(file.accounts().count == 2 && file.read().faults == [])
    }

    @Test func `tokens in a file that others can read are not used`() throws {
        folder.put("flickr_token = t\nflickr_user = u\n", at: "keys", mode: 0o644)
        let loose = KeyFile(folder: folder.path, of: .program)
        #expect(loose.token(of: .flickr) == nil)
        #expect(loose.read().faults == [.readableByOthers(path: folder("keys"))])
    }

    @Test func `printing and reflection reveal no token`() {
        #expect(
            !"\(token)\(String(reflecting: token))\(Mirror(reflecting: token).children.map(\.value))"
                .contains("72157"))
    }
}
