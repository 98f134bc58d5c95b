import GalleryCore

/// Photos on which a key runs its command, by their numbers in a list.
struct ChosenPhotos {
    let list: PhotoListID
    /// Ascending.
    let numbers: [Int]
    let photos: [Photo]

    /// `index` is zero-based.
    init(_ photo: Photo, at index: Int, of list: PhotoListID) {
        self.list = list
        numbers = [index + 1]
        photos = [photo]
    }

    /// Marked photos, which form a list of their own.
    init(marked photos: [Photo]) {
        list = .named(photos.map(\.id))
        numbers = Array(1...max(1, photos.count))
        self.photos = photos
    }

    func photo(_ number: Int) -> Photo? {
        numbers.firstIndex(of: number).flatMap { photos.indices.contains($0) ? photos[$0] : nil }
    }
}
