/// Text files with credits, named by the user.
public protocol CreditFileWriting: Sendable {
    /// Adds the entries that the file lacks, at its end or between the lines `<!-- gallery -->` and
    /// `<!-- /gallery -->`; with `replacing`, the entries replace the text between these lines. Creates a missing file;
    /// other text stays. Expands `~` and relative paths. Replaces the file atomically.
    func write(
        _ entries: [String], as format: CreditFormat, to path: String, replacing: Bool
    ) throws(StoreError) -> CreditFileChange
    /// Replaces the content of the file at an absolute path; returns `false` if it equals `text` already.
    func replace(_ path: String, with text: String) throws(StoreError) -> Bool
}

public struct CreditFileChange: Equatable, Sendable {
    /// Absolute path.
    public let path: String
    /// Number of entries that the file lacked.
    public let added: Int

    public init(path: String, added: Int) {
        self.path = path
        self.added = added
    }
}
