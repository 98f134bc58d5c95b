import CommandShell
import TextLayout

/// Heading and photos of a search, then a line of terms with which the search can be refined.
struct SearchView: ModuleView {
    typealias Model = SearchModel

    let console: any Console

    func blocks(for model: SearchModel) -> [Block] {
        let list = PhotoListView(console: console)
        return list.heading(of: model.list) + list.cards(of: model.list) + refinement(model.refining)
            + list.notes(of: model.list)
    }

    /// As many terms as fit one line, followed by the hint if it also fits; nothing without a prompt for the commands.
    private func refinement(_ refining: Refining?) -> [Block] {
        guard let refining, !audience.isProgram, audience.hasPrompt else { return [] }
        let columns = console.screen.columns
        var line = Line(refining.heading, .quiet)
        for (index, term) in refining.terms.enumerated() {
            let longer = line + Line([Span(index == 0 ? " " : ", ", .quiet), Span(term)])
            guard longer.width < columns else { break }
            line = longer
        }
        let whole = line + Line("  " + refining.hint, .quiet)
        return [.aside(whole.width < columns ? whole : line)]
    }
}
