/// Reads board files and lists of photos, whose contents are untrusted.
public protocol BoardFileReading: Sendable {
    /// Reads the file at `path`, or the data file of an export if `path` is its folder or its document.
    func open(_ path: String) throws(StoreError) -> ImportedFile
}
