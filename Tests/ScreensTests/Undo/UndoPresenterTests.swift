import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import Screens

@Suite(.timeLimit(.minutes(1))) @MainActor struct UndoPresenterTests {
    private struct Removals: UndoStore {
        let restored: Restored?
        func undo() -> Restored? { restored }
    }

    private struct NoLines: LineRecall {
        func readAnew() {}
    }

    private nonisolated static let favorite = Favorite(
        photo: .sample(1, title: "Fog"), addedAt: Date(timeIntervalSince1970: 0))

    private nonisolated static let cases: [(Restored?, Note.Kind, String)] = [
        (.favorite(favorite), .heart, "Fog"),
        (.photos(3, board: "Trip"), .info, "3 photos"), (.arrangement(board: "Trip"), .info, "Trip"),
        (.board("Trip"), .info, "Trip"), (.history(HistoryCount(searches: 1, lines: 2)), .info, "2"),
        (.judgment(.liked, 1), .info, "1 photo"), (.judgments(2), .info, "2 photos"),
        (nil, .quiet, "Nothing to undo"),
    ]

    @Test(arguments: cases)
    func `each kind of restored removal is named`(
        restored: Restored?, kind: Note.Kind, part: String
    ) async throws {
        let display = RecordingDisplay<[Note]>()
        await UndoPresenter(
            display: display,
            interactor: UndoInteractor(removals: Removals(restored: restored), recalled: NoLines())
        ).handle(())
        let note = try #require(display.models.first?.first)
        #expect(note.kind == kind)
        #expect(note.text.contains(part), "\(note.text)")
    }
}
