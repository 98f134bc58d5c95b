import CommandShell
import GalleryCore
import TestKit
import Testing
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct OtherScreenCommandsTests {
    @Test(arguments: [
        ("info", "`info` needs photos: find some with `search WORDS`, open one with `open N`."),
        ("slideshow", "`slideshow` needs photos: find some with `search WORDS`, open one with `open N`."),
        ("fav", "`fav` needs photos: find some with `search WORDS`, open one with `open N`."),
        ("refine", "`refine` works in a search; start one with `search WORDS`."),
        ("uploads", "`uploads` works on the profile screen only; `profile` shows it."),
        ("twins", "`twins` works in a folder of your pictures; `folder ~/Pictures` shows one."),
        ("more", "`more` works in lists only; `back` returns to the last list."),
    ])
    func `a command of another screen is refused with a hint on how to reach that screen`(
        word: String, sentence: String
    ) {
        #expect(
            OtherScreenCommands.error(for: word, hasNumbers: false)
                == UsageError(.elsewhere(sentence), at: .command))
    }

    @Test(arguments: [
        ("info 3", ["3"], "info"), ("info 3 all", ["3"], "info all"), ("full 3", ["3"], "full"),
        ("zoom 3", ["3"], "zoom"), ("zoom 3 2x", ["3"], "zoom 2x"), ("zoom last 50 %", ["last"], "zoom 50 %"),
        ("slideshow 2", ["2"], "slideshow"), ("slideshow 2 10", ["2"], "slideshow 10"),
    ])
    func `in a photo list, a command of the photo screen with a number opens the photo and runs there`(
        line: String, photo: [String], then: String
    ) {
        let words = line.split(separator: " ").map(String.init),
            next = then.split(separator: " ").map(String.init)
        let opening = OtherScreenCommands.opening(Command(words[0], Array(words.dropFirst())))
        let command = Command(next[0], Array(next.dropFirst()))
        #expect(opening == OpeningCommand(photo, then: command, showsPhoto: next[0] == "info"))
    }

    @Test(arguments: ["full", "slideshow"])
    func `on the full screen, photos are shown from the given start if no number is typed`(name: String) {
        let command = Command(name)
        #expect(OtherScreenCommands.opening(command, start: 4) == OpeningCommand(["4"], then: command))
        #expect(OtherScreenCommands.opening(command) == nil)
        #expect(OtherScreenCommands.opening(Command("zoom"), start: 4) == nil)
    }

    @Test(arguments: ["save 3", "zoom far", "zoom 3 far", "slideshow 3 fast", "left 3", "info", "all 3"])
    func `other lines of a list open no photo`(line: String) {
        let words = line.split(separator: " ").map(String.init)
        #expect(OtherScreenCommands.opening(Command(words[0], Array(words.dropFirst()))) == nil)
    }

    @Test func `in a photo list, a command of the photo screen without a number names what it needs`() {
        #expect(
            OtherScreenCommands.error(for: "left", hasNumbers: true)
                == UsageError(.elsewhere("`left` works at an open photo: `open N`."), at: .command))
        #expect(
            OtherScreenCommands.error(for: "zoom", hasNumbers: true)
                == UsageError(.elsewhere("`zoom` needs the number of a photo: `zoom N`."), at: .command))
        #expect(
            OtherScreenCommands.error(for: "fav", hasNumbers: true)?.reason
                == .elsewhere(Phrases.isForPhotos("fav")))
    }

    @Test func `for an unknown command, no other screen is suggested`() {
        #expect(OtherScreenCommands.error(for: "nonsense", hasNumbers: true) == nil)
        #expect(OtherScreenCommands.error(for: "", hasNumbers: true) == nil)
    }
}
