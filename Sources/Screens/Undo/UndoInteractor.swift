import GalleryCore
import UseCases

struct UndoInteractor: Sendable {
    let removals: any UndoStore
    /// Reloads restored lines for recall.
    let recalled: any LineRecall

    /// Restores the last removal; `nil` if the undo history is empty.
    func undo() throws(ScreenError) -> Restored? {
        let restored = try storing(removals.undo())
        if case .history = restored { recalled.readAnew() }
        return restored
    }
}
