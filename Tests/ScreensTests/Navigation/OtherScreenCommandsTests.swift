import CommandShell
import GalleryCore
import TestKit
import Testing
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(5))) @MainActor struct OtherScreenCommandsTests {
    @Test(arguments: [
        ("info", "`info` needs photos: find some with `search WORDS`, open one with `open N`."),
        ("slideshow", "`slideshow` needs photos: find some with `search WORDS`, open one with `open N`."),
        ("fav", "`fav` needs photos: find some with `search WORDS`, open one with `open N`."),
        ("refine", "`refine` works in a search; start one with `search WORDS`."),
        ("uploads", "`uploads` works on the profile screen only; `profile` shows it."),
        ("more", "`more` works in lists only; `back` returns to the last list."),
    ])
    func `a command of another screen is refused with a hint on how to reach that screen`(
        word: String, sentence: String
    ) {
        #expect(
            OtherScreenCommands.error(for: word, hasNumbers: false)
                == UsageError(.elsewhere(sentence), at: .command))
    }

    @Test
    func `in a photo list, "info" and "full" open a photo, but "zoom" is refused with a hint to open one`() {
        #expect(
            OtherScreenCommands.error(for: "zoom", hasNumbers: true)
                == UsageError(.elsewhere("`zoom` works at an open photo: `open N`."), at: .command))
        #expect(
            OtherScreenCommands.error(for: "fav", hasNumbers: true)?.reason
                == .elsewhere(Phrases.isForPhotos("fav")))
        #expect(OtherScreenCommands.opensPhoto("info") && OtherScreenCommands.opensPhoto("full"))
        #expect(!OtherScreenCommands.opensPhoto("zoom") && !OtherScreenCommands.opensPhoto("save"))
    }

    @Test func `for an unknown command, no other screen is suggested`() {
        #expect(OtherScreenCommands.error(for: "nonsense", hasNumbers: true) == nil)
        #expect(OtherScreenCommands.error(for: "", hasNumbers: true) == nil)
    }
}
