/// Writes credits to text files named by the user.
public protocol CreditFileWriting: Sendable {
    /// Adds the entries that the file lacks, at its end or, if present, between the lines `<!-- gallery -->` and
    /// `<!-- /gallery -->`; with `replacing`, replaces the text between these lines. Lines in code blocks of Markdown
    /// do not count. Other bytes stay, and so do line ends, mode and links. If one of the lines has no counterpart,
    /// nothing is written. Without `replacing`, an entry replaces its earlier texts, which are whole lines anywhere in
    /// the file; an earlier text that was edited stays. Creates a missing file and its folders. Expands `~` and
    /// relative paths. The write is atomic.
    func write(
        _ entries: [DocumentEntry], as format: CreditFormat, to path: String, replacing: Bool
    ) throws(StoreError) -> CreditFileChange
    /// Sets fields, lines of `TAG: VALUE`, in the file at an absolute path, and creates a missing file. Other lines
    /// stay, and so do fields that the file has several times; then a line is added. `false` if nothing changed.
    func set(_ fields: [String], in path: String) throws(StoreError) -> Bool
}

public struct CreditFileChange: Equatable, Sendable {
    /// Absolute path.
    public let path: String
    /// Number of entries that the file lacked.
    public let added: Int
    /// Number of those that replaced an earlier text.
    public let replaced: Int

    public init(path: String, added: Int, replaced: Int = 0) {
        self.path = path
        self.added = added
        self.replaced = replaced
    }
}
