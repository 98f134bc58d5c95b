import GalleryCore
import Terminal

struct EditorLines: LineRecall {
    let editor: LineEditor?

    func reload() { editor?.reloadHistory() }
}
