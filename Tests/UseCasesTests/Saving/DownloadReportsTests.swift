import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DownloadReportsTests {
    private final class Pictures: PictureFetching {
        let reported = Mutex<[String]>([])
        let failure = Mutex<CatalogError?>(nil)

        func reportDownload(of photo: Photo) async throws(CatalogError) {
            if let failure = failure.withLock({ $0 }) { throw failure }
            reported.withLock { $0.append(photo.id.key) }
        }

        func picture(
            _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
        ) async throws(CatalogError) -> FetchedPicture { throw .notFound }

        func download(
            _ photo: Photo, ofAnyType: Bool, into path: String,
            progress: @escaping @Sendable (Int64, Int64?) -> Void
        ) async throws(CatalogError) { throw .notFound }
    }

    private let pictures = Pictures()
    private let catalog = StubCatalog([])
    private let store = InMemoryDownloadReports()

    private func photo(_ number: Int) -> Photo {
        var photo = Photo.sample(number)
        photo.downloadReport = "/photos/\(photo.id.key)/download"
        return photo
    }

    private var reported: [String] { pictures.reported.withLock { $0 } }

    @Test func `the download of a photo is reported once, and only if its service requires reports`() async {
        let reports = DownloadReports(pictures: pictures, catalog: catalog, store: store)
        for _ in 1...2 { for number in 1...3 { reports.note(photo(number)) } }
        reports.note(.sample(4))
        await reports.finish(within: .seconds(60))
        #expect(reported.sorted() == ["p1", "p2", "p3"])
    }

    @Test func `a photo marked as already reported is not reported again`() async {
        let reports = DownloadReports(pictures: pictures, catalog: catalog, store: store)
        reports.skip(photo(1).id)
        reports.note(photo(1))
        await reports.finish(within: .seconds(60))
        #expect(reported == [])
    }

    @Test func `a report is postponed while half or more of the limit is used, and sent with a later one`()
        async
    {
        let reports = DownloadReports(pictures: pictures, catalog: catalog, store: store)
        catalog.put([RateBudget(limit: 50, remaining: 25)])
        reports.note(photo(1))
        await reports.finish(within: .seconds(60))
        #expect(reported == [])
        catalog.put([RateBudget(limit: 50, remaining: 26)])
        reports.note(photo(2))
        await reports.finish(within: .seconds(60))
        #expect(reported == ["p1", "p2"])
    }

    @Test(arguments: [CatalogError.timedOut, .unreadable(.serverError(502))])
    func `a failed report is repeated with the report of the next photo`(failure: CatalogError) async {
        let reports = DownloadReports(pictures: pictures, catalog: catalog, store: store)
        pictures.failure.withLock { $0 = failure }
        reports.note(photo(1))
        await reports.finish(within: .seconds(60))
        pictures.failure.withLock { $0 = nil }
        reports.note(photo(2))
        await reports.finish(within: .seconds(60))
        #expect(reported == ["p1", "p2"])
    }

    @Test func `a report that a session could not send is sent by the next session, and only once`() async {
        pictures.failure.withLock { $0 = .timedOut }
        let ended = DownloadReports(pictures: pictures, catalog: catalog, store: store)
        ended.note(photo(1))
        await ended.finish(within: .seconds(60))
        pictures.failure.withLock { $0 = nil }
        for _ in 1...2 {
            let next = DownloadReports(pictures: pictures, catalog: catalog, store: store)
            next.wake()
            await next.finish(within: .seconds(60))
            #expect(reported == ["p1"])
        }
    }

    @Test func `a report that the service refuses permanently does not delay later reports`() async {
        pictures.failure.withLock { $0 = .notFound }
        let reports = DownloadReports(pictures: pictures, catalog: catalog, store: store)
        reports.note(photo(1))
        await reports.finish(within: .seconds(60))
        pictures.failure.withLock { $0 = nil }
        reports.note(photo(2))
        await reports.finish(within: .seconds(60))
        #expect(reported == ["p2"])
    }
}
