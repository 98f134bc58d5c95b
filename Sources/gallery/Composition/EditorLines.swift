import GalleryCore
import Terminal

/// The lines of the prompt, where there is one.
struct EditorLines: LineRecall {
    let editor: LineEditor?

    func readAnew() { editor?.recallAgain() }
}
