/// Format of an exported board: a document in a folder with its pictures.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Contact sheet as a web page.
    case html
    /// All data, for import by gallery or other programs.
    case json
    /// Text for a wiki or a repository.
    case md

    public var document: String { self == .html ? "index.html" : "board.\(rawValue)" }

    /// Formats written together: `board.json`, from which a board is imported, accompanies each of the others.
    public var companions: [ExportFormat] { self == .json ? [self] : [self, .json] }
}
