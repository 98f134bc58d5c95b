import Fakes
import FoundationEssentials
import GalleryCore
import Testing
import Waiting

@testable import PhotoService
@testable import PhotoStore

/// A database that an earlier version saved: what it holds must go on being found.
@Suite(.whenIdle, .timeLimit(.minutes(1))) struct StoredKeysTests {
    /// A question, and what its reply in the database is known by.
    private struct Question: Sendable {
        let reply: String
        let ask: @Sendable (CachedCatalog) async throws(CatalogError) -> [String]
    }

    private static let saved = #filePath.components(separatedBy: "/StoredKeysTests.swift")[0] + "/Saved"
    private static let then = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private static let first = PageRequest(number: 1)

    private static func photos(
        _ number: Int, _ ask: @escaping @Sendable (CachedCatalog) async throws(CatalogError) -> [Photo]
    ) -> Question {
        Question(reply: "p\(number)") { catalog throws(CatalogError) in try await ask(catalog).map(\.id.key) }
    }

    private static func search(_ number: Int, _ query: SearchQuery) -> Question {
        photos(number) { catalog throws(CatalogError) in try await catalog.search(query, first).items }
    }

    private static let questions: [Question] = [
        photos(1) { catalog throws(CatalogError) in try await catalog.feed(first).items },
        photos(2) { catalog throws(CatalogError) in
            try await catalog.feed(PageRequest(number: 2, size: 15)).items
        },
        search(3, SearchQuery(words: "sea fog")),
        search(4, SearchQuery(words: "sea", filters: [.order: "latest", .color: "red"])),
        search(5, SearchQuery(words: "sea", filters: [.orientation: "square"], excluded: ["b", "a c"])),
        search(6, SearchQuery(words: "sea\u{1F}wind")),
        search(7, SearchQuery(words: "")),
        photos(8) { catalog throws(CatalogError) in [try await catalog.photo(Photo.sample(8).id)] },
        photos(9) { catalog throws(CatalogError) in try await catalog.photos(inTopic: "sea", first).items },
        photos(10) { catalog throws(CatalogError) in
            try await catalog.photos(inTopic: "sea", PageRequest(number: 3)).items
        },
        photos(11) { catalog throws(CatalogError) in
            try await catalog.photos(inCollection: "1234", first).items
        },
        photos(12) { catalog throws(CatalogError) in
            let author = Author(name: "Ida Berg", username: "ida", link: "https://x.test/ida")
            return try await catalog.photos(by: author, first).items
        },
        photos(13) { catalog throws(CatalogError) in
            try await catalog.photos(by: Author(name: "Ida Berg"), first).items
        },
        photos(14) { catalog throws(CatalogError) in
            try await catalog.photos(like: Photo.sample(99, title: "A"), first).items
        },
        photos(15) { catalog throws(CatalogError) in try await catalog.random("sea", count: 30) },
        photos(16) { catalog throws(CatalogError) in try await catalog.random("", count: 30) },
        Question(reply: "sea") { catalog throws(CatalogError) in try await catalog.topics() },
        Question(reply: "k18") { catalog throws(CatalogError) in
            try await catalog.shelf(.topics, first).items.map(\.key)
        },
        Question(reply: "k19") { catalog throws(CatalogError) in
            try await catalog.shelf(.collections(""), first).items.map(\.key)
        },
        Question(reply: "k20") { catalog throws(CatalogError) in
            try await catalog.shelf(.collections("sea fog"), PageRequest(number: 2, size: 1)).items.map(\.key)
        },
        Question(reply: "21") { catalog throws(CatalogError) in
            try await catalog.statistics(of: Photo.sample(3).id).map { ["\($0.views?.total ?? 0)"] } ?? []
        },
        Question(reply: "t22") { catalog throws(CatalogError) in try await catalog.relatedTags("sea") },
    ]

    @Test func `every saved reply is found by the question that brought it`() async throws {
        let folder = TemporaryFolder()
        let copy = folder("replies-1.sqlite")
        try Data(contentsOf: URL(filePath: Self.saved + "/replies-1.sqlite")).write(to: URL(filePath: copy))
        let replies = SQLiteReplies(folder: folder.path)
        #expect(replies.contents.count == Self.questions.count)
        let catalog = CachedCatalog(
            UnreachableCatalog(), memory: SavedReplies(replies: replies, date: Self.then),
            recollections: StaleResponses())
        for question in Self.questions {
            #expect(try await question.ask(catalog) == [question.reply])
        }
    }
}

/// The replies as they were on a day.
private struct SavedReplies: ReplyCache {
    let replies: SQLiteReplies
    let date: Date

    func remember(_ reply: CachedReply, as key: ReplyKey) {}
    func recall(_ key: ReplyKey) -> CachedReply? { replies.recall(key, now: date) }
}

/// A service that can never be reached.
private struct UnreachableCatalog: PhotoCatalog, PictureFetching {
    let service = ServiceName.demo
    let filters = FilterAbility.everything
    let excludesWords = true
    private var failure: CatalogError { .timedOut }

    func budget() -> RateBudget? { nil }
    func feed(_ page: PageRequest) throws(CatalogError) -> Page<Photo> { throw failure }
    func search(_ query: SearchQuery, _ page: PageRequest) throws(CatalogError) -> Page<Photo> {
        throw failure
    }
    func photo(_ id: PhotoID) throws(CatalogError) -> Photo { throw failure }
    func topics() throws(CatalogError) -> [String] { throw failure }
    func photos(inTopic topic: String, _ page: PageRequest) throws(CatalogError) -> Page<Photo> {
        throw failure
    }
    func shelf(_ shelf: CollectionKind, _ page: PageRequest) throws(CatalogError) -> Page<PhotoCollection> {
        throw failure
    }
    func photos(inCollection key: String, _ page: PageRequest) throws(CatalogError) -> Page<Photo> {
        throw failure
    }
    func photos(by author: Author, _ page: PageRequest) throws(CatalogError) -> Page<Photo> { throw failure }
    func photos(like photo: Photo, _ page: PageRequest) throws(CatalogError) -> Page<Photo> { throw failure }
    func random(_ words: String, count: Int) throws(CatalogError) -> [Photo] { throw failure }
    func statistics(of id: PhotoID) throws(CatalogError) -> PhotoStatistics? { throw failure }
    func relatedTags(_ tag: String) throws(CatalogError) -> [String] { throw failure }
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) throws(CatalogError) -> [UInt8] { throw failure }
    func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) throws(CatalogError) { throw failure }
}
