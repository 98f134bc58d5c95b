import FoundationEssentials
public import GalleryCore

extension OpenverseCatalog: PictureFetching {
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        guard service == self.service, let best = source.variant(forWidth: width) else { throw .notFound }
        do {
            return try await reply(best.address, unless: stored)
        } catch .cancelled {
            throw .cancelled
        } catch .rateLimited(let end) where best.address.hasPrefix("/") {
            // Originals are not fetched instead of thumbnails: that would increase the load further.
            throw .rateLimited(until: end)
        } catch {
            guard let other = source.variants.first(where: { $0 != best }) else { throw error }
            do {
                return try await reply(other.address, unless: nil)
            } catch .cancelled {
                throw .cancelled
            } catch _ {
                throw error
            }
        }
    }

    /// Downloads the file from the source. Throws `.smallerOnly` if the only usable copies are the service's own.
    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service, let original = photo.original else { throw .notFound }
        let foreign = CatalogError.impossible(.format(photo.fileType, page: photo.pageLink))
        guard ofAnyType || !original.hasPrefix("/") else { throw .refused(.smallerOnly(because: foreign)) }
        do throws(CatalogError) {
            try Self.check(await response(original, into: path, progress: progress))
        } catch {
            throw error.isOfFile ? .refused(.smallerOnly(because: error)) : error
        }
        guard ofAnyType || SavedKind.isLocal(fileAt: path) else {
            let isWebPage = SavedKind.isWebPage(fileAt: path)
            throw .refused(.smallerOnly(because: isWebPage ? .unreadable(.webPage) : foreign))
        }
    }

    public func downloadSmaller(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service else { throw .notFound }
        let id = photo.id.key
        var failure = CatalogError.impossible(.format(photo.fileType, page: photo.pageLink))
        for address in [OpenversePicture.fullSize(of: id), OpenversePicture.thumbnail(of: id)] {
            do throws(CatalogError) {
                try Self.check(await response(address, into: path, progress: progress))
                if SavedKind.isLocal(fileAt: path) { return }
                if SavedKind.isWebPage(fileAt: path) { failure = .unreadable(.webPage) }
            } catch {
                guard error.isOfFile else { throw error }
                failure = error
            }
        }
        throw failure
    }

    private func response(
        _ address: String, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) -> HTTPResponse {
        if address.hasPrefix("/") { return try await api.download(address, into: path, progress: progress) }
        guard let url = WebAddress.https(address) else { throw .notFound }
        return try await transport.download(.file(url, reach: .internet), into: path, progress: progress)
    }

    private func reply(
        _ address: String, unless stored: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        let response: HTTPResponse
        if address.hasPrefix("/") {
            response = try await api.picture(address, unless: stored)
        } else {
            guard let url = WebAddress.https(address) else { throw .notFound }
            response = try await transport.data(.picture(url, reach: .internet, unless: stored))
        }
        if response.status != 304 { try Self.check(response) }
        return try PictureAnswer.reply(of: response, unless: stored)
    }

    private static func check(_ response: HTTPResponse) throws(CatalogError) {
        // 424: the source of the thumbnail failed; 415: the service cannot scale files of this type.
        if [415, 424].contains(response.status) { throw .notFound }
        try PictureAnswer.check(response)
    }
}

extension CatalogError {
    /// Whether another file of the photo may be available.
    fileprivate var isOfFile: Bool {
        switch self {
        case .notFound, .refused, .unreadable: true
        default: false
        }
    }
}

/// Detects the type of a downloaded file by its first bytes.
enum SavedKind {
    static func isLocal(fileAt path: String) -> Bool { PictureFormat(magic: start(ofFileAt: path)) != nil }

    static func isWebPage(fileAt path: String) -> Bool {
        let text = String(decoding: start(ofFileAt: path), as: UTF8.self).lowercased()
            .drop(while: \.isWhitespace)
        return text.hasPrefix("<html") || text.hasPrefix("<!doctype html")
    }

    private static func start(ofFileAt path: String) -> Data { SmallFile.read(path, limit: 256) ?? Data() }
}
