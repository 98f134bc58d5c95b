import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct AnimatedPictureTests {
    private let folder = TemporaryFolder()
    private let picture = Picture.sample(4, 3)

    private func library(_ worker: PictureWorker = PictureWorker(processes: 1)) -> PictureLibrary {
        PictureLibrary(
            fetchers: StubFetching.lookup(StubFetching(Fixture.animatedGIF.bytes)),
            favorites: FavoritePictures(), worker: worker, cacheFolder: folder.path,
            styles: PictureStyle(.kitty(.memory)), absenceText: { "\($0)" })
    }

    @Test
    func `an animation is drawn with its frames unless animations are off, and is recorded as animated`()
        async throws
    {
        let library = library()
        let photo = try #require(picture.subject(as: Photo.self)).id
        func frames() async -> Int {
            guard case .drawn(let image) = await library.draw(picture.playing(), columns: 4, rows: 2) else {
                return 0
            }
            return image.paintings.map(\.text).joined().split(separator: "a=f,").count
        }
        #expect(!library.isAnimated(photo))
        #expect(await frames() == 2)
        #expect(library.isAnimated(photo))
        #expect(await frames() == 2)
        #expect(library.ready(picture.playing(), columns: 4, rows: 2) == nil)
        library.animate(.off)
        #expect(await frames() == 1)
        library.close()
    }

    @Test func `an animation that crashes the decoder is shown as its first frame`() async throws {
        // The process for animations crashes on the first picture.
        let script = try Script(
            """
            [ "$1" = formats ] && [ ! -e "$0.used" ] && : > "$0.used" && kill -9 $$
            exec "$REAL" "$@"
            """)
        let library = library(PictureWorker(program: script.path, processes: 1))
        guard case .drawn(let image) = await library.draw(picture.playing(), columns: 4, rows: 2) else {
            return _ = Issue.record("not drawn")
        }
        #expect(image.paintings.count == 1 && image.followUp.isEmpty)
        library.close()
    }
}
