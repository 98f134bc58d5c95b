import CommandShell
import TextLayout

/// Photos of any list. Those that were removed from a board or from matching favorites keep their numbers.
struct PhotoListScreenView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    func blocks(for model: ListModel) -> [Block] {
        let list = PhotoListView(console: console)
        return list.heading(of: model) + list.cards(of: model) { Card($0, removal: $0.removal) }
            + list.notes(of: model)
    }
}
