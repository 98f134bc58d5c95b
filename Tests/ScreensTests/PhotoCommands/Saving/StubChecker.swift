import GalleryCore

/// Reports every file as intact, or fails with `failure`.
struct StubChecker: PictureChecking {
    var failure: StoreError?
    var credit: FileCredit?
    var isAnimated = false

    func check(fileAt path: String) async throws(StoreError) -> CheckedPicture {
        if let failure { throw failure }
        guard let size = PixelSize(width: 1, height: 1) else { throw .notAPicture(.content(.empty)) }
        return CheckedPicture(size: size, credit: credit, isAnimated: isAnimated)
    }
}
