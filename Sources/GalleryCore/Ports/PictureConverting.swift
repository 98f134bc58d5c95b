public protocol PictureConverting: Sendable {
    /// Writes the upright picture without motion to `path` and checks it; returns `false`, without writing, if it has
    /// the format already and is not scaled. A `nil` format is that of the file, or JPEG for others; `width` is smaller
    /// than that of the file. Throws `.notConverted`.
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
