import Dispatch
import GalleryCore
import PhotoStore
import Synchronization
import TestKit
import Testing

@testable import UseCases

@Suite(.timeLimit(.minutes(10))) struct UnresponsiveFolderTests {
    /// File system that responds after `end` is signaled.
    private struct Unresponsive: CreditReading {
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
}
