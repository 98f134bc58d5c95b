import GalleryCore

/// Stores the pictures of favorites and of photos on boards, with what only their service knows of them.
struct FavoritePicturesInteractor: Sendable {
    let store: any FavoritesStore
    let catalog: any PhotoCatalog
    let pictures: any PictureFetching

    /// Which of these are stored without their pictures; none when the store cannot tell.
    func missing(among photos: [Photo]) -> Set<PhotoID> {
        (try? store.withoutPictures(among: photos.map(\.id))) ?? []
    }

    /// The newest photo without its pictures that is none of these.
    func next(besides ids: Set<PhotoID>) -> Photo? {
        (try? store.withoutPictures(limit: ids.count + 1))?.first { !ids.contains($0.id) }
    }

    /// Returns why a picture could not be fetched.
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

    /// Lists leave out camera and place; favorites should have them offline. Failing here loses nothing.
    private func fetchFacts(of photo: Photo) async {
        guard photo.exif == nil, (catalog.budget()?.remaining ?? .max) > 10,
            let whole = try? await catalog.photo(photo.id)
        else { return }
        try? store.refresh(whole.completed(by: photo))
    }
}
