import CommandShell
import GalleryCore
import Testing
import Waiting

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(5))) @MainActor struct CommandsElsewhereTests {
    @Test(arguments: [
        ("info", "`info` is for photos; `search WORDS` finds some, `open N` shows one."),
        ("slideshow", "`slideshow` is for photos; `search WORDS` finds some, `open N` shows one."),
        ("fav", "`fav` is for photos; `search WORDS` finds some, `open N` shows one."),
        ("refine", "`refine` is for searches; `search WORDS` begins one."),
        ("more", "`more` is for lists; `back` leads to the last one."),
    ])
    func `a word that works elsewhere is told where`(word: String, sentence: String) {
        #expect(CommandsElsewhere.error(for: word) == UsageError(.nothing(sentence), at: .command))
    }

    @Test func `a word that works nowhere is somebody else's`() {
        #expect(CommandsElsewhere.error(for: "nonsense") == nil)
        #expect(CommandsElsewhere.error(for: "") == nil)
    }
}
