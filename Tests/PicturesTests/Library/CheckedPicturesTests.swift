import GalleryCore
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CheckedPicturesTests {
    private let folder = TemporaryFolder()
    private let worker = PictureWorker(processes: 1)
    private let source = PictureSource("/p/abc *w")

    private func fetch(_ fetching: StubFetching) async throws -> [UInt8] {
        let cached = CachedPictures(fetchers: { _ in fetching }, disk: DiskCache(folder: folder.path))
        return try await CheckedPictures(cached, by: worker).picture(source, of: .demo, width: 200)
    }

    @Test(arguments: [Fixture.rgbPNG, .baselineJPEG, .animatedGIF])
    func `a complete picture is returned unchanged`(_ fixture: Fixture) async throws {
        #expect(try await fetch(StubFetching(fixture.bytes)) == fixture.bytes)
    }

    @Test(
        arguments: [
            (Array("<!DOCTYPE html><html><body>Sign in</body></html>".utf8), ResponseFault.webPage),
            (Array("no picture".utf8), .unexpected),
            (
                Array(Fixture.baselineJPEG.bytes.dropLast(Fixture.baselineJPEG.bytes.count / 3)),
                .incompletePicture
            ),
            (Fixture.rgbPNG.bytes.prefix(40) + [UInt8](repeating: 7, count: 200), .incompletePicture),
        ] as [([UInt8], ResponseFault)])
    func `a web page, text or damaged picture is refused and not cached`(
        _ bytes: [UInt8], _ fault: ResponseFault
    ) async throws {
        await #expect(throws: CatalogError.unreadable(fault)) { try await fetch(StubFetching(bytes)) }
        #expect(try await fetch(StubFetching(Fixture.rgbPNG.bytes)) == Fixture.rgbPNG.bytes)
    }
}
