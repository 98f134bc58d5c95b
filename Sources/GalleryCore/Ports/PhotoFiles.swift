/// Saved pictures with embedded credit and sidecars. A `nil` folder is the pictures folder; `~` and relative paths are
/// expanded.
public protocol PhotoFiles: Sendable {
    /// Path of a saved photo, even of a renamed file; `nil` if not saved. `format` is `nil` for any format, `width` for
    /// full size. An exact name finds only this file; with an extension, throws `.nameTaken` if it is another photo's.
    func path(
        of photo: Photo, in folder: String?, as format: PictureFormat?, width: Int?, named naming: FileNaming?
    ) throws(StoreError) -> String?
    /// Creates the folder if needed, and an empty draft or one that continues an interrupted download.
    func draft(of photo: Photo, in folder: String?) throws(StoreError) -> FileDraft
    /// Removes the position from the metadata of the draft; `false` if its type or metadata cannot be edited.
    func removeLocation(from draft: FileDraft) throws(StoreError) -> Bool
    /// Whether `removeLocation` would change the file at `path`, or cannot edit its metadata.
    func hasLocation(_ path: String) -> Bool
    func metadata(of path: String, for id: PhotoID) -> EmbeddedMetadata
    /// Publishes the draft, or its conversion to `format` or to `width`, with embedded credit and the sidecar
    /// `NAME.json`. A conversion keeps Exif. Both are on disk on return, and the draft is removed. On error, the draft
    /// is unchanged.
    /// - `hasSidecar`: if false, writes a sidecar only for a scaled picture, or if no credit was embedded.
    /// - `isUnchanged`: embeds no credit.
    /// - `naming`: never overwrites a file: a used name gets a number or, if it is exact, throws `.nameTaken`. Unless
    ///   the name is exact, a photo that is already saved, by identifier or content, is not saved again.
    func publish(
        _ draft: FileDraft, of photo: Photo, as format: PictureFormat?, width: Int?,
        named naming: FileNaming?, hasSidecar: Bool, isUnchanged: Bool, keepsLocation: Bool
    ) throws(StoreError) -> SavedFile
    /// Keeps the received bytes for the next draft of the photo, if the download can be resumed.
    func setAside(_ draft: FileDraft)
    func discard(_ draft: FileDraft)
}

extension PhotoFiles {
    public func path(
        of photo: Photo, in folder: String?, as format: PictureFormat?
    ) throws(StoreError) -> String? {
        try path(of: photo, in: folder, as: format, width: nil, named: nil)
    }

    public func publish(
        _ draft: FileDraft, of photo: Photo, as format: PictureFormat?
    ) throws(StoreError) -> SavedFile {
        try publish(
            draft, of: photo, as: format, width: nil, named: nil, hasSidecar: true, isUnchanged: false,
            keepsLocation: true)
    }
}
