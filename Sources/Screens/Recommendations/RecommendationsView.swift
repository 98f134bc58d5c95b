import CommandShell
import TextLayout

/// Line of sections above the heading; each card has the reason of its recommendation; the first steps of a new user
/// are below the cards.
struct RecommendationsView: ModuleView {
    typealias Model = RecommendationsModel

    /// Rows of a screen that has room for an empty row above the name of the program.
    private static let leastRows = 24

    let console: any Console

    func blocks(for model: RecommendationsModel) -> [Block] {
        let list = PhotoListView(console: console)
        let sections = model.sections.map { [Block.aside($0.line(in: console.screen.columns))] } ?? []
        return sections + list.heading(of: model.list)
            + list.cards(of: model.list) { Card($0, remarks: $0.reasons) }
            + (model.firstSteps.map { firstStart($0, isBelowCards: !model.list.cards.isEmpty) } ?? [])
            + list.notes(of: model.list)
    }

    private func firstStart(_ steps: String, isBelowCards: Bool) -> [Block] {
        let audience = console.audience
        let hasGap =
            isBelowCards && console.screen.rows >= Self.leastRows && !audience.usesScreenReader
            && !audience.isProgram
        return (hasGap ? [.aside("")] : []) + [Note.wordmark, .quiet(steps)].blocks(for: audience)
    }
}
