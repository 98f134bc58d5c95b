public import FoundationEssentials

public struct UndoableCommand: Equatable, Sendable {
    public let date: Date
    public let changes: [UndoableChange]

    public init(date: Date, changes: [UndoableChange]) {
        self.date = date
        self.changes = changes
    }
}
