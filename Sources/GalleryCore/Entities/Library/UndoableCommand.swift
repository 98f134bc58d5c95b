public import FoundationEssentials

public struct UndoableCommand: Equatable, Sendable {
    /// Number in the log of changes, unique also among processes.
    public let id: Int64
    public let date: Date
    public let changes: [UndoableChange]

    public init(id: Int64, date: Date, changes: [UndoableChange]) {
        self.id = id
        self.date = date
        self.changes = changes
    }
}
