public import Viper

/// Commands available at the prompt: those of the top screen, then the global ones. If the top screen shows only
/// messages, the commands and numbers of the screen that is still visible also work.
@MainActor
public struct ActiveCommands<Route: NavigationRoute> {
    let stack: CommandStack<Route>
    let routes: @Sendable () -> [CommandSpec<Route>]
    /// Error for a command that works only on other screens; `nil` if no screen has the command.
    public var elsewhere: @Sendable (String, _ hasNumbers: Bool) -> UsageError? = { _, _ in nil }
    /// Parts of a command that opens a photo and then runs a command of the photo screen; `nil` for other commands.
    /// `start` is the number of the photo to open if none is named.
    public var opening: @Sendable (Command, _ start: Int?) -> OpeningCommand? = { _, _ in nil }
    /// Commands of the photo screen that also open a photo of a list, for completion there.
    public var openers: @Sendable () -> [CommandInfo] = { [] }
    /// Whether a command of any screen takes the rest of its line as text.
    public var takesText: @Sendable (String) -> Bool = { _ in false }
    /// Known replacement of an unknown command word, such as `open 3` for `open3`; `nil` for other words.
    public var replacement: @Sendable (Command) -> String? = { _ in nil }
    /// Reasons to refuse a line written for another program, such as `cd favorites`, most likely first. `top` is the
    /// route of the screen; `nil` if the screen has only messages.
    public var foreign: @MainActor (_ line: String, _ top: Route?) -> [UsageError.Reason] = { _, _ in [] }
    /// Command that runs in place of a line without a command, such as `search fog` for `fog`; `nil` for other lines.
    /// `isMisspelling` is set if the first word is similar to a command.
    public var search: @MainActor (_ line: String, _ isMisspelling: Bool) -> String? = { _, _ in nil }
    /// Likely meaning of a mistyped line; `nil` if unknown.
    public var meant: @MainActor (String) -> String? = { _ in nil }
    /// Whether a correction of the mistyped line may be offered.
    public var mayCorrect: @MainActor (String) -> Bool = { _ in true }
    /// Reason to name in place of missing photos or numbers, as while personal data is locked; otherwise `nil`.
    public var withoutPhotos: @MainActor (_ line: String) -> UsageError.Reason? = { _ in nil }
    /// Error for a command that must not run now; `nil` if it may run.
    public var refusal: (Command) -> UsageError? = { _ in nil }
    /// Route of a line that is not a command, such as a PIN; `nil` for commands.
    public var direct: @MainActor (Command) -> Route? = { _ in nil }
    /// Identifiers of the marked photos.
    public var marked: @MainActor () -> [String] = { [] }
    /// Identifiers of the photos that a command without numbers means; empty if it needs numbers.
    public var subjects: @MainActor (Command) -> [String] = { _ in [] }
    /// Names of commands by lowercased words of another language.
    public var aliases: @Sendable () -> [String: String] = { [:] }
    /// Subcommands by command and by lowercased words of another language.
    public var subcommands: @Sendable () -> [String: [String: String]] = { [:] }
    /// Photo identifier that a word denotes on any screen, such as `unsplash:abc123`; `nil` for other words.
    public var name: @Sendable (String) -> String? = { _ in nil }
    public var sources: CompletionProviders = [:]

    /// Commands of the screen take precedence over `routes`.
    public init(
        of stack: CommandStack<Route>,
        and routes: @escaping @autoclosure @Sendable () -> [CommandSpec<Route>]
    ) {
        self.stack = stack
        self.routes = routes
    }

    var entries: [CommandInfo] { lateEntries() }

    func takeText(_ name: String) -> Bool { entry(name)?.takesText ?? takesText(name) }

    /// Evaluated on demand, so that drawing a prompt does not build a hundred usage lines.
    var lateEntries: @Sendable () -> [CommandInfo] {
        let commandScreens = stack.commandScreens.map { (commands: $0.lateCommands, scope: $0.scope) }
        let scope = scope
        return { [routes] in
            commandScreens.flatMap { screen in screen.commands().infos.map { $0.scoped(to: screen.scope) } }
                + [CommandInfo](listedOf: routes()).map { $0.scoped(to: scope) }
        }
    }

