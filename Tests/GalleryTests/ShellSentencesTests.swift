import CommandShell
import GalleryCore
import Testing
import TextLayout

@testable import gallery

@Suite @MainActor struct ShellSentencesTests {
    @Test func `a wait is reported after two seconds during a command, but at once on the first screen`() {
        let short = NetworkWait(host: "api.example:443", elapsed: .seconds(1))
        let long = NetworkWait(host: "api.example:443", elapsed: .seconds(2))
        #expect(Composition.sentence(on: short, .command) == nil)
        #expect(
            Composition.sentence(on: long, .command)?.text
                == "Waiting 2 s for api.example:443; Ctrl-C stops.")
        #expect(Composition.sentence(on: short, .firstScreen)?.text == "Loading from api.example:443 …")
        #expect(Composition.sentence(on: nil, .firstScreen) == nil)
    }
}
