import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct UndoPresenterTests {
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
        (.favoritesAdded(2, fog), .info, "Removed from favorites: 2 photos"),
        (.photosRemoved(3, board: "Trip"), .info, "3 photos"),
        (.photosAdded(3, board: "Trip"), .info, "Removed 3 photos from Trip"),
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
        (.boardMade("Trip"), .info, "Removed the board Trip"),
        (.hidingLater(.boardMade("Trip")), .info, "Its photos are hidden, too; `undo` restores both."),
        (.hidingLater(.arrangement(board: "Trip")), .info, "photos of the removed section have none now"),
        (.hidingLater(.favoritesAdded(1, fog)), .info, "Fog. Later tags and notes are hidden, too"),
        (.irreversible(.taste), .warning, "cannot be undone. Repeat `undo` for the command before."),
        (.irreversible(.seen), .warning, "seen photos"), (.irreversible(.files), .warning, "deletes no"),
        (.irreversible(.marks), .warning, "marks"),
        (.irreversible(.setting), .warning, "only saved settings"),
        (.settingSaved("columns", previous: "3"), .info, "columns = 3"),
        (.superseded(.boardEdited(.note, "Trip")), .info, "A later change of it stays in effect."),
        (.filesMoved([trashed("a"), trashed("b")]), .info, "Restored from the trash: 2 files"),
        (.filesMissing([trashed("a")]), .problem, "a is no longer in the trash."),
        (.filesMissing([trashed("a"), trashed("b")]), .problem, "a, b are no longer in the trash."),
        (.filesMissing([renamed]), .problem, "Not renamed back: new no longer exists."),
        (.fileStays(trashed("a"), .pathInUse("/a")), .problem, "use `undo` again."),
        (
            .fileStays(trashed("a"), .full(path: "/a")), .problem,
            "try again. The file is in the trash: /trash/files/a"
        ),
        (.fileStays(renamed, .full(path: "/a")), .problem, "Free up space and try again."),
    ]

    private nonisolated static let renamed = FileMove(from: "file:///old", to: "file:///new")

    private nonisolated static func trashed(_ name: String) -> FileMove {
        FileMove(
            from: "file:///\(name)", to: "file:///trash/files/\(name)",
            record: "file:///trash/info/\(name).trashinfo")
    }

    @Test(arguments: cases)
    func `the message after "undo" names each kind of change`(
        change: UndoableChange, kind: Note.Kind, part: String
    )
        async throws
    {
        await handle(.newest, StubUndo(.success([change])))
        let note = try #require(display.models.first?.first)
        #expect(note.kind == kind)
        #expect(note.text.contains(part), "\(note.text)")
    }

    @Test func `"undo" with nothing to undo is no error, and an unknown number is a usage error`()
        async
    {
        for request in [UndoRequest.newest, .line(1), .line(7)] { await handle(request, StubUndo()) }
        #expect(display.models.map { $0.first?.kind } == [.quiet, .quiet])
        #expect(
            navigator.refusals.map { $0 as? UsageError } == [UsageError(.nothing(Phrases.Undo.noCommand(7)))])
    }

    @Test func `a number is that of the list that was shown, also if another shell undid a change since`()
        async
    {
        let names = ["Fog", "Sea", "Trip"]
        let store = StubUndo(
            commands: names.enumerated().map {
                UndoableCommand(id: Int64($0), date: Date(), changes: [.boardRemoved($1)])
            })
        let interactor = ChangeInteractor(store: store)
        let undo = UndoPresenter(
            display: display, interactor: interactor, router: RefusalRouter(navigator: navigator))
        await undo.handle(.list)
        _ = try? store.undo(0)
        await undo.handle(.line(2))
        #expect(display.models.last?.first?.text.contains("Sea") == true)
        for line in [1, 2] { await undo.handle(.line(line)) }
        #expect(
            navigator.refusals.map { $0 as? UsageError }
                == [1, 2].map { UsageError(.nothing(Phrases.Undo.noLonger($0))) })
        await undo.handle(.list)
        await undo.handle(.line(1))
        #expect(display.models.last?.first?.text.contains("Trip") == true)
    }

    @Test func `without a list, a number is that of the current list`() async {
        let command = UndoableCommand(id: 7, date: Date(), changes: [.boardRemoved("Fog")])
        await handle(.line(1), StubUndo(commands: [command]))
        #expect(display.models.last?.first?.text.contains("Fog") == true)
    }

    @Test func `"undo list" numbers the commands and names their changes, newest first`() async {
        let changes: [[UndoableChange]] = [
            [.favoritesRemoved(3, Self.fog), .judged(.liked, 1, ChangedPhoto(Self.fog.id, Self.fog))],
            [.boardRemoved("Trip")],
        ]
        await handle(
            .list, StubUndo(commands: changes.map { UndoableCommand(id: 1, date: Date(), changes: $0) }))
        let texts = display.models.first?.map(\.text) ?? []
        #expect(texts.count == 2)
        #expect(
            texts.first?.hasPrefix("1  removed from favorites: 3 photos, liked: Fog · ") == true,
            "\(texts)")
        #expect(texts.last?.hasPrefix("2  removed the board Trip · ") == true, "\(texts)")
    }
}
