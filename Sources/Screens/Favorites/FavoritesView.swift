import CommandShell
import TextLayout

struct FavoritesView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
