import GalleryCore

/// Records the average color of each decoded picture in the stores of seen and favorite photos.
struct ColorRecorder: Sendable {
    let seen: any SeenStore
    let favorites: any FavoritesStore

    func record(_ color: RGB, of photo: PhotoID) {
        seen.record(color, of: photo)
        // A failed write is repeated when the picture is decoded again.
        guard var kept = (try? favorites.favorite(photo))?.photo, kept.color == nil else { return }
        kept.color = color
        try? favorites.refresh(kept)
    }
}
