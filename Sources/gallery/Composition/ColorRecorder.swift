import GalleryCore

/// Keeps the colors that pictures told of themselves: with what was seen, and with what is kept.
struct ColorRecorder: Sendable {
    let seen: any SeenStore
    let favorites: any FavoritesStore

    func note(_ color: RGB, of photo: PhotoID) {
        seen.note(color, of: photo)
        // Not being able to keep it costs another look.
        guard var kept = (try? favorites.favorite(photo))?.photo, kept.color == nil else { return }
        kept.color = color
        try? favorites.refresh(kept)
    }
}
