import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing
import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct BoardExportInteractorTests {
    private final class Folder: ExportedFolder, BoardExporting {
        private let paths = Mutex<[String]>([])
        var published: [String] { paths.withLock { $0 } }

        func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder { self }
        func add(_ picture: [UInt8], of photo: Photo, number: Int) throws(StoreError) -> String { "1.jpg" }
        private let appended = Mutex<[String]>([])
        var texts: [String] { appended.withLock { $0 } }
        func append(_ text: String, to document: String) throws(StoreError) {
            appended.withLock { $0.append(text) }
        }
        func publish() throws(StoreError) -> String {
            paths.withLock { $0.append("/pictures/fog") }
            return "/pictures/fog"
        }
        func remove(_ path: String) { paths.withLock { $0.removeAll { $0 == path } } }
    }

    /// Cancels the task that asks for a picture.
    private struct CancelingPictures: PictureFetching {
        func picture(
            _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
        ) async throws(CatalogError) -> FetchedPicture {
            withUnsafeCurrentTask { $0?.cancel() }
            throw .cancelled
        }

        func download(
            _ photo: Photo, ofAnyType: Bool, into path: String,
            progress: @escaping @Sendable (Int64, Int64?) -> Void
        ) async throws(CatalogError) { throw .cancelled }
    }

    private struct Numbers: BoardExport {
        func head() -> String { "" }
        func entry(_ entry: ExportEntry) -> String { "\(entry.number)" }
        func foot() -> String { "" }
    }

    @Test func `an export that is canceled at its last picture publishes nothing`() async throws {
        let boards = InMemoryBoards(), folder = Folder(), undo = StubUndo()
        let board = try #require(boards.make("fog", at: Date()))
        _ = boards.add([.sample(1)], to: board.id, at: Date())
        let interactor = BoardExportInteractor(
            boards: boards, favorites: InMemoryFavorites(), pictures: CancelingPictures(), exporter: folder,
            undo: undo)
        let export = Task {
            try await interactor.export(board, into: nil, as: [("fog.txt", Numbers())]) { _ in }
        }
        await #expect(throws: ScreenError.catalog(.cancelled)) { try await export.value }
        #expect(folder.published == [])
        #expect(undo.irreversibleChanges.isEmpty)
    }

    private struct Addresses: PhotoAddresses {
        func photo(at address: String) -> PhotoID? { nil }
        func isTrusted(_ address: String, as use: AddressUse, of photo: PhotoID) -> Bool { false }
        func publicAddress(of photo: Photo, width: Int) -> String? {
            photo.id.key == "p1" ? "https://images.unsplash.com/p1" : nil
        }
    }

    private struct Sources: BoardExport {
        func head() -> String { "" }
        func entry(_ entry: ExportEntry) -> String {
            "\(entry.number) \(entry.picture ?? "none") \(entry.address ?? "none")"
        }
        func foot() -> String { "" }
    }

    @Test(arguments: [
        (true, ["", "1 none https://images.unsplash.com/p1", "2 1.jpg none", ""]),
        (false, ["", "1 1.jpg none", "2 1.jpg none", ""]),
    ])
    func `an export links pictures whose service requires links, unless copies are requested`(
        links: Bool, texts: [String]
    ) async throws {
        let boards = InMemoryBoards(), folder = Folder(), undo = StubUndo()
        let board = try #require(boards.make("fog", at: Date()))
        _ = boards.add(Photo.samples(2), to: board.id, at: Date())
        let interactor = BoardExportInteractor(
            boards: boards, favorites: InMemoryFavorites(), pictures: StubPictures(), exporter: folder,
            undo: undo, addresses: Addresses())
        let outcome = try await interactor.export(
            board, into: nil, as: [("fog.txt", Sources())], links: links
        ) { _ in }
        #expect(folder.texts == texts)
        #expect(outcome.linkable == 1 && outcome.missing == 0)
        #expect(undo.irreversibleChanges == [.files])
    }
}
