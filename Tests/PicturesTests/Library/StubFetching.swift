import GalleryCore
import Synchronization

/// A service that answers with what a test gave it, and remembers what was asked.
final class StubFetching: PictureFetching {
    typealias Answer = @Sendable (_ address: String, _ width: Int) -> Result<[UInt8], CatalogError>

    private let answer: Answer
    private let asked = Mutex<[Int]>([])
    private let downloads = Mutex<[String]>([])

    init(_ answer: @escaping Answer) { self.answer = answer }

    convenience init(_ bytes: [UInt8]) { self.init { _, _ in .success(bytes) } }

    /// The widths asked for, in order.
    var widths: [Int] { asked.withLock { $0 } }
    var downloaded: [String] { downloads.withLock { $0 } }

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8] {
        asked.withLock { $0.append(width) }
        return try answer(source.rendition(forWidth: width)?.address ?? "", width).get()
    }

    func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        downloads.withLock { $0.append(path) }
    }
}
