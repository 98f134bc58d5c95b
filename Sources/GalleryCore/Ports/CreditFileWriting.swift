/// Writes credits to text files named by the user.
public protocol CreditFileWriting: Sendable {
    /// Adds the entries that the file lacks, at its end or, if present, between the lines `<!-- gallery -->` and
    /// `<!-- /gallery -->`; with `replacing`, replaces the text between these lines. Other text stays. Creates a
    /// missing file. Expands `~` and relative paths. The write is atomic.
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
