import GalleryCore

extension CommonsCatalog: AddressedPictures {
    var base: BaseAddress { api.base }
    var transport: CurlTransport { api.transport }

    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service, photo.original != nil else { throw .notFound }
        try await downloadOriginal(of: photo, ofAnyType: ofAnyType, into: path, progress: progress)
    }
}
