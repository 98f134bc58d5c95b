public import GalleryCore

extension GalleryDatabase {
    /// What SQLite's own thorough check finds wrong; empty for a sound database. Reads the whole file.
    public func faults() throws(StoreError) -> [String] {
        try faults(by: "integrity_check")
    }

    /// What SQLite's quick check finds wrong, which leaves out whether indexes have what their tables have; at most
    /// one fault, none for a sound database.
    public func quickFaults() throws(StoreError) -> [String] {
        try faults(by: "quick_check(1)")
    }

    private func faults(by check: String) throws(StoreError) -> [String] {
        try read { try DatabaseOpening.faults(in: $0, by: check) }
    }
}
