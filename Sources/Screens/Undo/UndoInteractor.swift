import GalleryCore

struct UndoInteractor: Sendable {
    let removals: any UndoStore
    /// The lines that may come back.
    let recalled: any LineRecall

    /// Puts back what was removed last; nil when there is nothing.
    func undo() throws(ScreenError) -> Restored? {
        let restored = try storing(removals.undo())
        if case .history = restored { recalled.readAnew() }
        return restored
    }
}
