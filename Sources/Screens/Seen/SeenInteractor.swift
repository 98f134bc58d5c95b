import FoundationEssentials
import GalleryCore

/// Records the photos that were shown, but not while nothing is to be learned.
struct SeenInteractor: Sendable {
    let store: any SeenStore
    let taste: any TasteEditing

    func record(_ photos: [Photo]) { if !taste.isPaused { store.note(photos, at: Date()) } }
}
