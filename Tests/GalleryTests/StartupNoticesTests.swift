import FoundationEssentials
import GalleryCore
import PhotoStore
import TestKit
import Testing
import TextLayout

@testable import PhotoService
@testable import UseCases
@testable import gallery

@Suite(.timeLimit(.minutes(1))) @MainActor struct StartupNoticesTests {
    private let folder = TemporaryFolder()
    private let stale = StaleResponses()
    private let database: GalleryDatabase
    private let mirror: FavoriteMirror

    init() {
        database = GalleryDatabase(folder: folder("data"))
        mirror = FavoriteMirror(
            store: SQLiteMirror(database), accounts: nil, favorites: nil, isOn: false)
    }

    private func notices(
        _ sentences: [String] = [], services: ProgramServices? = nil, hasPrompt: Bool = true
    ) throws -> StartupNotices {
        StartupNotices(
            sentences, database: database, stale: stale,
            services: try services ?? ProgramServices(.sample(), startingWith: .demo, isTrial: false),
            transport: CurlTransport(version: "0"),
            favorites: FavoriteEditingInteractor(
                store: InMemoryFavorites(), catalog: StubCatalog([]), pictures: StubPictures(),
                taste: StubTaste(), reports: InMemoryDownloadReports(), fetchesPicturesLater: false),
            mirror: mirror, workers: [], hasPrompt: hasPrompt, log: ProgramLog(folder: nil, level: nil))
    }

    @Test func `notices of the start are warnings, wait until they are taken, and are taken once`() throws {
        let notices = try notices(["one"])
        notices.add("two")
        let lines = [Line("one", .warning), Line("two", .warning)]
        #expect(notices.waiting == lines)
        #expect(notices.takeBlocks(isLocked: false) == lines.map(Block.notice))
        #expect(notices.takeBlocks(isLocked: false).isEmpty)
    }

    @Test(arguments: [false, true])
    func `a damaged database is a notice, and in a script also a problem, once`(hasPrompt: Bool) throws {
        folder.put("this is not a database, it is a sentence", at: "data/gallery.sqlite")
        let notices = try notices(hasPrompt: hasPrompt)
        _ = try? SQLiteHistory(database).lines(limit: 1)
        let blocks = notices.takeBlocks(isLocked: false)
        let problem = Block.problem("The output may be incomplete.")
        #expect(blocks.first?.text?.text.contains("gallery.sqlite") == true)
        #expect(Array(blocks.dropFirst()) == (hasPrompt ? [] : [problem]))
        #expect(notices.takeBlocks(isLocked: false).isEmpty)
    }

    @Test func `notices about mirrored favorites wait while gallery is locked`() throws {
        let notices = try notices()
        mirror.report(.noAccount)
        #expect(notices.takeBlocks(isLocked: true).isEmpty)
        #expect(notices.takeBlocks(isLocked: false).count == 1)
        mirror.report(.rejected(.unsplash))
        #expect(notices.takeLast(isLocked: true).isEmpty)
        #expect(notices.takeLast(isLocked: false).count == 1)
        #expect(notices.takeLast(isLocked: false).isEmpty)
    }

    @Test func `the use of cached replies is one warning for each service`() throws {
        let notices = try notices()
        for minutes in [90.0, 30] {
            stale.record(
                StaleResponse(service: .commons, date: Date() - minutes * 60, reason: .timedOut))
        }
        let lines = notices.take()
        #expect(lines.count == 1 && lines.first?.spans.first?.role == .warning)
        #expect(lines.first?.text.contains("showing data from") == true)
        #expect(notices.take().isEmpty)
    }

    @Test func `a missing second key is a warning, and the demo in place of a service is a quiet notice`()
        async throws
    {
        let incomplete = try ProgramServices(
            .sample(environment: ["OPENVERSE_CLIENT_ID": "k"]), startingWith: .openverse, isTrial: false)
        let lines = try notices(services: incomplete).take()
        #expect(lines.count == 1 && lines.first?.spans.first?.role == .warning)
        #expect(lines.first?.text.contains("OPENVERSE_CLIENT_SECRET") == true)
        let offline = try ProgramServices(
            .sample(scenario: DebugScenario(.noNetwork)), startingWith: .commons, isTrial: true)
        _ = try? await offline.page(of: .feed, PageRequest(number: 1))
        let demo = try notices(services: offline).take()
        #expect(demo.count == 1 && demo.first?.spans.first?.role == .quiet)
        #expect(demo.first?.text.contains("demo") == true)
    }
}
