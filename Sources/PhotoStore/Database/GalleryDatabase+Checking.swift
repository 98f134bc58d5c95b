public import GalleryCore

extension GalleryDatabase {
    /// Results of SQLite's `integrity_check`, which reads the whole file; empty for an undamaged database.
    public func faults() throws(StoreError) -> [String] {
        try faults(by: "integrity_check")
    }

    /// At most one result of SQLite's `quick_check`, which does not compare indexes with tables.
    public func quickFaults() throws(StoreError) -> [String] {
        try faults(by: "quick_check(1)")
    }

    private func faults(by check: String) throws(StoreError) -> [String] {
        try read { try DatabaseOpening.faults(in: $0, by: check) }
    }
}
