import GalleryCore

/// Converts everything, or nothing.
struct StubConverter: PictureConverting {
    var failure: StoreError?

    func convert(fileAt source: String, to path: String, as format: PictureFormat) async throws(StoreError) {
        if let failure { throw failure }
    }
}
