import TextLayout
import Viper

/// Parses lines without running them, so that only lines that run on the current screen are offered.
extension ActiveCommands {
    /// Commands of a line. Text ends before a command without arguments or with a number.
    func parts(of line: String, indented: Bool = false) -> [String] {
        Command.parts(of: line, indented: indented, takesText: takeText) { text in
            let words = text.split(separator: " ")
            guard let first = words.first, entry(Command.name(String(first))) != nil else { return false }
            return words.count == 1 || NumberList.isNumber(words[1])
        }
    }

    func isOffered(_ reason: UsageError.Reason) -> Bool {
        guard case .foreign(_, let line) = reason else { return true }
        return obstacle(to: line) == nil
    }

    /// Whether the first command of a line parses on this screen. Runs nothing.
    func runs(_ line: String) -> Bool { failure(of: line) == nil }

    /// Message about a line that does not parse, not even with more photos or after a confirmation.
    func problem(of line: String, _ phrases: ShellPhrases) -> String? {
        guard let error = obstacle(to: line) else { return nil }
        let word = LineReading(line).words.first?.text ?? ""
        return phrases.usage(error, entry(Command.name(word)), nil).text
    }

    /// Why a line cannot run on this screen, not even with more photos of its list or after a confirmation.
    private func obstacle(to line: String) -> UsageError? {
        guard let error = failure(of: line), !error.isUnconfirmed, error.numberToLoad?.last ?? 0 == 0 else {
            return nil
        }
        return error
    }

    private func failure(of line: String) -> UsageError? {
        do throws(UsageError) {
            let first = parts(of: line).first ?? ""
            return try Command(parsing: first, takesText: takeText).flatMap(failure)
        } catch { return error }
    }

    func failure(of command: Command) -> UsageError? {
        let known = command.translated(by: aliases(), subcommands: subcommands())
        let command = command.renamed(help(for: known) ?? known.usual).naming(name)
        if let error = refusal(command) ?? command.unknownOption(for: lateEntries()) { return error }
        do throws(UsageError) {
            if try isOnScreens(command) { return nil }
            for spec in routes() {
                if let words = spec.info.words(of: command), try spec.parse(words, scope) != nil {
                    return nil
                }
            }
        } catch {
            guard case .arguments = error.reason, opens(command) != nil else { return error }
        }
        return opens(command).map { failure(of: Command("open", $0.photo)) }
            ?? UsageError(.arguments(command.name))
    }

    /// Error with which a command ends on a screen; `nil` if the screen has no numbers, so that the one below is meant.
    func failure(_ error: UsageError, on screen: any CommandScreen<Route>) -> UsageError? {
        guard error.isWithoutNumbers else { return error }
        guard error.isAboutAll, let sentence = screen.scope.emptyList else { return nil }
        return UsageError(.refused(sentence), at: error.position)
    }

    /// Heading of the list whose numbers are meant, if the list of the top screen is empty; otherwise `nil`.
    var listBelow: String? {
        let screens = stack.commandScreens
        guard screens.count > 1, screens[0].scope.emptyList != nil else { return nil }
        return screens[1].scope.listName
    }

    private func isOnScreens(_ command: Command) throws(UsageError) -> Bool {
        var unnumbered: UsageError?
        for screen in stack.commandScreens {
            do throws(UsageError) {
                if try screen.accepts(command) { return true }
            } catch {
                if let error = failure(error, on: screen) { throw error }
                unnumbered = unnumbered ?? error
            }
        }
        if let unnumbered { throw unnumbered }
        return false
    }

    /// The line with its misspelled words corrected; `nil` if the result does not run on this screen.
    func corrected(_ mistake: Mistake) -> String? {
        var line = mistake.corrected
        for _ in 0..<3 {
            guard let next = line, let error = failure(of: next), !error.isUnconfirmed else { return line }
            line = Mistake(error, in: next).corrected
        }
        return nil
    }
}
