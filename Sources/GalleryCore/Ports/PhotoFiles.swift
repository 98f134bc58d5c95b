/// The pictures folder: full-size files with their credit in them and beside them. The one place that makes file
/// names. `folder` nil is the pictures folder itself; `~` and relative paths are understood.
public protocol PhotoFiles: Sendable {
    /// Where the photo already stands in the folder, in that format or, for nil, in any.
    func path(of photo: Photo, in folder: String?, as format: PictureFormat?) throws(StoreError) -> String?
    /// Makes the folder when missing, and a file for the photo's bytes: an empty one, or what came of it when an
    /// earlier download was cut.
    func draft(of photo: Photo, in folder: String?) throws(StoreError) -> FileDraft
    /// Copies the draft, or with a format what it was converted to, into the folder with the photo's credit in it and
    /// `NAME.json` beside it; both are on the disk when it returns. The draft is gone then.
    ///
    /// Never overwrites: a name that is taken gets a number. A photo that stands there already, by identity or by
    /// content, is not kept twice. After an error nothing of it is in the folder, and the draft is as before.
    func publish(_ draft: FileDraft, of photo: Photo, as format: PictureFormat?) throws(StoreError)
        -> SavedFile
    /// Keeps what has come for the next draft of the photo, where that can go on from there.
    func setAside(_ draft: FileDraft)
    /// Removes what has come.
    func discard(_ draft: FileDraft)
}

/// What stands in the pictures folder.
public protocol SavedFilesInspecting: Sendable {
    /// Photos with their credit beside them; none where there is no folder yet. Looks through the folder.
    func savedFiles() throws(StoreError) -> SavedFiles
}
