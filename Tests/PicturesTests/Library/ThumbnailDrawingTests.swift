import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ThumbnailDrawingTests {
    private let folder = TemporaryFolder()

    private struct Thumbnails: PictureFetching {
        let bytes: [UInt8]

        func thumbnail(of photo: Photo, atLeast size: PixelSize) async -> [UInt8]? { bytes }

        func picture(
            _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
        ) async throws(CatalogError) -> FetchedPicture { throw .notFound }

        func download(
            _ photo: Photo, ofAnyType: Bool, into path: String,
            progress: @escaping @Sendable (Int64, Int64?) -> Void
        ) async throws(CatalogError) { throw .notFound }
    }

    @Test(
        arguments: [
            (400, false, Fixture.rgbPNG.bytes, true), (40, false, Fixture.rgbPNG.bytes, false),
            (400, true, Fixture.rgbPNG.bytes, false), (400, false, [0], false),
        ] as [(Int, Bool, [UInt8], Bool)])
    func `a large file of the user is drawn from a valid thumbnail, but not a small or a zoomed one`(
        side: Int, isZoomed: Bool, thumbnail: [UInt8], isDrawn: Bool
    ) async throws {
        let fetching = Thumbnails(bytes: thumbnail)
        let library = PictureLibrary(
            fetchers: { _ in fetching }, favorites: FavoritePictures(), worker: PictureWorker(processes: 1),
            cacheFolder: folder.path, styles: PictureStyle(.cells, depth: .trueColor, glyphs: .blocks),
            absenceText: { "\($0)" })
        let address = FileAddress.of(folder("missing.png"))
        let photo = Photo(
            id: .file(address), author: Author(name: ""), license: License(code: "own", name: ""),
            size: PixelSize(width: side, height: side),
            source: PictureSource([.init(address: address, width: nil)]))
        let zoom = isZoomed ? Viewport(scaleX: 1, scaleY: 1, centerX: 0.5, centerY: 0.5) : nil
        let picture = Picture(of: photo, width: side, height: side, viewport: zoom)
        let outcome = await library.draw(picture, columns: 16, rows: 8)
        if case .failed = outcome { #expect(!isDrawn) } else { #expect(isDrawn) }
    }
}
