import GalleryCore

extension CommonsCatalog: AddressedPictures {
    var base: BaseAddress { api.base }
    var transport: CurlTransport { api.transport }

    /// The next smaller copy, then the file itself: the server refuses some widths of some files.
    func alternatives(to variant: ImageVariant, in source: PictureSource) -> [ImageVariant] {
        let sized = source.variants.sorted { ($0.width ?? 0) < ($1.width ?? 0) }
        let smaller = sized.last { ($0.width ?? 0) < variant.width ?? 0 }
        let original = sized.last { !$0.address.contains("/thumb/") }
        return [smaller, original].compactMap(\.self).filter { $0 != variant }.distinct(by: \.self)
    }

    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service, photo.original != nil else { throw .notFound }
        try await downloadOriginal(of: photo, ofAnyType: ofAnyType, into: path, progress: progress)
    }
}
