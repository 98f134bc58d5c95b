import GalleryCore
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FreshnessTests {
    private let folder = TemporaryFolder()
    private let source = PictureSource("/p/abc *w")
    private static let old = Fixture.rgbPNG.bytes
    private static let new = Fixture.greyPNG.bytes
    private static let tag = PictureStamp(entityTag: "\"1\"", lifetime: 100)

    private func pictures(_ fetching: StubFetching, at time: Double) -> CachedPictures {
        CachedPictures(
            fetchers: { _ in fetching }, disk: DiskCache(folder: folder.path), now: { time })
    }

    /// Requests the picture at each of `times`, each time through a new `CachedPictures` on the same folder.
    private func ask(_ fetching: StubFetching, at times: [Double]) async throws -> [[UInt8]] {
        var seen: [[UInt8]] = []
        for time in times {
            seen.append(try await pictures(fetching, at: time).picture(source, of: .demo, width: 200))
        }
        return seen
    }

    @Test func `a fresh picture needs no request, and a stale one is revalidated`() async throws {
        let fetching = StubFetching(reply: { _, known in
            .success(FetchedPicture(known?.bytes ?? Self.old, Self.tag))
        })
        let seen = try await ask(fetching, at: [0, 99, 101, 150, 200, 202])
        #expect(seen == Array(repeating: Self.old, count: 6))
        #expect(fetching.known == [nil, Self.tag, Self.tag])
    }

    @Test func `a changed picture replaces the cached one`() async throws {
        let fetching = StubFetching(reply: { _, known in
            .success(FetchedPicture(known == nil ? Self.old : Self.new, Self.tag))
        })
        #expect(try await ask(fetching, at: [0, 200, 250]) == [Self.old, Self.new, Self.new])
        #expect(fetching.widths.count == 2)
    }

    @Test(arguments: [
        CatalogError.offline(.noThread), .timedOut, .rateLimited(until: nil), .unreadable(.serverError(500)),
    ])
    func `a stale picture is used if the network, a request limit or the server prevents revalidation`(
        error: CatalogError
    ) async throws {
        let fetching = StubFetching(reply: { _, known in
            known == nil ? .success(FetchedPicture(Self.old, Self.tag)) : .failure(error)
        })
        #expect(try await ask(fetching, at: [0, 1_000, 2_000]) == [Self.old, Self.old, Self.old])
        #expect(fetching.widths.count == 3)
    }

    @Test func `a deleted photo is not served from the cache`() async throws {
        let fetching = StubFetching(reply: { _, known in
            known == nil ? .success(FetchedPicture(Self.old, Self.tag)) : .failure(.notFound)
        })
        _ = try await ask(fetching, at: [0])
        await #expect(throws: CatalogError.notFound) { try await ask(fetching, at: [1_000]) }
    }

    @Test func `a picture that must not be stored is fetched each time and not put on disk`() async throws {
        let secret = PictureStamp(isStorable: false)
        let fetching = StubFetching(reply: { _, _ in .success(FetchedPicture(Self.old, secret)) })
        _ = try await ask(fetching, at: [0, 1])
        #expect(fetching.widths.count == 2)
        #expect(folder.names.isEmpty)
    }

    @Test func `without cache headers, a picture is fresh for a week if it has an ETag, else for longer`()
        async throws
    {
        let tagged = PictureStamp(entityTag: "\"1\"")
        for (stamp, count) in [(tagged, 2), (PictureStamp(), 1)] {
            let fetching = StubFetching(reply: { _, known in
                .success(FetchedPicture(known?.bytes ?? Self.old, stamp))
            })
            let disk = DiskCache(folder: folder.path + "/\(count)")
            for day in [0.0, 6, 8, 9] {
                let pictures = CachedPictures(
                    fetchers: { _ in fetching }, disk: disk, now: { day * 86_400 })
                _ = try await pictures.picture(source, of: .demo, width: 200)
            }
            #expect(fetching.widths.count == count)
        }
    }

    @Test func `a cache entry with a future date is stale`() async throws {
        let fetching = StubFetching(reply: { _, known in
            .success(FetchedPicture(known?.bytes ?? Self.old, Self.tag))
        })
        _ = try await ask(fetching, at: [1e9, 0])
        #expect(fetching.widths.count == 2)
    }
}
