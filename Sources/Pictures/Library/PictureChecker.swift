public import GalleryCore

/// Checks saved files by decoding them in the worker.
public struct PictureChecker: PictureChecking {
    private let worker: PictureWorker

    /// Shares the worker with the picture library.
    public init(worker: PictureWorker) { self.worker = worker }

    /// The size in pixels, upright, of a file that is a whole JPEG, PNG or WebP.
    public func check(fileAt path: String) async throws(StoreError) -> PixelSize {
        let picture: EncodedImage
        do throws(PictureError) {
            picture = try await worker.examine(fileAt: path)
        } catch {
            throw .notAPicture(.notDecoded(error))
        }
        guard !picture.isTruncated else { throw .notAPicture(.truncated) }
        return picture.original
    }
}
