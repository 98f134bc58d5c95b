import CommandShell
import TextLayout

/// Photos or files of any list. Those that were removed from it or moved to the trash keep their numbers.
struct ListScreenView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    func blocks(for model: ListModel) -> [Block] {
        let list = PhotoListView(console: console)
        return list.heading(of: model)
            + list.cards(of: model) { Card($0, remarks: $0.differences) }
            + list.notes(of: model)
    }
}
