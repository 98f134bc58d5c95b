import GalleryCore

/// Finds every file whole, or none.
struct StubChecker: PictureChecking {
    var failure: StoreError?

    func check(fileAt path: String) async throws(StoreError) -> PixelSize {
        if let failure { throw failure }
        guard let size = PixelSize(width: 1, height: 1) else { throw .notAPicture(.content(.empty)) }
        return size
    }
}
