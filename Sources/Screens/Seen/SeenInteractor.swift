import FoundationEssentials
import GalleryCore

struct SeenInteractor: Sendable {
    let store: any SeenStore
    let taste: any TasteEditing

    func record(_ photos: [Photo]) { if !taste.isPaused { store.note(photos, at: Date()) } }
}
