import GalleryCore
import UseCases

/// Screenful of a grid: its indices, the number of its photos, and those that are favorites or were removed.
struct GridPage {
    let indices: Range<Int>
    let count: Int
    let hearts: Set<PhotoID>
    let removed: Set<PhotoID>

    init(
        at indices: Range<Int> = 0..<0, count: Int = 0, hearts: Set<PhotoID> = [], removed: Set<PhotoID> = []
    ) {
        self.indices = indices
        self.count = count
        self.hearts = hearts
        self.removed = removed
    }

    init(_ photos: [Photo], at indices: Range<Int>, of list: PhotoListID, _ stored: StoredPhotosInteractor) {
        self.init(
            at: indices, count: photos.count, hearts: stored.favorites(among: photos),
            removed: stored.removals(from: list, among: photos).photos)
    }
}
