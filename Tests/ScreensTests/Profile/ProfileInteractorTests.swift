import FoundationEssentials
import GalleryCore
import PhotoService
import PhotoStore
import Synchronization
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ProfileInteractorTests {
    private final class Accounts: AccountStore {
        let reads = Mutex(0)
        func accounts() -> [Account] {
            reads.withLock { $0 += 1 }
            return [ServiceName.unsplash, .flickr].map { service in
                Account(
                    service: service, user: "1", username: "jane", name: "Jane at \(service)",
                    signedInAt: Date(timeIntervalSince1970: 0))
            }
        }
    }

    private struct NoFingerprintReader: FingerprintReading {
        var isPresent: Bool { false }
        var isWanted: Bool { false }
        func recognizes() async -> Bool { false }
    }

    private let folder = TemporaryFolder()
    private let accounts = Accounts()

    private func interactor(
        _ database: GalleryDatabase, _ service: ServiceName = .demo
    ) -> ProfileInteractor {
        ProfileInteractor(
            localName: "Ida", accounts: accounts, services: StubServices(service: service),
            addresses: ServiceAddresses(),
            store: database, boards: SQLiteBoards(database),
            files: PicturesFolder(DefaultFolder(folder("Pictures")), lockedWith: database),
            taste: StubTaste(traits: [
                LearnedTrait(trait: .term("fog"), weight: 2, likes: 3),
                LearnedTrait(trait: .term("searched"), weight: 1, likes: 0, searches: 2),
                LearnedTrait(trait: .term("dust"), weight: -1, likes: 0),
            ]), lock: InMemoryLock(), finger: NoFingerprintReader())
    }

    @Test func `the profile counts favorites, boards and saved files, and lists only liked traits`()
        async throws
    {
        let database = GalleryDatabase(folder: folder.path)
        let empty = try await interactor(database).profile()
        #expect((empty.favorites, empty.searches, empty.boards) == (0, 0, []))
        #expect(empty.saved == SavedFiles())
        for photo in Photo.samples(3) { try SQLiteFavorites(database).add(photo, at: Date()) }
        let board = try #require(try SQLiteBoards(database).make("Hall", at: Date()))
        _ = try SQLiteBoards(database).add(Photo.samples(2), to: board.id, at: Date())
        for (name, size) in [("a.jpg", 10), ("a.jpg.json", 2), ("b.png", 7), ("notes.json", 3)] {
            folder.put([UInt8](repeating: 0, count: size), at: "Pictures/" + name)
        }
        let profile = try await interactor(database).profile()
        #expect(profile.favorites == 3)
        #expect(profile.boards.map(\.name) == ["Hall"] && profile.boards.first?.count == 2)
        // A file without a credit was not saved by gallery.
        #expect(profile.saved == SavedFiles(count: 1, bytes: 10))
        #expect(profile.likes.map(\.trait) == [.term("fog")])
    }

    @Test func `the account of the current service is listed first`() async throws {
        let database = GalleryDatabase(folder: "")
        #expect(try await interactor(database).profile().name == "Jane at unsplash")
        #expect(
            try await interactor(database, .flickr).profile().accounts.map(\.service) == [.flickr, .unsplash])
    }

    @Test func `while gallery is locked, the profile does not read the accounts`() async throws {
        let database = GalleryDatabase(folder: folder.path)
        let lock = SQLiteLock(database, seen: SQLiteSeen(folder: folder.path, lockedWith: database))
        try await lock.set("4711")
        #expect(try await interactor(database).profile().accounts.count == 2)
        let reads = accounts.reads.withLock(\.self)
        _ = try lock.close()
        await #expect(throws: ScreenError.store(.locked)) { try await interactor(database).profile() }
        #expect(accounts.reads.withLock(\.self) == reads)
    }
}
