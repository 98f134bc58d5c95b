public protocol SavedFilesInspecting: Sendable {
    /// Counts photos with sidecars in the pictures folder and in other folders to which photos were saved.
    func savedFiles() throws(StoreError) -> SavedFiles
}
