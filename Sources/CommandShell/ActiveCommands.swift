public import Viper

/// Commands available at the prompt: those of the top screen, then the global ones. Below a blank top screen, the
/// commands and numbers of the screen that is still visible work too.
@MainActor
public struct ActiveCommands<Route: NavigationRoute> {
    let stack: CommandStack<Route>
    private let routes: @Sendable () -> [CommandSpec<Route>]
    /// Error for a word that only other screens accept; `nil` for an unknown word.
    let elsewhere: @Sendable (String) -> UsageError?
    /// Reason a command must not run; `nil` if it may.
    let refusal: (Command) -> UsageError?
    let sources: CompletionProviders
    /// Name of a word that is valid on every screen, such as `unsplash:abc123`; `nil` for other words.
    private let name: @Sendable (String) -> String?

    /// Screen commands take precedence over `routes`.
    public init(
        of stack: CommandStack<Route>,
        and routes: @escaping @autoclosure @Sendable () -> [CommandSpec<Route>],
        elsewhere: @escaping @Sendable (String) -> UsageError? = { _ in nil },
        refusal: @escaping (Command) -> UsageError? = { _ in nil },
        name: @escaping @Sendable (String) -> String? = { _ in nil }, sources: CompletionProviders = [:]
    ) {
        self.stack = stack
        self.routes = routes
        self.sources = sources
        self.name = name
        self.elsewhere = elsewhere
        self.refusal = refusal
    }

    var entries: [CommandInfo] { lateEntries() }

    /// Deferred, so that drawing a prompt does not build a hundred usage lines.
    private var lateEntries: @Sendable () -> [CommandInfo] {
        let inSight = stack.inSight.map { (commands: $0.lateCommands, scope: $0.scope) }
        let scope = scope
        return { [routes] in
            inSight.flatMap { screen in screen.commands().infos.map { $0.scoped(to: screen.scope) } }
                + [CommandInfo](listedOf: routes()).map { $0.scoped(to: scope) }
        }
    }

    private var scope: ParsingScope {
        ParsingScope(
            hasPhotoOnScreen: stack.top?.scope.hasPhotoOnScreen ?? false,
            numbersByScreen: stack.numbersByScreen)
    }

    /// Runs a command on a visible screen, else navigates to its route. An unknown empty command is ignored.
    func perform(_ command: Command) async throws(UsageError) {
        if let error = refusal(command) { throw error }
        let command = command.naming(name)
        if try await performInSight(command) { return }
        for spec in routes() {
            guard let words = spec.info.words(of: command), let route = try spec.parse(words, scope) else {
                continue
            }
            await stack.go(to: route)
            if let error = stack.takeRefusal() as? UsageError { throw error }
            return
        }
        if !command.name.isEmpty {
            if let error = elsewhere(command.name) { throw error }
            throw UsageError(.command(command.name, nearest: nearest(to: command.name)), at: .command)
        }
    }

    private func performInSight(_ command: Command) async throws(UsageError) -> Bool {
        var unnumbered: UsageError?
        for screen in stack.inSight {
            do throws(UsageError) {
                if try await screen.perform(command) { return true }
            } catch {
                guard case .number(_, nil) = error.reason else { throw error }
                unnumbered = unnumbered ?? error
            }
        }
        if let unnumbered { throw unnumbered }
        return false
    }

    private func nearest(to word: String) -> String? {
        NearestWord.to(word, among: entries.map(\.name))
    }

    func entry(_ name: String) -> CommandInfo? { entries.first { $0.isCalled(name) } }

    /// Corrected line, if running it is harmless.
    func remedy(for mistake: Mistake) -> String? {
        guard let line = mistake.corrected, let command = try? Command(parsing: line),
            mistake.error.isWellFormed || entry(command.name)?.isHarmless == true
        else { return nil }
        return line
    }

    /// Snapshot for the line editor; `remedy` is the line that Enter runs.
    func completer(_ phrases: CompletionPhrases, remedy: String?) -> Completer {
        let offers = stack.inSight.last?.offers ?? CompletionContext(), entries = lateEntries
        return Completer(
            screen: stack.top?.name ?? "", entries: entries(), offers: offers, sources: sources,
            phrases: phrases, remedy: remedy)
    }
}
