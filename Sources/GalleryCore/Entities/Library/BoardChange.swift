public import FoundationEssentials

public enum BoardChange: Equatable, Sendable {
    case name(String)
    case note(String)
    case cover(PhotoID)
    case made(Date)
    case section(String)
    /// Removes a section; its photos stay on the board, without a section.
    case removeSection(String)
}
