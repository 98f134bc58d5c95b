import GalleryCore
import Synchronization

@testable import Pictures

/// Service that returns given replies and records the requests.
final class StubFetching: PictureFetching {
    typealias Reply =
        @Sendable (_ width: Int, _ known: FetchedPicture?) async -> Result<FetchedPicture, CatalogError>

    private let reply: Reply
    private let asked = Mutex<[Int]>([])
    private let shown = Mutex<[PictureStamp?]>([])
    private let downloads = Mutex<[String]>([])

    init(reply: @escaping Reply) { self.reply = reply }

    convenience init(_ answer: @escaping @Sendable (Int) -> Result<[UInt8], CatalogError>) {
        self.init(reply: { width, _ in answer(width).map { FetchedPicture($0, PictureStamp()) } })
    }

    convenience init(_ bytes: [UInt8]) { self.init { _ in .success(bytes) } }

    /// Lookup that returns `fetching` for the demo service. Throws for other services, and if `fetching` is `nil`.
    static func lookup(_ fetching: StubFetching?) -> FetcherLookup {
        { service throws(CatalogError) in
            guard service == .demo, let fetching else { throw .unauthorized }
            return fetching
        }
    }

    var widths: [Int] { asked.withLock { $0 } }
    /// Stamps passed for revalidation, in order.
    var known: [PictureStamp?] { shown.withLock { $0 } }
    var downloaded: [String] { downloads.withLock { $0 } }

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        asked.withLock { $0.append(width) }
        shown.withLock { $0.append(known?.stamp) }
        return try await reply(width, known).get()
    }

    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        downloads.withLock { $0.append(path) }
    }
}
