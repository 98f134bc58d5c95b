public import GalleryCore
import PictureExchange

/// Decodes pictures that are stored or exported, as a host may send a web page or half a file; not downloads.
public struct CheckedPictures: PictureFetching {
    private let pictures: CachedPictures
    private let worker: PictureWorker

    public init(_ pictures: CachedPictures, by worker: PictureWorker) {
        self.pictures = pictures
        self.worker = worker
    }

    /// Throws `.unreadable`, or names the user's own file, for a damaged or incomplete picture and removes its cached
    /// copies.
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        let fetched = try await pictures.picture(source, of: service, width: width, unless: stored)
        if let fault = await fault(of: fetched.bytes) {
            pictures.forget(source, of: service, width: width)
            if service == .own, let path = source.variants.first.flatMap({ FileAddress.path($0.address) }) {
                let content = PictureKind.content(of: fetched.bytes)
                let found: PictureFault =
                    fault == .incompletePicture ? .truncated : .notDecoded(.foreign(content))
                throw .notStored(.unreadable(path: path, cause: .notAPicture(found)))
            }
            throw .unreadable(fault)
        }
        return fetched
    }

    /// Fault of a picture file; `nil` if none is found, or if the file cannot be checked, as with unsupported formats.
    private func fault(of bytes: [UInt8]) async -> ResponseFault? {
        do throws(PictureError) {
            return try await worker.examine(.bytes(bytes)).isTruncated ? .incompletePicture : nil
        } catch .foreign(let content) where !PictureFault.content(content).canBeSaved {
            return [.html, .markup].contains(content) ? .webPage : .unexpected
        } catch .malformed {
            return .incompletePicture
        } catch {
            return nil
        }
    }

    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await pictures.download(photo, ofAnyType: ofAnyType, into: path, progress: progress)
    }

    public func reportDownload(of photo: Photo) async throws(CatalogError) {
        try await pictures.reportDownload(of: photo)
    }
}
