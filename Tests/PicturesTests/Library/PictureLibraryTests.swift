import GalleryCore
import Glibc
import PictureExchange
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PictureLibraryTests {
    private let folder = TemporaryFolder()
    private let picture = Picture.sample(4, 3, color: .slate)

    private func library(
        _ fetching: StubFetching?, favorites: FavoritePictures = FavoritePictures(), program: String? = nil
    ) -> PictureLibrary {
        // With 600 s, a stopped worker does not time out before the test has checked it.
        let worker =
            program.map { PictureWorker(program: $0, processes: 1, timeout: .seconds(600)) }
            ?? PictureWorker(processes: 1)
        return PictureLibrary(
            fetchers: StubFetching.lookup(fetching), favorites: favorites, worker: worker,
            cacheFolder: folder.path, styles: PictureStyle(.cells, depth: .trueColor, glyphs: .blocks),
            absenceText: { "\($0)" })
    }

    private func note(_ outcome: PictureOutcome) -> String? {
        if case .failed(let note) = outcome { note } else { nil }
    }

    private func words(_ absence: PictureAbsence) -> String { "\(absence)" }

    private func corner(_ outcome: PictureOutcome) throws -> [Int] {
        guard case .drawn(let drawn) = outcome else { return [] }
        let color = try CellScreen(drawn.rows).pixels[0][0]
        return [color?.red ?? -1, color?.green ?? -1, color?.blue ?? -1]
    }

    @Test func `a picture is fetched once, then drawn from memory and from disk`() async throws {
        let fetching = StubFetching(Fixture.rgbPNG.bytes)
        let first = library(fetching)
        #expect(first.ready(picture, columns: 32, rows: 12) == nil)
        let outcome = await first.draw(picture, columns: 32, rows: 12)
        #expect(try corner(outcome) == [0xE0, 0x20, 0x20])
        #expect(first.ready(picture, columns: 32, rows: 12).map(PictureOutcome.drawn) == outcome)
        #expect(await first.draw(picture, columns: 32, rows: 12) == outcome)
        first.close()
        #expect(await library(fetching).draw(picture, columns: 32, rows: 12) == outcome)
        let silent = StubFetching { _ in .failure(.timedOut) }
        #expect(note(await library(silent).draw(picture, columns: 20, rows: 8)) == nil)
        #expect(fetching.widths == [200])
        #expect(first.usage.memory.count == 1 && first.usage.disk.count == 1)
    }

    @Test func `a picture in each rare format is fetched once and then drawn from the cache`() async throws {
        for fixture in Fixture.rare {
            let fetching = StubFetching(fixture.bytes)
            let folder = TemporaryFolder()
            for _ in 0..<2 {
                let library = PictureLibrary(
                    fetchers: StubFetching.lookup(fetching), favorites: FavoritePictures(),
                    worker: PictureWorker(processes: 1), cacheFolder: folder.path,
                    styles: PictureStyle(.cells), absenceText: { "\($0)" })
                #expect(note(await library.draw(picture, columns: 32, rows: 12)) == nil, "\(fixture.name)")
            }
            #expect(fetching.widths == [200], "\(fixture.name)")
        }
    }

    @Test func `a large picture is decoded from its cache file`() async throws {
        let comment: [UInt8] = [0xFF, 0xFE, 0xFF, 0xFF] + [UInt8](repeating: 0x61, count: 0xFFFD)
        let jpeg = Fixture.baselineJPEG.bytes
        let large = jpeg.prefix(2) + (0..<16).flatMap { _ in comment } + jpeg.dropFirst(2)
        let fetching = StubFetching(Array(large))
        let first = await library(fetching).draw(picture, columns: 32, rows: 12)
        let second = library(nil)
        let stored = second.pictures.cached(PictureSource("/p/abc *w"), of: .demo, width: 32)
        let isFile = if case .fresh(.file(_, _)) = stored { true } else { false }
        #expect(isFile)
        #expect(await second.draw(picture, columns: 32, rows: 12) == first)
        #expect(note(first) == nil)
        #expect(fetching.widths == [200])
    }

    @Test func `after a large invalid file in the cache is refused, the picture is fetched again`()
        async throws
    {
        let foreign = Array("%PDF-".utf8) + [UInt8](repeating: 0, count: 1 << 19)
        let cache = DiskCache(folder: folder.path)
        let fetching = StubFetching(Fixture.rgbPNG.bytes)
        let library = library(fetching)
        let source = try #require(PictureSource("/p/abc *w").variant(forWidth: 200))
        cache.insert(
            FetchedPicture(foreign, PictureStamp()),
            for: "demo \(source.width ?? 200) \(source.address)")
        #expect(
            note(await library.draw(picture, columns: 32, rows: 12)) == words(.notDecoded(.foreign(.pdf))))
        #expect(note(await library.draw(picture, columns: 32, rows: 12)) == nil)
        #expect(fetching.widths == [200])
    }

    @Test func `a prepared picture is ready at once and fetched once`() async throws {
        let fetching = StubFetching(Fixture.rgbPNG.bytes)
        let library = library(fetching)
        await library.prepare(picture, columns: 32, rows: 12)
        let ready = try #require(library.ready(picture, columns: 32, rows: 12))
        #expect(await library.draw(picture, columns: 32, rows: 12) == .drawn(ready))
        #expect(fetching.widths == [200])
    }

    @Test func `a favorite is drawn from its stored copy, without the disk cache or a request`() async throws
    {
        let id = PhotoID(service: .demo, key: "abc")
        let kept = FavoritePictures(pictures: [
            id: [.card: Fixture.rgbPNG.bytes, .screen: Fixture.greyPNG.bytes]
        ])
        let fetching = StubFetching { _ in .failure(.offline(.noThread)) }
        let library = library(fetching, favorites: kept)
        #expect(try corner(await library.draw(picture, columns: 32, rows: 12)) == [0xE0, 0x20, 0x20])
        let large = try corner(await library.draw(picture, columns: 200, rows: 12))
        #expect(large.first == large.last)
        #expect(fetching.widths.isEmpty)
        #expect(library.usage.disk.count == 0)
    }

    @Test func `a favorite whose stored copy is damaged is fetched from the service`() async throws {
        let kept = FavoritePictures(pictures: [PhotoID(service: .demo, key: "abc"): [.card: [1, 2, 3]]])
        let library = library(StubFetching(Fixture.rgbPNG.bytes), favorites: kept)
        #expect(try corner(await library.draw(picture, columns: 32, rows: 12)) == [0xE0, 0x20, 0x20])
    }

    @Test(arguments: [CatalogError.offline(.noThread), .timedOut, .notFound, .unreadable(.empty), .cancelled])
    func `a picture whose request failed is replaced by the reason`(_ error: CatalogError) async {
        let library = library(StubFetching { _ in .failure(error) })
        #expect(note(await library.draw(picture, columns: 10, rows: 4)) == words(.notFetched(error)))
    }

    @Test func `a file that is not a picture is reported with its type and not cached`() async {
        let library = library(StubFetching(Array("<html>Please log in</html>".utf8)))
        #expect(
            note(await library.draw(picture, columns: 10, rows: 4)) == words(.notDecoded(.foreign(.html))))
        #expect(library.usage.disk.count == 0)
    }

    @Test func `a truncated picture is shown but not cached`() async throws {
        let fetching = StubFetching(Fixture.baselineJPEG.bytes.dropLast(20))
        let library = library(fetching)
        guard case .drawn(let drawn) = await library.draw(picture, columns: 32, rows: 12) else {
            Issue.record("not drawn")
            return
        }
        #expect(library.usage.disk.count == 0)
        let texts = try drawn.rows.map { String(try CaptionRow($0).cells.map(\.character)) }
        #expect(texts.map { $0.contains("incomplete") } == (0..<12).map { $0 == 11 })
    }

    @Test func `a damaged picture is removed from the cache`() async throws {
        let library = library(StubFetching(Array(Fixture.rgbPNG.bytes.prefix(40))))
        let note = try #require(note(await library.draw(picture, columns: 10, rows: 4)))
        #expect(note.hasPrefix("notDecoded") && note.contains("malformed"))
        #expect(library.usage.disk.count == 0)
    }

    @Test func `a picture is replaced by the reason if it has no photo or its service is unavailable`() async
    {
        let stranger = Picture.sample(1, 1, service: .flickr)
        #expect(
            note(await library(nil).draw(stranger, columns: 10, rows: 4)) == words(.notFetched(.unauthorized))
        )
        let nobody = Picture(withoutSubject: "empty")
        #expect(note(await library(nil).draw(nobody, columns: 10, rows: 4)) == words(.missing))
    }

    @Test func `if the decoder program is missing, the reason is shown, and the cached file stays`() async {
        let library = library(StubFetching(Fixture.rgbPNG.bytes), program: "/no/such/program")
        #expect(note(await library.draw(picture, columns: 10, rows: 4)) == words(.notDecoded(.unavailable)))
        #expect(library.usage.disk.count == 1)
    }

    @Test func `a picture with unexpected proportions is drawn with its own proportions`() async throws {
        let wide = Picture.sample(1, 1)
        let library = library(StubFetching(Fixture.rgbPNG.bytes))
        guard case .drawn(let drawn) = await library.draw(wide, columns: 32, rows: 16) else {
            Issue.record("not drawn")
            return
        }
        let pixels = try CellScreen(drawn.rows).pixels
        #expect(pixels.count == 384)
        #expect(pixels[47].allSatisfy { $0?.red == 0 })
        #expect(pixels[48][0]?.red == 0xE0)
        #expect(pixels[335][0]?.blue == 0xE0)
        #expect(pixels[336].allSatisfy { $0?.red == 0 })
    }

    @Test func `clearing the library empties the memory cache and the disk cache`() async {
        let library = library(StubFetching(Fixture.rgbPNG.bytes))
        _ = await library.draw(picture, columns: 10, rows: 4)
        #expect(library.usage.memory.count == 1 && library.usage.disk.count == 1)
        await library.clear()
        #expect(library.usage.memory == CacheContents.Usage(count: 0, bytes: 0, limit: 100_000_000))
        #expect(library.usage.disk == CacheContents.Usage(count: 0, bytes: 0, limit: 200_000_000))
        #expect(library.ready(picture, columns: 10, rows: 4) == nil)
    }

    @Test @MainActor func `canceling a drawing ends it with an error while the worker hangs`() async throws {
        let script = try Script("dd bs=1 count=1 >/dev/null 2>&1; : > \"$0.asked\"; kill -STOP $$")
        let library = library(StubFetching(Fixture.rgbPNG.bytes), program: script.path)
        let task = Task { await library.draw(picture, columns: 10, rows: 4) }
        await eventually("the worker is asked") { access(script.path + ".asked", F_OK) == 0 }
        task.cancel()
        let outcome = await task.value
        #expect(outcome == .failed(words(.notDecoded(.cancelled))))
        withExtendedLifetime(script) {}
    }

    @Test func `a placeholder has the rows of its box and the color of its photo`() {
        let drawn = library(nil).placeholder(for: picture, columns: 10, rows: 4)
        #expect(drawn.rows.count == 4)
        #expect(drawn.rows[0].contains("48;2;16;32;48"))
    }

    @Test func `a BlurHash placeholder needs less than half the output of a picture with the same pixels`()
        throws
    {
        let hash = "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
        let blurred = Picture.sample(4, 3, blurHash: hash)
        let drawn = library(nil).placeholder(for: blurred, columns: 48, rows: 18)
        let pixels = try #require(BlurHash(hash)).pixels(width: 192, height: 144)
        let picture = PictureStyle(.cells, depth: .trueColor, glyphs: .blocks).cells(pixels)
        func bytes(_ image: TerminalImage) -> Int { image.rows.reduce(0) { $0 + $1.utf8.count } }
        #expect(drawn.rows.count == 18)
        #expect(bytes(drawn) * 2 < bytes(picture), "\(bytes(drawn)) of \(bytes(picture))")
    }
}
