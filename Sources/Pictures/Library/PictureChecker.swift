public import GalleryCore
import Wording

/// Checks saved files by decoding them in the worker.
public struct PictureChecker: PictureChecking {
    private let worker: PictureWorker

    /// Shares the worker with whoever draws.
    public init(worker: PictureWorker) { self.worker = worker }

    /// The size in pixels, upright, of a file that is a whole JPEG, PNG or WebP.
    public func check(fileAt path: String) async throws(StoreError) -> PixelSize {
        let picture: EncodedImage
        do throws(PictureError) {
            picture = try await worker.examine(fileAt: path)
        } catch {
            throw .notAPicture(Self.finding(error))
        }
        guard !picture.isTruncated else { throw .notAPicture(Phrases.Findings.cutShort) }
        return picture.original
    }

    private static func finding(_ error: PictureError) -> String {
        switch error {
        case .foreign("empty"): Phrases.Findings.empty
        case .foreign(let type): Phrases.Findings.foreign(type)
        case .malformed(let reason): Phrases.Findings.damaged(reason)
        case .crashed: Phrases.Findings.damaged("the decoder gave up")
        case .tooLarge: Phrases.Findings.tooLarge
        case .tooCostly: Phrases.Findings.tooCostly
        case .unreadable: Phrases.Findings.unreadable
        case .unavailable: Phrases.Findings.noDecoder
        case .cancelled: Phrases.Findings.stopped
        }
    }
}
