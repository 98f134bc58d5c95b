import GalleryCore
import Synchronization
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PictureColorTests {
    private final class Notes: Sendable {
        private let all = Mutex<[PhotoID: RGB]>([:])
        var known: [PhotoID: RGB] { all.withLock { $0 } }
        func note(_ color: RGB, of photo: PhotoID) { all.withLock { $0[photo] = color } }
    }

    private let folder = TemporaryFolder()
    private let notes = Notes()
    private let id = PhotoID(service: .demo, key: "abc")

    private func library(
        _ fetching: StubFetching?, _ method: PictureStyle.Method = .cells,
        kept: FavoritePictures = FavoritePictures()
    ) -> PictureLibrary {
        PictureLibrary(
            fetchers: StubFetching.lookup(fetching), favorites: kept,
            worker: PictureWorker(processes: 1), cacheFolder: folder.path,
            styles: PictureStyle(method, depth: .trueColor, glyphs: .blocks), absenceText: { "\($0)" },
            recordColor: notes.note)
    }

    private func picture(color: RGB? = nil) -> Picture { .sample(4, 3, color: color) }

    private func isAverage(_ color: RGB?) -> Bool {
        guard let color else { return false }
        let differences = [
            (color.red, 132), (color.green, 132), (color.blue, 140),
        ].map { abs(Int($0) - $1) }
        return (differences.max() ?? 99) <= 8
    }

    @Test(arguments: [PictureStyle.Method.cells, .sixel(colors: 256, largest: nil), .iterm2])
    func `drawing a picture without a known color records its average color`(_ method: PictureStyle.Method)
        async
    {
        _ = await library(StubFetching(Fixture.rgbPNG.bytes), method).draw(picture(), columns: 32, rows: 12)
        #expect(isAverage(notes.known[id]))
    }

    @Test func `no color is recorded for a picture with a known color, or for a part of a picture`() async {
        let library = library(StubFetching(Fixture.rgbPNG.bytes))
        _ = await library.draw(picture(color: .slate), columns: 32, rows: 12)
        let viewport = Viewport(scaleX: 2, scaleY: 2, centerX: 0.1, centerY: 0.1)
        _ = await library.draw(picture().cropped(to: viewport), columns: 32, rows: 12)
        #expect(notes.known.isEmpty)
    }

    @Test func `a requested color is computed from a favorite's stored copy or the service's picture`() async
    {
        let photo = Photo(
            id: id, author: Author(name: "Ida"), license: License(code: "cc0", name: "CC0"),
            source: PictureSource("/p/abc *w"))
        let kept = FavoritePictures(pictures: [id: [.card: Fixture.rgbPNG.bytes]])
        #expect(isAverage(await library(nil, kept: kept).color(of: photo)))
        #expect(isAverage(await library(StubFetching(Fixture.rgbPNG.bytes)).color(of: photo)))
        #expect(isAverage(notes.known[id]))
        // Unlike the first photo, the other photo is not on disk and cannot be fetched or decoded.
        var other = photo
        other.source = PictureSource("/p/other *w")
        #expect(await library(StubFetching { _ in .failure(.offline(.noThread)) }).color(of: other) == nil)
        #expect(await library(StubFetching([1, 2, 3])).color(of: other) == nil)
    }
}
