import GalleryCore

/// Stores pictures of favorites and of photos on boards, with the metadata that lists omit.
struct FavoritePicturesInteractor: Sendable {
    let store: any FavoritesStore
    let catalog: any PhotoCatalog
    let pictures: any PictureFetching

    func missing(among photos: [Photo]) -> Set<PhotoID> {
        (try? store.withoutPictures(among: photos.map(\.id))) ?? []
    }

    /// Newest photo without pictures, except `ids`.
    func next(besides ids: Set<PhotoID>) -> Photo? {
        (try? store.withoutPictures(limit: ids.count + 1))?.first { !ids.contains($0.id) }
    }

    /// Fetches and stores metadata and pictures; returns the error of the first picture that could not be fetched.
    func fetch(_ photo: Photo) async throws(ScreenError) -> CatalogError? {
        await fetchFacts(of: photo)
        for size in FavoritePictureSize.allCases {
            let bytes: [UInt8]
            do throws(CatalogError) {
                bytes = try await pictures.picture(photo.source, of: photo.id.service, width: size.width)
            } catch {
                return error
            }
            try storing(store.save(picture: bytes, size: size, of: photo.id))
        }
        return nil
    }

    /// Adds camera and location, which lists omit, to the stored metadata if over 10 requests are left. Ignores errors.
    private func fetchFacts(of photo: Photo) async {
        guard photo.exif == nil, (catalog.budget()?.remaining ?? .max) > 10,
            let whole = try? await catalog.photo(photo.id)
        else { return }
        try? store.refresh(whole.completed(by: photo))
    }
}
