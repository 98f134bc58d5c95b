import CommandShell
import TextLayout

/// Line of sections above the heading; each card has the reason of its recommendation.
struct RecommendationsView: ModuleView {
    typealias Model = RecommendationsModel

    let console: any Console

    func blocks(for model: RecommendationsModel) -> [Block] {
        let list = PhotoListView(console: console)
        let sections = model.sections.map { [Block.aside($0.line(in: console.screen.columns))] } ?? []
        return sections + list.heading(of: model.list)
            + list.cards(of: model.list) { Card($0, remarks: $0.reasons) } + list.notes(of: model.list)
    }
}
