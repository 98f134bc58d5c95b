public protocol PictureChecking: Sendable {
    /// Decodes the file; throws `.notAPicture` unless it is a complete picture.
    func check(fileAt path: String) async throws(StoreError) -> CheckedPicture
    func check(_ file: [UInt8]) async throws(StoreError) -> CheckedPicture
}

public protocol PictureConverting: Sendable {
    /// Writes the first frame, rotated upright, to `path` and checks it. Returns `nil`, without writing, if the file
    /// already has the format and `width` is `nil`. A `nil` format keeps that of the file, or is JPEG if that is not a
    /// `PictureFormat`. `width` must be less than the picture's width. Throws `.notConverted`.
    func convert(
        fileAt source: String, to path: String, as format: PictureFormat?, width: Int?
    ) async throws(StoreError) -> ConversionLosses?
}
