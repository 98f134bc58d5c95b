import CommandShell
import GalleryCore
import TextLayout

struct SearchView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
