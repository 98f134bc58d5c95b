public import Viper

/// The commands that work now: those of the screen on top, then those of everywhere. While the screen on top is blank,
/// the one that is still in sight has what it has not, and the numbers.
@MainActor
public struct ActiveCommands<Route: NavigationRoute> {
    let stack: CommandStack<Route>
    private let routes: @Sendable () -> [CommandSpec<Route>]
    /// What is wrong with a word that other screens have; nil for a word that no screen has.
    let elsewhere: @Sendable (String) -> UsageError?
    /// Why a command must not run; nil when it may.
    let refusal: (Command) -> UsageError?
    let sources: CompletionProviders
    /// Whether a word names something by itself, wherever that was printed.
    private let isName: @Sendable (String) -> Bool

    /// Words of the screen on top win over `routes`.
    public init(
        of stack: CommandStack<Route>,
        and routes: @escaping @autoclosure @Sendable () -> [CommandSpec<Route>],
        elsewhere: @escaping @Sendable (String) -> UsageError? = { _ in nil },
        refusal: @escaping (Command) -> UsageError? = { _ in nil },
        isName: @escaping @Sendable (String) -> Bool = { _ in false }, sources: CompletionProviders = [:]
    ) {
        (self.stack, self.routes, self.sources, self.isName) = (stack, routes, sources, isName)
        (self.elsewhere, self.refusal) = (elsewhere, refusal)
    }

    var entries: [CommandEntry] { lateEntries() }

    /// Makes the entries when they are wanted: a hundred usage lines are not made for each prompt.
    private var lateEntries: @Sendable () -> [CommandEntry] {
        let inSight = stack.inSight.map { (commands: $0.lateCommands, scope: $0.scope) }
        let scope = scope
        return { [routes] in
            inSight.flatMap { screen in screen.commands().infos.map { $0.entry(in: screen.scope) } }
                + [CommandInfo](listedOf: routes()).map { $0.entry(in: scope) }
        }
    }

    /// What a command of everywhere may know.
    private var scope: ParsingScope {
        ParsingScope(
            hasPhotoOnScreen: stack.top?.scope.hasPhotoOnScreen ?? false,
            numbersByScreen: stack.numbersByScreen)
    }

    /// Runs a command on the screen on top, else by the route it leads to; the empty command may be run by none.
    func perform(_ command: Command) async throws(UsageError) {
        if let error = refusal(command) { throw error }
        let command = command.naming(isName)
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

    /// The suggested command.
    private func nearest(to word: String) -> String? {
        NearestWord.to(word, among: entries.map(\.name))
    }

    /// The entry of a command, if there is such a one.
    func entry(_ name: String) -> CommandEntry? { entries.first { $0.isCalled(name) } }

    /// The line as it was meant, when running it could do no harm.
    func remedy(for mistake: Mistake) -> String? {
        guard let line = mistake.corrected, let command = try? Command(parsing: line),
            mistake.error.isWellFormed || entry(command.name)?.isHarmless == true
        else { return nil }
        return line
    }

    /// Finds what fits into a line as things stand; `remedy` is what Enter runs.
    func completer(_ phrases: CompletionPhrases, remedy: String?) -> Completer {
        let offers = stack.inSight.last?.offers ?? CompletionContext(), entries = lateEntries
        return Completer(
            screen: stack.top?.name ?? "", entries: entries(), offers: offers, sources: sources,
            phrases: phrases, remedy: remedy)
    }
}
