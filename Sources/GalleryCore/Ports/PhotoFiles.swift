/// Saved pictures with embedded credit and sidecars. A `nil` folder is the pictures folder. Expands `~` and relative
/// paths.
public protocol PhotoFiles: Sendable {
    /// Path of a saved photo, even of a renamed file; `nil` if not saved. `format` is `nil` for any format, `width` for
    /// full size. An exact name finds only this file; with extension or format, another picture throws `.nameTaken`.
    func path(
        of photo: Photo, in folder: String?, as format: PictureFormat?, width: Int?, named naming: FileNaming?
    ) throws(StoreError) -> String?
    /// Path of the file saved last for a photo, in any width and format, even of a renamed file; `nil` if not saved.
    /// Searches `folder` with its subfolders; else the pictures folder with its subfolders, and every other folder to
    /// which photos were saved.
    func lastPath(of id: PhotoID, preferring folder: String?) throws(StoreError) -> String?
    /// Creates the folder if needed, and an empty draft or the draft of an interrupted download.
    func draft(of photo: Photo, in folder: String?) throws(StoreError) -> FileDraft
    /// Whether the file at `path` has metadata that contains, or might contain, a geographic position.
    func mayHaveLocation(_ path: String) -> Bool
    func metadata(of path: String, for id: PhotoID) -> EmbeddedMetadata
    /// Publishes the draft, or its conversion to `format` or `width`, with embedded credit and a sidecar `NAME.json`.
    /// A conversion keeps Exif. On return, both files are on disk and the draft is removed. On error, the draft stays.
    /// - `hasSidecar`: if `false`, a sidecar is written only for a scaled picture, or if no credit was embedded.
    /// - `isUnchanged`: embeds no credit.
    /// - `keepsLocation`: if `false`, only metadata that cannot contain a geographic position is kept. Throws
    ///   `.locationKept` for a type of file of which this is not supported.
    /// - `naming`: no file is overwritten: a used name gets a number or, if exact, throws `.nameTaken`. Unless the name
    ///   is exact, a photo that is already saved, by identifier or content, is not saved again.
    func publish(
        _ draft: FileDraft, of photo: Photo, as format: PictureFormat?, width: Int?,
        named naming: FileNaming?, hasSidecar: Bool, isUnchanged: Bool, keepsLocation: Bool
    ) throws(StoreError) -> SavedFile
    /// Keeps the received bytes for the next draft of the photo, if the download can be resumed.
    func setAside(_ draft: FileDraft)
    func discard(_ draft: FileDraft)
}