    var scope: ParsingScope {
        ParsingScope(
            hasPhotoOnScreen: stack.top?.scope.hasPhotoOnScreen ?? false,
            numbersByScreen: stack.numbersByScreen, marked: marked())
    }

    /// Runs a command on a visible screen or navigates to its route. Ignores an empty command that no screen handles.
    func perform(_ command: Command) async throws(UsageError) {
        if let error = refusal(command) { throw error }
        if let route = direct(command) { return try await go(to: route) }
        let known = command.translated(by: aliases(), subcommands: subcommands())
        let command = withSubjects(command.renamed(help(for: known) ?? known.usual).naming(name))
        if let error = command.unknownOption(for: lateEntries()) {
            throw error
        }
        do throws(UsageError) {
            if try await performOnScreens(command) { return }
        } catch {
            guard case .arguments = error.reason, let opening = opens(command) else { throw error }
            return try await open(opening)
        }
        for spec in routes() {
            guard let words = spec.info.words(of: command), let route = try spec.parse(words, scope) else {
                continue
            }
            return try await go(to: route)
        }
        if !command.name.isEmpty {
            if let opening = opens(command) { return try await open(opening) }
            if let error = elsewhere(command.name, hasNumbers) { throw error }
            let nearest = fittingReplacement(of: command) ?? nearest(to: command)
            throw UsageError(.command(command.name, nearest: nearest), at: .command)
        }
    }

    private func withSubjects(_ command: Command) -> Command {
        guard
            !stack.commandScreens.contains(where: {
                $0.scope.hasPhotoOnScreen || $0.scope.numbers?.count == 1
            })
        else { return command }
        return command.prepending(subjects(command)).naming(name)
    }

    private func go(to route: Route) async throws(UsageError) {
        await stack.go(to: route)
        if let error = stack.takeRefusal() as? UsageError { throw error }
    }

    func opens(_ command: Command) -> OpeningCommand? {
        opening(command, stack.commandScreens.lazy.compactMap(\.scope.start).first)
    }

    private var hasNumbers: Bool { stack.commandScreens.contains { $0.scope.numbers != nil } }

    /// `help` for a command that asks for help, as in `save ?` and `save 3 --help`; `nil` for other commands.
    func help(for command: Command) -> Command? {
        guard command.asksForHelp else { return nil }
        guard let entry = entry(command.name) else {
            return elsewhere(command.name, hasNumbers).map { _ in Command("help", [command.name]) }
        }
        // The text of a note may end in `--help`.
        return entry.takesText && command.arguments.count > 1 ? nil : Command("help", [command.name])
    }

    private func open(_ command: OpeningCommand) async throws(UsageError) {
        let before = stack.top, former = before?.scope.current
        stack.following = command.showsPhoto ? .drawing : .other
        do throws(UsageError) {
            defer { stack.following = nil }
            try await perform(Command("open", command.photo))
        } catch {
            guard case .severalNumbers = error.reason else { throw error }
            throw UsageError(.severalNumbers(of: command.then.name), at: error.position)
        }
        guard let top = stack.top, top.scope.hasPhotoOnScreen else { return }
        // Otherwise, the photo could not be opened, and the error was shown.
        guard top !== before || top.scope.current != former || command.photo == former.map({ ["\($0)"] })
        else { return }
        try await perform(command.then)
    }

    private func performOnScreens(_ command: Command) async throws(UsageError) -> Bool {
        var unnumbered: UsageError?
        for screen in stack.commandScreens {
            do throws(UsageError) {
                if try await screen.perform(command) { return true }
            } catch {
                if let error = failure(error, on: screen) { throw error }
                unnumbered = unnumbered ?? error
            }
        }
        if let unnumbered { throw unnumbered }
        return false
    }

