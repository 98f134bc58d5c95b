import TextLayout
import Viper

/// Says what was wrong with a line: a person is shown the place, and what Enter runs instead; a script is told it.
@MainActor
struct MistakeReport<Route: NavigationRoute> {
    let console: any Console
    let commands: ActiveCommands<Route>
    let phrases: ShellPhrases
    let isInteractive: Bool

    /// Gives the line that Enter runs now. `prompt` is how many columns stand before the line in the row right
    /// above; `place` where it stands in a script.
    func show(_ mistake: Mistake, prompt: Int?, place: LinePosition?) -> String? {
        let word = LineReading(mistake.line).words.first?.text.lowercased() ?? ""
        let entry = commands.entry(word)
        guard isInteractive else {
            let before = place.map { phrases.place($0, mistake.range.lowerBound + 1) } ?? ""
            console.complain(Line([Span(before)]) + phrases.usage(mistake.error, entry, nil))
            return nil
        }
        let remedy = commands.remedy(for: mistake)
        // The sentence names the word that a row of carets would point at.
        let rows =
            console.audience.isListening
            ? [] : MistakeRows(mistake).rows(on: console.screen.columns, prompt: prompt)
        console.show(rows.map(Block.notice) + [.problem(phrases.usage(mistake.error, entry, remedy))])
        return remedy
    }
}
