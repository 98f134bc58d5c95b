import TextLayout
import Viper

/// Reports usage errors: for a user, marked in the line; for a script, with the line number.
@MainActor
struct MistakeReport<Route: NavigationRoute> {
    let console: any Console
    let commands: ActiveCommands<Route>
    let phrases: ShellPhrases
    let isInteractive: Bool

    /// Returns the correction that Enter runs. `prompt` is the prompt's width, `position` the position in a script.
    func show(_ mistake: Mistake, prompt: Int?, position: LinePosition?) -> String? {
        let word = LineReading(mistake.line).words.first?.text ?? ""
        let entry = commands.entry(Command.name(word))
        guard isInteractive else {
            console.problemPrefix = position.map { phrases.position($0, mistake.range.lowerBound + 1) }
            var error = mistake.error
            if case .command(let word, let near) = error.reason {
                // Commands after a semicolon usually begin with a space.
                let line = String(mistake.line.drop(while: \.isWhitespace))
                let meant =
                    commands.search(for: error, in: line)
                    ?? commands.correction(for: Mistake(error, in: line))
                error = UsageError(.command(word, nearest: meant ?? near))
            }
            console.showProblem(phrases.usage(error, entry, nil))
            return nil
        }
        let correction = commands.correction(for: mistake)
        // A screen reader gets no carets, since the message names the word.
        let rows =
            console.audience.usesScreenReader
            ? [] : MistakeRows(mistake).rows(on: console.screen.columns, prompt: prompt)
        console.show(rows.map(Block.notice) + [.problem(phrases.usage(mistake.error, entry, correction))])
        return correction
    }
}
