import Dispatch
import FoundationEssentials
import GalleryCore
import PhotoStore
import Synchronization
import TestKit
import Testing

@testable import UseCases

@Suite(.timeLimit(.minutes(10))) struct UnresponsiveFolderTests {
    /// File system that responds after `end` is signaled.
    private struct Unresponsive: CreditReading, LocalFiles {
        let end = DispatchSemaphore(value: 0)

        func pictures(at paths: [String]) throws(StoreError) -> [CreditedFile] {
            end.wait()
            return []
        }
        func exists(_ path: String) -> Bool {
            end.wait()
            return true
        }
        func relative(_ path: String, to base: String?) -> String { path }
        func pictures(at path: String) -> [String] {
            end.wait()
            return []
        }
        func read(_ path: String, limit: Int) throws(StoreError) -> LocalFile {
            end.wait()
            throw .unreadable(path: path, cause: .notAFile)
        }
        func read(_ name: String, inFolderOf path: String, limit: Int) -> LocalFile? { nil }
    }

    private let credits = Unresponsive()

    @Test func `saving to a folder that does not respond ends when it is canceled`() async {
        var fixture = PhotoFixture()
        fixture.credits = credits
        let save = Task { [saving = fixture.saving] in
            try await saving.save(.sample(1), SaveRequest(folder: "/dead")) { _ in }
        }
        save.cancel()
        await #expect(throws: ScreenError.catalog(.cancelled)) { try await save.value }
        #expect(fixture.files.calls.withLock(\.self) == [])
        credits.end.signal()
    }

    @Test func `reading the credits of a folder that does not respond ends when it is canceled`() async {
        let fixture = PhotoFixture()
        let interactor = CreditInteractor(
            saved: SavedPaths(files: fixture.files, credits: credits), documents: CreditFiles(),
            pictures: credits, alts: nil, preferences: fixture.preferences, undo: fixture.undo)
        let reading = Task { try await interactor.files(at: ["/dead"]) }
        reading.cancel()
        await #expect(throws: ScreenError.catalog(.cancelled)) { try await reading.value }
        credits.end.signal()
    }

    @Test func `adding a folder that does not respond to a board ends when it is canceled`() async {
        let taste = StubTaste()
        let favorites = FavoriteEditingInteractor(
            store: InMemoryFavorites(), catalog: StubCatalog([]), pictures: StubPictures(), taste: taste,
            reports: InMemoryDownloadReports(), fetchesPicturesLater: false)
        let interactor = BoardEditingInteractor(
            store: InMemoryBoards(), favorites: favorites, files: credits, checker: StubChecker(),
            taste: taste)
        let board = Board(
            id: Board.ID(1), name: "b", madeAt: Date(timeIntervalSince1970: 0),
            changedAt: Date(timeIntervalSince1970: 0))
        let listing = Task { try await interactor.pictures(at: "/dead") }
        let reading = Task { try await interactor.addFile("/dead/a.jpg", to: board) }
        listing.cancel()
        reading.cancel()
        await #expect(throws: ScreenError.catalog(.cancelled)) { try await listing.value }
        await #expect(throws: ScreenError.catalog(.cancelled)) { try await reading.value }
        for _ in 0..<2 { credits.end.signal() }
    }
}
