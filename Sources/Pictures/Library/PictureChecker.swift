public import GalleryCore
import Wording

/// Checks saved files by decoding them in the worker.
public struct PictureChecker: PictureChecking {
    private let worker: PictureWorker

    /// Shares the worker with whoever draws.
    public init(worker: PictureWorker) { self.worker = worker }

    /// The size in pixels, upright, of a file that is a whole JPEG, PNG or WebP.
    public func check(fileAt path: String) async throws(StoreError) -> PixelSize {
        let picture: DecodedPicture
        do throws(DecodingError) {
            picture = try await worker.examine(fileAt: path)
        } catch {
            throw .notAPicture(PictureNote.finding(for: error))
        }
        guard !picture.isTruncated else { throw .notAPicture(Phrases.Findings.cutShort) }
        return picture.original
    }
}
