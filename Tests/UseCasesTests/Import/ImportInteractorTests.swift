import FoundationEssentials
import GalleryCore
import PhotoStore
import Synchronization
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct ImportInteractorTests {
    private nonisolated static let account = Account(
        service: .demo, user: "u1", username: "jane", name: "Jane",
        signedInAt: Date(timeIntervalSince1970: 1_700_000_000))

    private struct Accounts: AccountStore {
        func accounts() -> [Account] { [ImportInteractorTests.account] }
    }

    /// Returns the same page for every number; each page has a next page.
    private final class Endless: AccountCatalog {
        let requests = Mutex(0)

        func collections(
            of account: Account, _ request: PageRequest
        ) async throws(CatalogError) -> Page<PhotoCollection> {
            requests.withLock { $0 += 1 }
            return Page(items: [PhotoCollection(key: "c1", title: "Fog")], hasMore: true)
        }

        func photos(
            of account: Account, in collection: String?, _ request: PageRequest
        ) async throws(CatalogError) -> Page<Photo> {
            requests.withLock { $0 += 1 }
            return Page(items: Photo.samples(3), hasMore: true)
        }
    }

    /// Likes in pages of 30, newest first.
    private final class Likes: AccountCatalog {
        let photos = Mutex(Photo.samples(240))

        func collections(
            of account: Account, _ request: PageRequest
        ) async throws(CatalogError) -> Page<PhotoCollection> { Page(items: [], hasMore: false) }

        func photos(
            of account: Account, in collection: String?, _ request: PageRequest
        ) async throws(CatalogError) -> Page<Photo> {
            let rest = photos.withLock(\.self).dropFirst((request.number - 1) * request.size)
            return Page(items: Array(rest.prefix(request.size)), hasMore: rest.count > request.size)
        }
    }

    @Test func `an import records the newest 200 photos in the taste, and a later import only new photos`()
        async throws
    {
        let catalog = Likes()
        let taste = StubTaste()
        let interactor = ImportInteractor(
            accounts: Accounts(), catalog: catalog, store: SQLiteImports(GalleryDatabase(folder: "")),
            signIn: NoSignIn(), taste: taste)
        var first = ImportInteractor.Report(), second = ImportInteractor.Report()
        try await interactor.run(Self.account, into: &first) { _ in }
        #expect(first.favorites == 240)
        #expect(taste.recorded == (1...200).map { "favorited demo:p\($0)" })
        catalog.photos.withLock { $0.insert(.sample(0), at: 0) }
        try await interactor.run(Self.account, into: &second) { _ in }
        #expect(second.favorites == 1)
        #expect(taste.recorded.dropFirst(200) == ["favorited demo:p0"])
    }

    /// Appends events at once, without learned traits.
    private struct Lessons: TasteLearning {
        let store: SQLiteTaste
        func record(_ signal: TasteSignal, of photos: [Photo], at date: Date) {
            try? store.append(
                photos.map { TasteEvent(signal, photo: $0.id, traits: PhotoTraits(), date: date) })
        }
        func recordOpened(topic: String, at date: Date) {}
        func beginViewing(_ photo: Photo, at date: Date) {}
        func endViewing(at date: Date) {}
    }

    @Test func `a single undo removes the favorites, boards and taste events of an import, and nothing else`()
        async throws
    {
        let database = GalleryDatabase(folder: "")
        let favorites = SQLiteFavorites(database), taste = SQLiteTaste(database)
        let lessons = Lessons(store: taste)
        let mine = Photo.sample(2)
        database.beginCommand()
        try favorites.add(mine, at: Date())
        lessons.record(.favorited, of: [mine], at: Date())
        for catalog in [Likes(), Endless()] as [any AccountCatalog] {
            database.beginCommand()
            var report = ImportInteractor.Report()
            try await ImportInteractor(
                accounts: Accounts(), catalog: catalog, store: SQLiteImports(database), signIn: NoSignIn(),
                taste: lessons
            ).run(Self.account, into: &report) { _ in }
            #expect(try favorites.count() == report.favorites + 1)
            #expect(try taste.events(limit: 999).count == min(200, report.favorites) + report.photos + 1)
            #expect(try !SQLiteUndo(database).undo().isEmpty)
            #expect(try favorites.favorites(after: nil, count: 9).map(\.photo.id) == [mine.id])
            #expect(try taste.events(limit: 999).map(\.photo) == [mine.id])
            #expect(try SQLiteBoards(database).names().isEmpty)
        }
    }

    @Test func `an import ends even if the service repeats a page forever`() async throws {
        let catalog = Endless()
        let database = GalleryDatabase(folder: "")
        let taste = StubTaste()
        let interactor = ImportInteractor(
            accounts: Accounts(), catalog: catalog, store: SQLiteImports(database),
            signIn: NoSignIn(), taste: taste)
        var report = ImportInteractor.Report()
        try await interactor.run(Self.account, into: &report) { _ in }
        #expect(report.favorites == 3 && report.boards == 1 && report.photos == 3)
        #expect(catalog.requests.withLock(\.self) == 6, "each list twice")
        #expect(try SQLiteFavorites(database).count() == 3)
        let learned = ["favorited", "boarded"].flatMap { signal in (1...3).map { "\(signal) demo:p\($0)" } }
        #expect(taste.recorded == learned, "each photo once")
        try await interactor.run(Self.account, into: &report) { _ in }
        #expect(taste.recorded == learned, "nothing new")
    }
}
