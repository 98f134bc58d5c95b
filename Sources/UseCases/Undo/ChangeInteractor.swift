public import GalleryCore

/// Groups changes by command and reverts them, for keys that run commands without a command line.
public struct ChangeInteractor: Sendable {
    let store: any UndoStore
    /// Makes the arrow keys recall restored lines again.
    let recalled: (any LineRecall)?

    public init(store: any UndoStore, recalled: (any LineRecall)? = nil) {
        self.store = store
        self.recalled = recalled
    }

    public func beginCommand() { store.beginCommand() }

    /// Reverts the changes of a command; 1 is the newest. Empty if no change can still be reverted.
    public func revert(_ number: Int = 1) throws(ScreenError) -> [UndoableChange] {
        let changes = try storing(store.undo(number))
        if changes.contains(where: { if case .historyRemoved = $0 { true } else { false } }) {
            recalled?.reload()
        }
        return changes
    }

    public func commands() throws(ScreenError) -> [UndoableCommand] { try storing(store.commands()) }
}
