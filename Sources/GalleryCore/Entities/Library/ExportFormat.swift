/// Format of an exported board: a document in a folder with its pictures.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Contact sheet as a web page.
    case html
    /// All data, for import by gallery or other programs.
    case json
    /// Markdown, for a wiki or a repository.
    case md
    /// Markdown slides for Marp, one for each photo.
    case marp
    /// Markdown slides for presenterm, one for each photo.
    case presenterm

    public var document: String {
        switch self {
        case .html: "index.html"
        case .marp, .presenterm: "slides.md"
        case .json, .md: "board.\(rawValue)"
        }
    }

    /// Formats to write for this format. Includes `json`, the only format from which a board is imported.
    public var companions: [ExportFormat] { self == .json ? [self] : [self, .json] }
}
