import GalleryCore
import Testing
import Viper
import Waiting

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(1))) @MainActor struct ElsewhereCommandsTests {
    @Test(arguments: [
        ("info", "`info` is for photos; `search WORDS` finds some, `open N` shows one."),
        ("slideshow", "`slideshow` is for photos; `search WORDS` finds some, `open N` shows one."),
        ("fav", "`fav` is for photos; `search WORDS` finds some, `open N` shows one."),
        ("refine", "`refine` is for searches; `search WORDS` begins one."),
        ("more", "`more` is for lists; `back` leads to the last one."),
    ])
    func `a word that works elsewhere is told where`(word: String, sentence: String) async {
        await #expect(throws: UsageError(.nothing(sentence), at: .command)) {
            try await ElsewhereCommands().perform(Command(word))
        }
    }

    @Test func `a word that works nowhere is somebody else's`() async throws {
        #expect(try await ElsewhereCommands().perform(Command("nonsense")) == false)
        #expect(try await ElsewhereCommands().perform(Command("")) == false)
    }
}
