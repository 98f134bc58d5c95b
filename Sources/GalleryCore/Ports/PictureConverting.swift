public protocol PictureConverting: Sendable {
    /// Writes the upright picture without motion to `path` and checks it; returns `false`, without writing,
    /// if it has the format already. Throws `.notConverted`.
    func convert(
        fileAt source: String, to path: String, as format: PictureFormat
    ) async throws(StoreError) -> Bool
}
