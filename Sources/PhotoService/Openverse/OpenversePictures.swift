public import GalleryCore

extension OpenverseCatalog: PictureFetching {
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        guard service == self.service, let best = source.variant(forWidth: width) else { throw .notFound }
        do {
            return try await reply(best.address, unless: known)
        } catch .cancelled {
            throw .cancelled
        } catch .rateLimited(let end) where best.address.hasPrefix("/") {
            // Fetching originals instead of thumbnails would increase the load further.
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

    /// Downloads the original, or, if it is missing or unsupported, the service's largest variant.
    public func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service, let original = photo.original else { throw .notFound }
        let id = photo.id.key
        // A thumbnail must not silently replace the original.
        let isStandIn = original.hasPrefix("/")
        let other = isStandIn ? OpenversePicture.thumbnail(of: id) : OpenversePicture.fullSize(of: id)
        var failure: CatalogError?
        for address in [original, other] {
            do throws(CatalogError) {
                try Self.check(await response(address, into: path, progress: progress))
                if ofAnyType || SavedKind.isLocal(fileAt: path) { return }
                failure = failure ?? .impossible(.format(photo.fileType, page: photo.pageLink))
            } catch {
                // Only errors about this file justify the other address.
                switch error {
                case .notFound, .refused, .unreadable:
                    failure =
                        failure
                        ?? (isStandIn ? .impossible(.format(photo.fileType, page: photo.pageLink)) : error)
                default: throw error
                }
            }
        }
        throw failure ?? .notFound
    }

    private func response(
        _ address: String, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) -> HTTPResponse {
        if address.hasPrefix("/") { return try await api.download(address, into: path, progress: progress) }
        guard let url = WebAddress.https(address) else { throw .notFound }
        return try await transport.download(.file(url, reach: .internet), into: path, progress: progress)
    }

    private func reply(
        _ address: String, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture {
        let response: HTTPResponse
        if address.hasPrefix("/") {
            response = try await api.picture(address, unless: known)
        } else {
            guard let url = WebAddress.https(address) else { throw .notFound }
            response = try await transport.data(.picture(url, reach: .internet, unless: known))
        }
        if response.status != 304 { try Self.check(response) }
        return try PictureAnswer.reply(of: response, unless: known)
    }

    private static func check(_ response: HTTPResponse) throws(CatalogError) {
        // 424: source of the thumbnail failed; 415: type cannot be scaled.
        if [415, 424].contains(response.status) { throw .notFound }
        try PictureAnswer.check(response)
    }
}
