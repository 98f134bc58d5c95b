import FoundationEssentials
public import GalleryCore

/// Records the photos that were shown, but not while nothing is to be learned.
public struct SeenInteractor: Sendable {
    private let store: any SeenStore
    private let taste: any TasteEditing

    public init(store: any SeenStore, taste: any TasteEditing) {
        self.store = store
        self.taste = taste
    }

    func record(_ photos: [Photo]) { if !taste.isPaused { store.note(photos, at: Date()) } }
}
