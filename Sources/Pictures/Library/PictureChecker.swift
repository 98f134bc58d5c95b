public import GalleryCore
import PictureExchange

/// Checks saved files by decoding them in the worker.
public struct PictureChecker: PictureChecking {
    public let worker: PictureWorker

    /// A file may take eight seconds of processor time, to which the worker's `timeout` is added.
    public init(worker: PictureWorker) { self.worker = worker }

    /// Uses a process of its own for each file saved at the same time, so that a file waits neither for hanging
    /// pictures nor for other files. A check fails after eight seconds.
    public init(ended: @escaping @Sendable (String) -> Void) {
        self.init(worker: PictureWorker(processes: 4, timeout: .zero, ended: ended))
    }

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
