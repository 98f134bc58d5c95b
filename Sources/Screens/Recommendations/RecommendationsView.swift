import CommandShell
import GalleryCore
import TextLayout
import Wording

struct RecommendationsView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
