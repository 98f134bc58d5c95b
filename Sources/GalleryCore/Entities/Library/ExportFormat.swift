/// Format of an exported board: a document in a folder with its pictures.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Contact sheet as a web page.
    case html
    /// All data, for import by gallery or other programs.
    case json
    /// Markdown, for a wiki or a repository.
    case md

    public var document: String { self == .html ? "index.html" : "board.\(rawValue)" }

    /// Formats to write for this format. Includes `json`, the only format from which a board is imported.
    public var companions: [ExportFormat] { self == .json ? [self] : [self, .json] }
}
