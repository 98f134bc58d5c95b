public protocol SavedFilesInspecting: Sendable {
    /// Counts photos with sidecars by scanning the folder; 0 if the folder is missing.
    func savedFiles() throws(StoreError) -> SavedFiles
}
