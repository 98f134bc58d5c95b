public protocol SavedFilesInspecting: Sendable {
    /// Counts photos with sidecars in the pictures folder and in the other folders that photos were saved to.
    func savedFiles() throws(StoreError) -> SavedFiles
}
