import GalleryCore

/// What is stored of a favorite besides the entity as it came: all that its service knows of it, and its pictures.
struct FavoritePictures: Sendable {
    let catalog: any PhotoCatalog
    let pictures: any PictureFetching
    let favorites: any FavoritesStore

    /// Whether nothing is left to be fetched. An own picture has come with its file.
    func areStored(of photo: Photo) throws(ScreenError) -> Bool {
        if photo.id.service == .own { return true }
        return try storing { () throws(StoreError) in try favorites.picture(of: photo.id, size: .screen) }
            != nil
    }

    /// Fetches and stores both sizes; returns why one could not be fetched.
    func store(of photo: Photo) async throws(ScreenError) -> CatalogError? {
        if photo.id.service == .own { return nil }
        for size in FavoritePictureSize.allCases {
            let bytes: [UInt8]
            do throws(CatalogError) {
                bytes = try await pictures.picture(photo.source, of: photo.id.service, width: size.width)
            } catch {
                return error
            }
            try storing { () throws(StoreError) in
                try favorites.save(picture: bytes, size: size, of: photo.id)
            }
        }
        return nil
    }

    /// Lists leave out camera and place; favorites should have them offline. Failing here loses nothing.
    func complete(_ photo: Photo) async {
        guard photo.id.service != .own, photo.exif == nil, (catalog.budget()?.remaining ?? .max) > 10,
            let whole = try? await catalog.photo(photo.id)
        else { return }
        try? favorites.refresh(whole.completed(by: photo))
    }
}
