import GalleryCore

/// Photos to which the numbers of a typed line refer.
struct PhotosOnScreen {
    let list: PhotoListID
    let title: ListTitle
    let numbers: ClosedRange<Int>
    /// Number of the photo at the cursor, or of the photo that is shown alone.
    let current: Int
    let photo: (Int) -> Photo?
    let isAlone: Bool

    /// `index` is the zero-based index of the current photo in `loaded`.
    init(_ list: PhotoListID, _ title: ListTitle, _ loaded: PhotoList, at index: Int, isAlone: Bool) {
        self.list = list
        self.title = title
        numbers = 1...max(1, loaded.count)
        current = index + 1
        photo = { $0 >= 1 ? loaded[$0 - 1] : nil }
        self.isAlone = isAlone
    }
}
