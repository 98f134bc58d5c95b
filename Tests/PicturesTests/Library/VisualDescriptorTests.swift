import GalleryCore
import PictureExchange
import Synchronization
import TestKit
import Testing
import TextLayout

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct VisualDescriptorTests {
    private let folder = TemporaryFolder()
    private let worker = PictureWorker(processes: 1)

    /// Scene of light shapes in front of a dark sky, selected by `number`.
    private func scene(_ number: Int, width: Int, height: Int, isMirrored: Bool = false) -> [UInt8] {
        PNG.file(width: width, height: height) { column, row in
            let x = Double(isMirrored ? width - 1 - column : column) / Double(width)
            let y = Double(row) / Double(height)
            let isShape =
                switch number {
                case 0: x > 0.1 && x < 0.35 && y > 0.2
                case 1: y > 0.3 + 0.6 * x
                default: Int(x * 12) % 2 == 0
                }
            return isShape ? 200 : UInt8(20 + 60 * y)
        }
    }

    private func descriptor(_ file: [UInt8], _ side: Int = 300) async throws -> VisualDescriptor {
        var request = PictureRequest(
            subject: .bytes(file), fit: .within, width: UInt32(side), height: UInt32(side))
        request.describes = true
        return try #require(try await worker.perform(request).descriptor)
    }

    private func distance(_ one: VisualDescriptor, _ other: VisualDescriptor) -> Int {
        one.distance(other)
    }

    @Test func `a scaled or mirrored copy of a scene is more similar to the scene than other scenes`()
        async throws
    {
        let first = try await descriptor(scene(0, width: 300, height: 200))
        let others = [
            try await descriptor(scene(1, width: 300, height: 200)),
            try await descriptor(scene(2, width: 300, height: 200)),
        ].map { distance(first, $0) }
        let same = [
            try await descriptor(scene(0, width: 600, height: 400)),
            try await descriptor(scene(0, width: 300, height: 200), 76),
            try await descriptor(scene(0, width: 300, height: 200, isMirrored: true)),
        ].map { distance(first, $0) }
        #expect((same.max() ?? 0) * 3 < (others.min() ?? 0), "\(same) \(others)")
    }

    @Test func `a descriptor is computed only on request, and then also for a uniform picture`() async throws
    {
        let file = scene(0, width: 30, height: 20)
        #expect(try await worker.decode(file, .within, width: 30, height: 20).descriptor == nil)
        let plain = PNG.file(width: 1, height: 1) { _, _ in 90 }
        #expect(distance(try await descriptor(plain), try await descriptor(plain)) == 0)
    }

    @Test func `drawing a picture records its descriptor, drawing a part of it does not`() async throws {
        let known = Mutex<[PhotoID: VisualDescriptor]>([:])
        let library = PictureLibrary(
            fetchers: StubFetching.lookup(StubFetching(Fixture.rgbPNG.bytes)), favorites: FavoritePictures(),
            worker: worker, cacheFolder: folder.path,
            styles: PictureStyle(.cells, depth: .trueColor, glyphs: .blocks), absenceText: { "\($0)" },
            recordDescriptor: { descriptor, photo in known.withLock { $0[photo] = descriptor } })
        let picture = Picture.sample(4, 3, color: .slate)
        let viewport = Viewport(scaleX: 2, scaleY: 2, centerX: 0.1, centerY: 0.1)
        _ = await library.draw(picture.cropped(to: viewport), columns: 32, rows: 12)
        #expect(known.withLock { $0.isEmpty })
        _ = await library.draw(picture, columns: 32, rows: 12)
        let drawn = try #require(known.withLock { $0.values.first })
        let file = try await library.descriptor(of: Fixture.rgbPNG.bytes)
        let other = try await library.descriptor(of: scene(2, width: 64, height: 48))
        #expect(distance(drawn, file) * 3 < distance(drawn, other))
        await #expect(throws: PictureError.foreign(.text)) {
            try await library.descriptor(of: Array("not a picture at all".utf8))
        }
    }
}
