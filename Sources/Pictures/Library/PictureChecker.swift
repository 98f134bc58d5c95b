public import GalleryCore

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
            throw .notAPicture(PictureFault(error))
        }
        guard !picture.isTruncated else { throw .notAPicture(.truncated) }
        return picture.original
    }
}

extension PictureFault {
    /// What a file was found to be that could not be decoded.
    init(_ error: DecodingError) {
        self =
            switch error {
            case .foreign(let type): .type(type)
            case .malformed(let reason): .damaged(reason)
            case .tooLarge: .tooManyPixels
            case .tooCostly: .tooCostly
            case .unreadable: .unreadable
            case .unavailable: .noDecoder
            case .cancelled: .stopped
            }
    }
}
