import GalleryCore
import Terminal

/// Recalled lines of the prompt, if there is one.
struct EditorLines: LineRecall {
    let editor: LineEditor?

    func readAnew() { editor?.recallAgain() }
}
