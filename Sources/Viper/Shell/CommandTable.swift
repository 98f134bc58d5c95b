/// The commands that work now: those of the screen on top, then those of everywhere.
@MainActor
struct CommandTable<Route: NavigationRoute> {
    let stack: NavigationStack<Route>
    let globals: [any GlobalCommands]
    let sources: CompletionProviders

    var verbs: [Verb] { (stack.top?.verbs ?? []) + globals.flatMap(\.verbs) }

    /// Has whose word it is deal with a command; no word at all may be nobody's.
    func perform(_ command: Command) async throws(UsageError) {
        if try await stack.top?.perform(command) == true { return }
        for commands in globals where try await commands.perform(command) { return }
        if !command.name.isEmpty {
            throw UsageError(.command(command.name, nearest: nearest(to: command.name)), at: .command)
        }
    }

    /// The command somebody may have meant.
    private func nearest(to word: String) -> String? {
        NearestWord.to(word, among: verbs.map(\.name) + ["quit"])
    }

    /// The verb of a command, if there is such a one.
    func verb(_ name: String) -> Verb? { verbs.first { $0.name == name } }

    /// The line as it was meant, when running it could do no harm.
    func remedy(for mistake: Mistake) -> String? {
        guard let line = mistake.corrected, let command = try? Command(parsing: line),
            verb(command.name)?.isHarmless == true
        else { return nil }
        return line
    }

    /// Finds what fits into a line as things stand; `remedy` is what Enter runs.
    func completer(_ phrases: CompletionPhrases, remedy: String?) -> Completer {
        Completer(
            screen: stack.top?.name ?? "", verbs: verbs, offers: stack.top?.offers ?? CompletionContext(),
            sources: sources, phrases: phrases, remedy: remedy)
    }
}
