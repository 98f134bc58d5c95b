import GalleryCore
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CachedPicturesTests {
    private let folder = TemporaryFolder()
    private let scalable = PictureSource("/p/abc *w")

    private func pictures(_ fetching: StubFetching) -> CachedPictures {
        CachedPictures(fetchers: { _ in fetching }, disk: DiskCache(folder: folder.path))
    }

    @Test(arguments: [
        (1, 200), (200, 200), (201, 300), (401, 600), (799, 800), (1600, 1600), (1601, 2400), (5000, 5600),
    ])
    func `the requested picture width is rounded up to a step`(_ wanted: Int, _ asked: Int) async throws {
        let fetching = StubFetching(Fixture.rgbPNG.bytes)
        _ = try await pictures(fetching).picture(scalable, of: .demo, width: wanted)
        #expect(fetching.widths == [asked])
    }

    @Test func `a cached picture is used if it is wide enough`() async throws {
        let fetching = StubFetching(Fixture.rgbPNG.bytes)
        let pictures = pictures(fetching)
        for width in [400, 200, 90, 400, 800, 390] {
            _ = try await pictures.picture(scalable, of: .demo, width: width)
        }
        #expect(fetching.widths == [400, 800])
    }

    @Test func `a variant of fixed width is fetched once for all widths it serves`() async throws {
        let fetching = StubFetching(Fixture.rgbPNG.bytes)
        let fixed = PictureSource("https://a/small 500w, https://a/large 1200w")
        for width in [100, 300, 400, 1000] {
            _ = try await pictures(fetching).picture(fixed, of: .demo, width: width)
        }
        #expect(fetching.widths == [200, 1200])
    }

    @Test func `services have separate cache entries`() async throws {
        let fetching = StubFetching(Fixture.rgbPNG.bytes)
        _ = try await pictures(fetching).picture(scalable, of: .demo, width: 200)
        _ = try await pictures(fetching).picture(scalable, of: .unsplash, width: 200)
        #expect(fetching.widths.count == 2)
    }

    @Test func `a download into a file is delegated to the service`() async throws {
        let fetching = StubFetching([])
        let photo = Photo(
            id: PhotoID(service: .demo, key: "a"), author: Author(name: "A"),
            license: License(code: "cc0", name: "CC0"), source: scalable)
        try await pictures(fetching).download(photo, ofAnyType: false, into: "/x") { _, _ in }
        #expect(fetching.downloaded == ["/x"])
    }

    @Test func `a picture requested several times at once is fetched once`() async throws {
        let folder = TemporaryFolder()
        let fetching = StubFetching(reply: { _, _ in
            for _ in 0..<500 { await Task.yield() }
            return .success(FetchedPicture(Fixture.rgbPNG.bytes, PictureStamp()))
        })
        let pictures = CachedPictures(fetchers: { _ in fetching }, disk: DiskCache(folder: folder.path))
        await withTaskGroup(of: Void.self) { group in
            for width in [20, 30, 200, 199, 1, 64] {
                group.addTask {
                    let bytes = try? await pictures.picture(
                        PictureSource("/p/abc *w"), of: .demo, width: width)
                    #expect(bytes == Fixture.rgbPNG.bytes)
                }
            }
        }
        #expect(fetching.widths == [200])
    }
}
