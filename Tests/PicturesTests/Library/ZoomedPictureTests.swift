import GalleryCore
import PictureExchange
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ZoomedPictureTests {
    private let folder = TemporaryFolder()
    private let bytes = PNG.file(width: 300, height: 200) { x, y in UInt8(Self.gray(Double(x), Double(y))) }

    /// Gray of a pixel: linear in each row and column, so that the mean of a cell is the gray at its center.
    private static func gray(_ x: Double, _ y: Double) -> Double { (x + 60) * (y + 20) / 320 }

    private func library(_ fetching: StubFetching?, favorites: FavoritePictures = FavoritePictures())
        -> PictureLibrary
    {
        PictureLibrary(
            fetchers: StubFetching.lookup(fetching), favorites: favorites,
            worker: PictureWorker(processes: 1), cacheFolder: folder.path,
            styles: PictureStyle(.cells, depth: .trueColor, glyphs: .blocks), absenceText: { "\($0)" })
    }

    private func picture(
        _ scale: Double, _ x: Double, _ y: Double, size: (Int, Int) = (300, 200), color: RGB? = nil
    ) -> Picture {
        .sample(
            size.0, size.1, color: color,
            viewport: Viewport(scaleX: scale, scaleY: scale, centerX: x, centerY: y))
    }

    private func means(_ outcome: PictureOutcome) throws -> [[Int]] {
        guard case .drawn(let drawn) = outcome else { return [] }
        return try CellScreen(drawn.rows).means().map { row in row.map(\.red) }
    }

    /// Whether cells of 1 by 2 pixels show the part of the photo whose top left pixel is at `left` and `top`.
    private func shows(_ drawn: [[Int]], left: Int, top: Int) -> Bool {
        drawn.count == 8
            && drawn.enumerated().allSatisfy { y, row in
                row.count == 20
                    && row.enumerated().allSatisfy { x, gray in
                        abs(Double(gray) - Self.gray(Double(left + x), Double(top + 2 * y) + 0.5)) < 2
                    }
            }
    }

    @Test(arguments: [(0.5, 0.5), (0.2, 0.9), (0.0, 0.0), (1.0, 1.0)])
    func `at a scale of 1, a cell shows one by two pixels of the photo`(x: Double, y: Double) async throws {
        let drawn = try means(
            await library(StubFetching(bytes)).draw(picture(1, x, y), columns: 20, rows: 8))
        let left = min(max(Int((300 * x - 10).rounded()), 0), 280)
        let top = min(max(Int((200 * y - 8).rounded()), 0), 184)
        #expect(shows(drawn, left: left, top: top))
        #expect(!shows(drawn, left: left + 40, top: top))
        #expect(!shows(drawn, left: left, top: top + 16))
    }

    @Test func `at a scale of 0.5, a part of the photo scaled to half its size is shown`() async throws {
        let worker = PictureWorker(processes: 1)
        let whole = try await worker.decode(bytes, .exact, width: 150, height: 100)
        let drawn = try means(
            await library(StubFetching(bytes)).draw(picture(0.5, 0.5, 0.5), columns: 30, rows: 10))
        for (y, row) in drawn.enumerated() {
            for (x, gray) in row.enumerated() {
                let upper = ((40 + 2 * y) * 150 + 60 + x) * 3
                let mean = (Int(whole.bytes[upper]) + Int(whole.bytes[upper + 150 * 3])) / 2
                #expect(abs(gray - mean) <= 2)
            }
        }
    }

    @Test
    func `the requested width is the drawn width, limited to the photo's width and rounded up to a step`()
        async
    {
        let fetching = StubFetching(bytes)
        let library = library(fetching)
        let size = (6000, 4000)
        for scale in [0.02, 0.1, 0.25, 1, 4] {
            _ = await library.draw(picture(scale, 0.5, 0.5, size: size), columns: 80, rows: 20)
        }
        // Cells have four pixels across, so from a scale of 0.25 on, the photo's whole width is requested.
        #expect(fetching.widths == [600, 2400, 6400])
    }

    @Test func `a zoomed part's placeholder is cut from the drawing of the whole picture`() async throws {
        let library = library(StubFetching(bytes))
        let whole = Picture.sample(300, 200)
        let near = picture(1, 0.25, 0.5, color: RGB(red: 255, green: 0, blue: 0))
        let before = try means(.drawn(library.placeholder(for: near, columns: 20, rows: 8)))
        #expect(before.flatMap { $0 }.allSatisfy { $0 == 255 })
        _ = await library.draw(whole, columns: 300, rows: 100)
        let after = try means(.drawn(library.placeholder(for: near, columns: 20, rows: 8)))
        let drawn = try means(await library.draw(near, columns: 20, rows: 8))
        #expect(after == drawn)
        #expect(library.ready(near, columns: 20, rows: 8) != nil)
        #expect(library.ready(picture(1, 0.3, 0.5), columns: 20, rows: 8) == nil)
    }

    @Test func `a zoomed favorite is fetched, or drawn from its stored copy when offline`() async {
        let id = PhotoID(service: .demo, key: "abc")
        let kept = FavoritePictures(pictures: [id: [.screen: bytes]])
        let near = picture(1, 0.5, 0.5, size: (6000, 4000))
        let fetching = StubFetching(bytes)
        _ = await library(fetching, favorites: kept).draw(near, columns: 20, rows: 8)
        #expect(fetching.widths == [6400])
        let offline = StubFetching { _, _ in .failure(.offline(.noThread)) }
        let outcome = await library(offline, favorites: kept).draw(near, columns: 30, rows: 8)
        if case .failed(let note) = outcome { Issue.record("\(note)") }
    }

    @Test func `a favorite's stored copy is a placeholder only until a larger picture is drawn`() async {
        let id = PhotoID(service: .demo, key: "abc")
        let kept = FavoritePictures(pictures: [id: [.screen: bytes]])
        let near = picture(1, 0.5, 0.5, size: (6000, 4000))
        let owner = library(StubFetching(bytes), favorites: kept)
        #expect(await owner.preview(for: near, columns: 20, rows: 8) != nil)
        let far = picture(0.05, 0.5, 0.5, size: (6000, 4000))
        #expect(await owner.preview(for: far, columns: 20, rows: 8) == nil)
        _ = await owner.draw(near, columns: 20, rows: 8)
        #expect(await owner.preview(for: near, columns: 20, rows: 8) == nil)
        let elsewhere = picture(1, 0.2, 0.5, size: (6000, 4000))
        #expect(await owner.preview(for: elsewhere, columns: 20, rows: 8) == nil)
        let stranger = library(StubFetching(bytes))
        #expect(await stranger.preview(for: near, columns: 30, rows: 8) == nil)
    }

    @Test func `a zoomed photo with unexpected proportions is drawn with its own proportions`() async throws {
        // The photo is 300 by 200 instead of the expected 300 by 300, so row 100 is in the middle.
        let drawn = try means(
            await library(StubFetching(bytes)).draw(
                picture(1, 0.5, 0.5, size: (300, 300)), columns: 20, rows: 8))
        #expect(shows(drawn, left: 140, top: 92))
    }
}
