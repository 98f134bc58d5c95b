public protocol StoreInspecting: Sendable {
    func status() throws(StoreError) -> StoreStatus
    /// Messages of `PRAGMA quick_check`, which reads the whole file; empty if intact.
    func quickFaults() throws(StoreError) -> [String]
}

public protocol SavedFilesInspecting: Sendable {
    /// Counts photos with sidecars in the pictures folder and in other folders to which photos were saved.
    func savedFiles() throws(StoreError) -> SavedFiles
}
