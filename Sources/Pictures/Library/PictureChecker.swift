public import GalleryCore
import PictureExchange

/// Checks saved files by decoding them in the worker.
public struct PictureChecker: PictureChecking {
    public let worker: PictureWorker

    /// A file may take eight seconds plus the worker's `timeout`.
    public init(worker: PictureWorker) { self.worker = worker }

    /// Checks up to four files at once, in separate processes. Fails if a file takes more than eight seconds.
    public init(ended: @escaping @Sendable (String) -> Void) {
        self.init(worker: PictureWorker(processes: 4, timeout: .zero, ended: ended))
    }

    public func check(fileAt path: String) async throws(StoreError) -> CheckedPicture {
        try await check(.file(path: path))
    }

    public func check(_ file: [UInt8]) async throws(StoreError) -> CheckedPicture {
        try await check(.bytes(file))
    }

    private func check(_ subject: PictureRequest.Subject) async throws(StoreError) -> CheckedPicture {
        let picture: EncodedImage
        do throws(PictureError) {
            picture = try await worker.examine(subject)
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
