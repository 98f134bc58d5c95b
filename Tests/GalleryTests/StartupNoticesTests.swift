import FoundationEssentials
import GalleryCore
import PhotoStore
import Pictures
import TestKit
import Testing
import TextLayout
import Wording

@testable import PhotoService
@testable import UseCases
@testable import gallery

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct StartupNoticesTests {
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
        _ sentences: [String] = [], services: ProgramServices? = nil,
        favorites: FavoriteEditingInteractor? = nil, workers: [PictureWorker] = [], hasPrompt: Bool = true,
        isQuiet: Bool = false
    ) throws -> StartupNotices {
        StartupNotices(
            sentences, database: database, stale: stale,
            services: try services ?? ProgramServices(.sample(), startingWith: .demo, isTrial: false),
            transport: CurlTransport(version: "0"),
            favorites: favorites ?? Self.favorites(StubPictures()),
            mirror: mirror, workers: workers, hasPrompt: hasPrompt, isQuiet: isQuiet,
            log: ProgramLog(folder: nil, level: nil))
    }

    private static func favorites(_ pictures: StubPictures) -> FavoriteEditingInteractor {
        FavoriteEditingInteractor(
            store: InMemoryFavorites(), catalog: StubCatalog([]), pictures: pictures, taste: StubTaste(),
            reports: InMemoryDownloadReports(), fetchesPicturesLater: true)
    }

    @Test func `notices of the start are warnings, wait until they are taken, and are taken once`() throws {
        let notices = try notices(["one"])
        notices.add("two")
        let lines = [Line("one", .warning), Line("two", .warning)]
        #expect(notices.waiting == lines)
        #expect(notices.takeBlocks(isLocked: false) == lines.map(Block.notice))
        #expect(notices.takeBlocks(isLocked: false).isEmpty)
    }

    @Test func `with --quiet, hints are omitted and warnings are not`() throws {
        let notices = try notices(["one"], isQuiet: true)
        notices.add(hint: "two")
        #expect(notices.take() == [Line("one", .warning)])
        #expect(notices.take().isEmpty)
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

    @Test(arguments: [false, true])
    func `a low request limit is one warning at a prompt, and none in a script`(hasPrompt: Bool) async throws
    {
        let server = try RawServer { connection in
            let limit = ["X-Ratelimit-Limit: 50", "X-Ratelimit-Remaining: 3"]
            while connection.readHead() != nil { connection.answer(headers: limit, text: "[]") }
        }
        let services = try ProgramServices(
            .sample(environment: ["UNSPLASH_ACCESS_KEY": "k", "GALLERY_UNSPLASH_URL": server.base]),
            startingWith: .unsplash, isTrial: false)
        let notices = try notices(services: services, hasPrompt: hasPrompt)
        #expect(notices.take().isEmpty)
        _ = try? await services.page(of: .feed, PageRequest(number: 1))
        let sentence = Phrases.budgetIsLow(RateBudget(limit: 50, remaining: 3), of: .unsplash)
        #expect(notices.take() == (hasPrompt ? [Line(sentence, .warning)] : []))
        #expect(notices.take().isEmpty)
    }

    @Test func `a decoder that replies without seccomp is one warning`() async throws {
        let path = folder("decoder")
        // Reply (see `PictureReply`) with the outcome `noMemory`, one frame, and no flag for seccomp.
        let reply = #"printf 'ACIG\4\0\0\0'; head -c 32 /dev/zero; printf '\1\0\0\0'; head -c 238 /dev/zero"#
        // Written by another process: a child of another test could inherit the descriptor of an executable.
        let writing = try ProgramRun(
            ["/bin/sh", "-c", "cat >\"$0\" && chmod 700 \"$0\"", path],
            input: "#!/bin/sh\n\(reply)\ncat >/dev/null\n", environment: ["PATH": "/usr/bin:/bin"])
        #expect(writing.code == 0)
        let worker = PictureWorker(program: path, processes: 1, timeout: .seconds(600))
        let notices = try notices(workers: [worker])
        #expect(notices.take().isEmpty)
        await #expect(throws: StoreError.self) { try await PictureChecker(worker: worker).check([1]) }
        #expect(notices.take() == [Line(Phrases.decoderIsWeak, .warning)])
        #expect(notices.take().isEmpty)
    }

    @Test func `a favorite without its picture is one warning, which waits while gallery is locked`()
        async throws
    {
        let favorites = Self.favorites(StubPictures(failure: .timedOut))
        let notices = try notices(favorites: favorites)
        _ = try await favorites.add(.sample(1))
        for _ in 0..<10 {
            #expect(notices.takeBlocks(isLocked: true).isEmpty)
            await Task.yield()
        }
        var blocks: [Block] = []
        await eventually("the failure is reported") {
            blocks += notices.takeBlocks(isLocked: false)
            return !blocks.isEmpty
        }
        let sentence = Phrases.picturesToCome(
            1, Phrases.title(of: .sample(1)), Phrases.explanation(CatalogError.timedOut))
        #expect(blocks == [.notice(Line(sentence, .warning))])
        #expect(notices.takeBlocks(isLocked: false).isEmpty)
    }
}
