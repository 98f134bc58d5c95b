import GalleryCore

/// Converts WebP input, or fails with `failure`.
struct StubConverter: PictureConverting {
    var failure: StoreError?

    func convert(
        fileAt source: String, to path: String, as format: PictureFormat
    ) async throws(StoreError) -> Bool {
        if let failure { throw failure }
        return format != .webp
    }
}