    /// A command whose name has more than one other letter, or another first letter, is near only if it accepts the
    /// arguments; to a word alone, which is probably searched for, a name with another first letter is never near.
    private func nearest(to command: Command) -> String? {
        let word = command.name
        let names = entries.map(\.name).filter { name in
            let hasOtherStart = NearestWord.replacesFirst(word, name)
            return NearestWord.to(word, among: [name]) != nil
                && (!hasOtherStart || !command.arguments.isEmpty)
                && (NearestWord.distance(word, name) == 1 && !hasOtherStart
                    || failure(of: command.renamed(Command(name, command.arguments))) == nil)
        }
        if let name = NearestWord.to(word, among: names) { return name }
        // Other words of the language are probably meant as search words.
        guard word.count > 4 else { return nil }
        return aliases().keys.filter {
            NearestWord.distance(word, $0) == 1 && !NearestWord.replacesFirst(word, $0)
        }.min()
    }

    func entry(_ name: String) -> CommandInfo? {
        let name = Command(aliases()[name] ?? name).usual.name
        return entries.first { $0.isCalled(name) }
    }

    /// `error`, or a better explanation if the line was written for another program or photos are missing.
    func explained(_ error: UsageError, of line: String) -> UsageError {
        switch error.reason {
        case .command, .arguments, .nothing: guess(of: line, at: .command) ?? error
        case .option, .filter, .word, .setting, .severalNumbers, .incompleteRange, .filterValue:
            guess(of: line, at: error.position) ?? error
        case .number, .numberOrName, .notLoaded, .elsewhere:
            guess(of: line, at: .command) ?? (hasNumbers ? nil : withoutPhotos(line).map { UsageError($0) })
                ?? error
        default: error
        }
    }

    private func guess(of line: String, at position: UsageError.Position?) -> UsageError? {
        guard mayCorrect(line) else { return nil }
        let route = stack.top.flatMap { $0.isBlank ? nil : stack.topRoute }
        return foreign(line, route).first(where: isOffered).map { UsageError($0, at: position) }
    }

    /// Search to run for a line without a command; `nil` for other errors.
    func search(for error: UsageError, in line: String) -> String? {
        guard case .command(_, let nearest) = error.reason, error.position == .command, mayCorrect(line),
            (try? Command(parsing: line)).flatMap({ fittingReplacement(of: $0) }) == nil
        else { return nil }
        return search(line, nearest != nil)
    }

    /// Line to offer, which runs on this screen and has all words of the mistyped line.
    func correction(for mistake: Mistake) -> String? {
        guard mayCorrect(mistake.line) else { return nil }
        switch mistake.error.reason {
        case .foreign(_, let line): return line
        case .command(_, nil):
            // The unknown word may be an argument, as in `help fog`.
            let isCommand = mistake.error.position == .command
            let text = isCommand ? mistake.line : String(mistake.line.dropFirst(mistake.range.lowerBound))
            return meant(text).flatMap { runs($0) ? $0 : nil }
        default: return corrected(mistake)
        }
    }

    /// Known replacement of the command word; `nil` if the resulting command does not take the arguments.
    private func fittingReplacement(of command: Command) -> String? {
        guard let words = replacement(command), let known = try? Command(parsing: words) else { return nil }
        let whole = Command(known.name, known.arguments + command.arguments)
        if case .arguments? = failure(of: whole)?.reason { return nil }
        return words
    }

    /// Snapshot of the completions. `correction` is the line that Enter runs.
    func completer(_ phrases: CompletionPhrases, correction: String?) -> Completer {
        let offers = stack.commandScreens.last?.offers ?? CompletionContext(), entries = lateEntries
        let openers = openers, hasNumbers = hasNumbers
        return Completer(
            screen: stack.top?.name ?? "", entries: entries() + (hasNumbers ? openers() : []),
            aliases: aliases(),
            subcommands: subcommands(), offers: offers, sources: sources, phrases: phrases,
            correction: correction)
    }
}
