import FoundationEssentials
public import GalleryCore

public struct SeenInteractor: Sendable {
    let store: any SeenStore
    let taste: any TasteEditing

    public init(store: any SeenStore, taste: any TasteEditing) {
        self.store = store
        self.taste = taste
    }

    /// The user's own pictures are not recorded, as they are found in their folders.
    public func record(_ photos: [Photo]) {
        let photos = photos.filter { $0.id.service != .own }
        if !taste.isPaused { store.record(photos, at: Date()) }
    }
}
