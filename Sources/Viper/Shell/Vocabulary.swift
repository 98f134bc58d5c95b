/// The commands that work now: those of the screen on top, then those of everywhere.
@MainActor
struct Vocabulary<Route: NavigationRoute> {
    let stack: NavigationStack<Route>
    let globals: [any GlobalCommands]
    let sources: WordSources

    var verbs: [Verb] { (stack.top?.verbs ?? []) + globals.flatMap(\.verbs) }

    /// False when the word is none of theirs.
    func perform(_ command: Command) async throws(UsageError) -> Bool {
        if try await stack.top?.perform(command) == true { return true }
        for commands in globals where try await commands.perform(command) { return true }
        return false
    }

    /// The command somebody may have meant.
    func nearest(to word: String) -> String? {
        NearestWord.to(word, among: verbs.map(\.name) + ["quit"])
    }

    /// The verb of a command, if there is such a one.
    func verb(_ name: String) -> Verb? { verbs.first { $0.name == name } }

    /// Finds what fits into a line as things stand.
    func completer(_ phrases: CompletionPhrases) -> Completer {
        Completer(
            screen: stack.top?.name ?? "", verbs: verbs, offers: stack.top?.offers ?? Offers(),
            sources: sources, phrases: phrases)
    }
}
