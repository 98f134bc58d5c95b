public protocol StoreInspecting: Sendable {
    func status() throws(StoreError) -> StoreStatus
    /// Messages of `PRAGMA quick_check`, which reads the whole file; empty if intact.
    func quickFaults() throws(StoreError) -> [String]
}
