import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct CachesPresenterTests {
    private let display = RecordingDisplay<FactList>()

    private func presenter(_ caches: StubCaches) -> CachesPresenter {
        CachesPresenter(display: display, interactor: CachesInteractor(caches: caches))
    }

    @Test func `"cache" prints the entry count, the size and the size limit of each cache`() async throws {
        await presenter(StubCaches(memory: 1, disk: 2, replies: 3, indexed: 4)).handle(.show)
        let list = try #require(display.models.first)
        #expect(
            list.notes.map(\.text) == [
                "1 picture, 1.0 MB of 50 MB in memory", "2 pictures, 2.0 MB of 50 MB on disk",
                "3 responses, 3.0 MB of 50 MB for offline use",
                "4 pictures of your folders, 4.0 MB in the index",
            ])
        #expect(
            list.records.first?.fields.map(\.value) == [
                .integer(1), .integer(1_000_000), .integer(2), .integer(2_000_000), .integer(3),
                .integer(3_000_000), .integer(4), .integer(4_000_000),
            ])
    }

    @Test func `"cache clear" reports the removed pictures and responses, or that the caches are empty`()
        async
    {
        let presenter = presenter(StubCaches(memory: 1, disk: 2, replies: 1))
        await presenter.handle(.clear)
        await presenter.handle(.clear)
        #expect(
            display.models.map { $0.notes.map(\.text) } == [
                ["Cleared 3 pictures and 1 response, freed 4.0 MB; pictures of favorites stay."],
                ["The caches are already empty; pictures of favorites stay."],
            ])
    }
}
