import GalleryCore

/// Photos to which the numbers of a typed line refer.
struct PhotosOnScreen {
    let list: PhotoListID
    let title: ListTitle
    let loaded: PhotoList
    /// Zero-based index of the photo at the cursor, or of the photo that is shown alone.
    let index: Int
    let isAlone: Bool

    var numbers: ClosedRange<Int> { 1...max(1, loaded.count) }
    var current: Int { index + 1 }

    func photo(_ number: Int) -> Photo? { number >= 1 ? loaded[number - 1] : nil }

    func isFolder(_ number: Int) -> Bool { photo(number)?.id.isFolder == true }
}
