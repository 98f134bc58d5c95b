import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(1))) @MainActor struct UndoPresenterTests {
    private struct NoLines: LineRecall {
        func reload() {}
    }

    private let display = RecordingDisplay<[Note]>()
    private let navigator = SpyNavigator<Route>()

    private func handle(_ request: UndoRequest, _ store: StubUndo) async {
        await UndoPresenter(
            display: display, interactor: ChangeInteractor(store: store, recalled: NoLines()),
            router: RefusalRouter(navigator: navigator)
        ).handle(request)
    }

    private nonisolated static let fog = Photo.sample(1, title: "Fog")

    private nonisolated static let cases: [(UndoableChange, Note.Kind, String)] = [
        (.favoritesRemoved(1, fog), .heart, "favorites: Fog"),
        (.favoritesRemoved(30, fog), .heart, "favorites: 30 photos"),
        (.favoritesAdded(2, fog), .info, "again: 2 photos"),
        (.photosRemoved(3, board: "Trip"), .info, "3 photos"),
        (.photosAdded(3, board: "Trip"), .info, "from Trip again"),
        (.arrangement(board: "Trip"), .info, "Trip"),
        (.boardRemoved("Trip"), .info, "Trip"), (.boardEdited(.cover, "Trip"), .info, "cover of Trip"),
        (.annotated(.note, 1, ChangedPhoto(fog.id, fog)), .info, "Note as before: Fog"),
        (.annotated(.altText, 1, ChangedPhoto(fog.id, nil)), .info, "Alt text as before: \(fog.id)"),
        (.historyRemoved(HistoryCount(searches: 1, lines: 2)), .info, "1 search and 2 lines"),
        (.merged(3), .warning, "stay: 3"), (.historyRemoved(nil), .warning, "cannot be restored"),
        (.judged(.liked, 1, nil), .info, "like of 1 photo"),
        (.judged(.disliked, 3, nil), .info, "dislike of 3 photos"),
        (.judgmentsRemoved(2, nil), .info, "2 photos"), (.filesSaved(2), .warning, "2 files stay"),
        (.filesSaved(1), .warning, "1 file stays"),
        (.boardMade("Trip"), .info, "Removed the board Trip again"),
        (.hidingLater(.boardMade("Trip")), .info, "Its photos are hidden, too; `undo` restores both."),
        (.hidingLater(.arrangement(board: "Trip")), .info, "photos of the removed section have none now"),
        (.hidingLater(.favoritesAdded(1, fog)), .info, "Fog. Later tags and notes are hidden, too"),
        (.irreversible(.taste), .warning, "cannot be undone. Repeat `undo` for the command before."),
        (.irreversible(.seen), .warning, "seen photos"), (.irreversible(.files), .warning, "deletes no"),
        (.irreversible(.marks), .warning, "marks"),
        (.irreversible(.setting), .warning, "only saved settings"),
        (.settingSaved("columns", former: "3"), .info, "columns = 3"),
        (.superseded(.boardEdited(.note, "Trip")), .info, "A later change of it stays in effect."),
    ]

    @Test(arguments: cases)
    func `the message after "undo" names each kind of change`(
        change: UndoableChange, kind: Note.Kind, part: String
    )
        async throws
    {
        await handle(.command(1), StubUndo(.success([change])))
        let note = try #require(display.models.first?.first)
        #expect(note.kind == kind)
        #expect(note.text.contains(part), "\(note.text)")
    }

    @Test func `"undo" with nothing to undo is no error, and an unknown number is a usage error`()
        async
    {
        await handle(.command(1), StubUndo())
        await handle(.command(7), StubUndo())
        #expect(display.models.map { $0.first?.kind } == [.quiet])
        #expect(
            navigator.refusals.map { $0 as? UsageError } == [UsageError(.nothing(Phrases.Undo.noCommand(7)))])
    }

    @Test func `"undo list" numbers the commands and names their changes, newest first`() async {
        let changes: [[UndoableChange]] = [
            [.favoritesRemoved(3, Self.fog), .judged(.liked, 1, ChangedPhoto(Self.fog.id, Self.fog))],
            [.boardRemoved("Trip")],
        ]
        await handle(.list, StubUndo(commands: changes.map { UndoableCommand(date: Date(), changes: $0) }))
        let texts = display.models.first?.map(\.text) ?? []
        #expect(texts.count == 2)
        #expect(
            texts.first?.hasPrefix("1  removed from favorites: 3 photos, liked: Fog · ") == true,
            "\(texts)")
        #expect(texts.last?.hasPrefix("2  removed the board Trip · ") == true, "\(texts)")
    }
}
