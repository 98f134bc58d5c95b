/// Makes picture files of one format into another.
public protocol PictureConverting: Sendable {
    /// Writes the picture, upright and without motion, to a file at `path`; returns false, and writes nothing, when it is
    /// of that format already. What was written is a whole picture of that format. Throws `.notConverted` for what cannot be.
    func convert(
        fileAt source: String, to path: String, as format: PictureFormat
    ) async throws(StoreError) -> Bool
}
