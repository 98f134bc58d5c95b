import GalleryCore

extension NASACatalog: AddressedPictures {
    func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        guard photo.id.service == service else { throw .notFound }
        // If a list had only a preview, requests all files of the photo first.
        let whole = photo.hasOnlyPreview ? try await self.photo(photo.id) : photo
        try await downloadOriginal(of: whole, ofAnyType: ofAnyType, into: path, progress: progress)
    }
}

extension Photo {
    fileprivate var hasOnlyPreview: Bool { original?.contains("~thumb.") == true }
}
