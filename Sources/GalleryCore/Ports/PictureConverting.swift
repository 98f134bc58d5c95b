public protocol PictureConverting: Sendable {
    /// Writes the first frame, rotated upright, to `path` and checks it. Returns `false`, without writing, if the file
    /// has the format already and `width` is `nil`. If `format` is `nil`, keeps the file's format, or writes JPEG if
    /// that is not a `PictureFormat`. `width` must be less than the picture's width. Throws `.notConverted`.
    func convert(
        fileAt source: String, to path: String, as format: PictureFormat?, width: Int?
    ) async throws(StoreError) -> Bool
}

extension PictureConverting {
    public func convert(
        fileAt source: String, to path: String, as format: PictureFormat
    ) async throws(StoreError) -> Bool {
        try await convert(fileAt: source, to: path, as: format, width: nil)
    }
}
