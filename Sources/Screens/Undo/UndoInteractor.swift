import GalleryCore
import UseCases

struct UndoInteractor: Sendable {
    let store: any UndoStore
    /// Makes the arrow keys recall restored lines again.
    let recalled: any LineRecall

    /// Reverts the changes of a command; 1 is the newest. Empty if no change can still be reverted.
    func undo(_ number: Int) throws(ScreenError) -> [UndoableChange] {
        let changes = try storing(store.undo(number))
        let isHistory = changes.contains { if case .historyRemoved = $0 { true } else { false } }
        if isHistory { recalled.reload() }
        return changes
    }

    func commands() throws(ScreenError) -> [UndoableCommand] { try storing(store.commands()) }
}
