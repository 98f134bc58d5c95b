/// Reads board files and lists of photos, whose contents are untrusted.
public protocol BoardFileReading: Sendable {
    /// Reads a file, or the data file of an export in that folder or next to that page.
    func open(_ path: String) throws(StoreError) -> ImportedFile
}
