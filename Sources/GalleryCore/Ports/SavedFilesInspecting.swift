public protocol SavedFilesInspecting: Sendable {
    /// Counts photos with sidecars; 0 without folder. Scans the folder.
    func savedFiles() throws(StoreError) -> SavedFiles
}
