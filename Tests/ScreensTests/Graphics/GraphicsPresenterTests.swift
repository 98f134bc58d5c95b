import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct GraphicsPresenterTests {
    private let display = RecordingDisplay<FactList>()
    private let undo = StubUndo()

    private func handle(_ request: GraphicsRequest, _ profile: StubGraphics) async throws -> FactList {
        await GraphicsPresenter(
            display: display, interactor: GraphicsInteractor(profile: profile, undo: undo)
        ).handle(request)
        return try #require(display.models.last)
    }

    @Test func `"protocol" lists the picture protocol, cell size, colors, characters and terminal`()
        async throws
    {
        let list = try await handle(.show, StubGraphics())
        #expect(list.heading == "Pictures are shown as colored characters.")
        #expect(
            list.facts.map(\.value) == [
                "it always works inside tmux", "10 × 20 pixels, assumed; the terminal does not report it",
                "256; according to TERM=tmux-256color",
                "octants; foot(1.20.0) draws them itself",
                "foot",
            ])
        #expect(list.notes.map(\.kind) == [.quiet])
    }

    @Test(arguments: [
        (true, "passes escape sequences to the terminal"),
        (false, "blocks escape sequences; `tmux set -p allow-passthrough on` passes them to the terminal"),
    ])
    func `in tmux, passthrough is listed as on, or as off with the command that turns it on`(
        hasPassthrough: Bool, text: String
    )
        async throws
    {
        let list = try await handle(
            .show, StubGraphics(hasPassthrough: hasPassthrough, wantsPassthrough: true))
        #expect(list.facts.count == 6)
        #expect(list.facts.last?.label == "tmux")
        #expect(list.facts.last?.value == text)
    }

    @Test func `no passthrough is advised if the terminal outside of tmux could not use it`() async throws {
        let list = try await handle(.show, StubGraphics(hasPassthrough: false))
        #expect(!list.facts.contains { $0.label == "tmux" })
    }

    @Test func `a chosen protocol is used until detection is restored`() async throws {
        let profile = StubGraphics()
        let list = try await handle(.choose(.sixel), profile)
        #expect(profile.preference == .sixel)
        #expect(list.heading == "Pictures are shown as sixel images.")
        #expect(list.facts.first?.value.hasPrefix("you chose it") == true)
        _ = try await handle(.choose(nil), profile)
        #expect(profile.preference == nil)
        #expect(undo.irreversibleChanges == [.setting, .setting])
    }
}
