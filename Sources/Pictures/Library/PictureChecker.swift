public import GalleryCore
import PictureExchange

/// Checks saved files by decoding them in the worker.
public struct PictureChecker: PictureChecking {
    private let worker: PictureWorker

    /// Shares the worker with the picture library.
    public init(worker: PictureWorker) { self.worker = worker }

    /// Size and credit of a file that is a whole JPEG, PNG or WebP.
    public func check(fileAt path: String) async throws(StoreError) -> CheckedPicture {
        let picture: EncodedImage
        do throws(PictureError) {
            picture = try await worker.examine(fileAt: path)
        } catch {
            throw .notAPicture(.notDecoded(error))
        }
        guard !picture.isTruncated else { throw .notAPicture(.truncated) }
        let said = PictureCredit(wire: picture.bytes)
        let credit = said.flatMap { said in
            FileCredit(
                title: said.title, author: said.author, authorLink: said.authorLink, license: said.license,
                licenseLink: said.licenseLink, page: said.page)
        }
        return CheckedPicture(size: picture.original, credit: credit, isAnimated: picture.isAnimated)
    }
}
