import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Wording

@testable import Screens

extension LockTests {
    private static func account(_ user: String) -> Account {
        Account(service: .flickr, user: user, username: user, name: user, signedInAt: Date())
    }

    @Test func `signing in again removes a forgotten PIN, and signing in to another account does not`()
        async
    {
        let jane = Self.account("jane"), joe = Self.account("joe")
        accounts.keep(jane, AccessToken("token"))
        let text = await run(.set, typing: "4711", "4711")
        #expect(text.contains(Phrases.Lock.forgotten(hasFinger: false, [.flickr])))
        #expect(text.contains(Phrases.Lock.browserUnlocks(.flickr)))
        _ = lock.close()
        #expect(await run(.signIn(.flickr), as: joe) == [Phrases.Lock.otherAccount])
        #expect(await run(.signIn(.flickr), as: nil) == [])
        #expect(await run(.signIn(.unsplash), as: jane) == [Phrases.Lock.noAccount(at: .unsplash)])
        #expect(
            await run(.signIn(.flickr), as: jane, hasBuiltInAddresses: false)
                == [Phrases.Lock.noAccount(at: .flickr)])
        #expect(lock.state() == .closed && sessionLock.moves == [])
        #expect(await run(.signIn(.flickr), as: jane) == [Phrases.Lock.recognized(jane)])
        #expect(lock.state() == .absent && sessionLock.moves == ["unlock"])
    }

    @Test func `an account that signed in after "lock set" does not unlock`() async {
        _ = await run(.set, typing: "4711", "4711")
        accounts.keep(Self.account("jane"), AccessToken("token"))
        _ = lock.close()
        #expect(
            await run(.signIn(.flickr), as: Self.account("jane")) == [Phrases.Lock.noAccount(at: .flickr)])
        #expect(lock.state() == .closed)
    }
}
