import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoService
@testable import PhotoStore

/// Keys in a cache database that an earlier version wrote must stay valid.
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct StoredKeysTests {
    private struct Question: Sendable {
        let reply: String
        let ask: @Sendable (CachedCatalog) async throws(CatalogError) -> [String]
    }

    private static let saved = #filePath.components(separatedBy: "/StoredKeysTests.swift")[0] + "/Saved"
    private static let then = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private static let first = PageRequest(number: 1)

    private static func page(_ number: Int, _ query: PhotoQuery, _ request: PageRequest = first) -> Question {
        Question(reply: "p\(number)") { catalog throws(CatalogError) in
            try await catalog.page(of: query, request).items.map(\.id.key)
        }
    }

    private static let queries: [Question] = [
        page(1, .feed),
        page(2, .feed, PageRequest(number: 2, size: 15)),
        page(3, .search(SearchQuery(keywords: "sea fog"))),
        page(4, .search(SearchQuery(keywords: "sea", filters: [.order: "latest", .color: "red"]))),
        page(
            5,
            .search(SearchQuery(keywords: "sea", filters: [.orientation: "square"], excluded: ["b", "a c"]))),
        page(6, .search(SearchQuery(keywords: "sea\u{1F}wind"))),
        page(7, .search(SearchQuery(keywords: ""))),
        page(9, .topic("sea")),
        page(10, .topic("sea"), PageRequest(number: 3)),
        page(11, .collection("1234")),
        page(
            12, .author(Author(name: "Ida Berg", username: "ida", link: "https://x.test/ida").id, on: .demo)),
        page(13, .author(Author(name: "Ida Berg").id, on: .demo)),
        page(14, .similar(to: .sample(99, title: "A"))),
        page(15, .random("sea")),
        page(16, .random(""), PageRequest(number: 4, size: 7)),
    ]

    private static let calls: [Question] = [
        Question(reply: "p8") { catalog throws(CatalogError) in
            [try await catalog.photo(Photo.sample(8).id).id.key]
        },
        Question(reply: "sea") { catalog throws(CatalogError) in try await catalog.topics() },
        Question(reply: "k18") { catalog throws(CatalogError) in
            try await catalog.collections(.topics, first).items.map(\.key)
        },
        Question(reply: "k19") { catalog throws(CatalogError) in
            try await catalog.collections(.collections(""), first).items.map(\.key)
        },
        Question(reply: "k20") { catalog throws(CatalogError) in
            let request = PageRequest(number: 2, size: 1)
            return try await catalog.collections(.collections("sea fog"), request).items.map(\.key)
        },
        Question(reply: "21") { catalog throws(CatalogError) in
            try await catalog.statistics(of: Photo.sample(3).id).map { ["\($0.views?.total ?? 0)"] } ?? []
        },
        Question(reply: "t22") { catalog throws(CatalogError) in try await catalog.relatedTags("sea") },
    ]

    private static let questions = queries + calls

    @Test func `every stored reply is found by its request`() async throws {
        let folder = TemporaryFolder()
        let copy = folder("replies-1.sqlite")
        try Data(contentsOf: URL(filePath: Self.saved + "/replies-1.sqlite")).write(to: URL(filePath: copy))
        let replies = SQLiteReplies(folder: folder.path)
        #expect(replies.contents.count == Self.questions.count)
        let catalog = CachedCatalog(
            UnreachableCatalog(), memory: SavedReplies(replies: replies, date: Self.then),
            stale: StaleResponses())
        for question in Self.questions {
            #expect(try await question.ask(catalog) == [question.reply])
        }
    }
}

/// Read-only cache whose clock is fixed at `date`.
private struct SavedReplies: ReplyCache {
    let replies: SQLiteReplies
    let date: Date

    func remember(_ reply: CachedReply, as key: ReplyKey) {}
    func recall(_ key: ReplyKey) -> CachedReply? { replies.recall(key, now: date) }
}

private struct UnreachableCatalog: PhotoCatalog, PictureFetching {
    let service = ServiceName.demo
    let filters = FilterAbility.everything
    let excludesWords = true
    private var failure: CatalogError { .timedOut }

    func budget() -> RateBudget? { nil }
    func page(of query: PhotoQuery, _ request: PageRequest) throws(CatalogError) -> Page<Photo> {
        throw failure
    }
    func photo(_ id: PhotoID) throws(CatalogError) -> Photo { throw failure }
    func topics() throws(CatalogError) -> [String] { throw failure }
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) throws(CatalogError) -> Page<PhotoCollection> { throw failure }
    func statistics(of id: PhotoID) throws(CatalogError) -> PhotoStatistics? { throw failure }
    func relatedTags(_ tag: String) throws(CatalogError) -> [String] { throw failure }
    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) throws(CatalogError) -> FetchedPicture { throw failure }
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) throws(CatalogError) { throw failure }
}
