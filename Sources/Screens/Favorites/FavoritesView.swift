import CommandShell
import TextLayout

/// Favorites. A photo that was removed keeps its number and is marked. `PhotoListPresenter` omits the hearts, as every
/// card would have one.
struct FavoritesView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    func blocks(for model: ListModel) -> [Block] {
        let list = PhotoListView(console: console)
        return list.heading(of: model) + list.cards(of: model)
            + list.notes(of: model)
    }
}
