import FoundationEssentials
public import GalleryCore

public struct SeenInteractor: Sendable {
    let store: any SeenStore
    let taste: any TasteEditing

    public init(store: any SeenStore, taste: any TasteEditing) {
        self.store = store
        self.taste = taste
    }

    public func record(_ photos: [Photo]) { if !taste.isPaused { store.record(photos, at: Date()) } }
}
