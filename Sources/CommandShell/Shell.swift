public import TextLayout
public import Viper

@MainActor
public final class Shell<Route: NavigationRoute> {
    private let lines: any LineSource
    private let console: any Console
    private let stack: CommandStack<Route>
    private let commands: ActiveCommands<Route>
    private let phrases: ShellPhrases
    private let mistakes: MistakeReport<Route>
    private let isInteractive: Bool
    private let willRun: (_ line: String, _ screen: String) -> Void
    private let begin: () -> Void
    private let notices: () -> [Block]
    private let emptyLine: () -> String?  // Command that an empty line at the prompt runs, if any.
    private let watch: WaitWatch
    private let notifyAfter: Duration
    private let promptRedraw: PromptRedraw
    private var isBusy = false
    /// Line that Enter runs: a correction of a mistyped line, or the offer of a command.
    private var correction: String?
    /// Line that `y` runs: the command to confirm, with `--yes`.
    private var confirmation: String?
    private var failure: ShellEnd.Failure?
    private enum Outcome { case done, misused, canceled }

    /// `begin` is called before each command, `willRun` then before each typed line, `notices` after each command. The
    /// screen is redrawn once the window size has not changed for `resizeDebounce`. A command that takes `notifyAfter`
    /// ends with a notification.
    public init(
        lines: any LineSource, console: any Console, commands: ActiveCommands<Route>, phrases: ShellPhrases,
        isInteractive: Bool, willRun: @escaping (_ line: String, _ screen: String) -> Void,
        begin: @escaping () -> Void = {}, notices: @escaping () -> [Block],
        emptyLine: @escaping () -> String? = { "" },
        watch: WaitWatch = WaitWatch(), resizeDebounce: Duration = .milliseconds(150),
        notifyAfter: Duration = .seconds(10)
    ) {
        self.lines = lines
        self.console = console
        self.commands = commands
        self.phrases = phrases
        stack = commands.stack
        mistakes = MistakeReport(
            console: console, commands: commands, phrases: phrases, isInteractive: isInteractive)
        self.willRun = willRun
        self.begin = begin
        self.notices = notices
        self.emptyLine = emptyLine
        self.isInteractive = isInteractive
        self.watch = watch
        self.notifyAfter = notifyAfter
        promptRedraw = PromptRedraw(on: console, resizeDebounce: resizeDebounce)
    }

    /// Runs until the session ends. Loads the first screen while the user types; the first input stops this loading.
    public func run() async -> ShellEnd {
        if isInteractive {
            lines.onResize { [weak self] in Task { @MainActor in self?.windowChanged() } }
            promptRedraw.open { [self] in
                // Runs after the prompt is displayed, which it would otherwise delay.
                await lines.prompted()
                guard !Task.isCancelled else { return }
                showNotices()
                await watch.during(.firstScreen, on: console) { await stack.redraw() }
                showNotices()
                offer()
            }
        } else {
            showNotices()
            if console.problemCount > 0 { failure = .failed }
        }
        while true {
            isBusy = false
            redrawIfWanted()  // The window may have been resized during the command.
            offer()
            let problems = console.problemCount
            let input = await lines.next()
            // A problem reported by `next` means that the line could not be read.
            if !isInteractive, console.problemCount > problems { failure = .misused }
            isBusy = true
            await promptRedraw.end()
            switch input {
            case .end: return .left(isInteractive ? nil : failure)
            case .terminated: return .terminated(signal: lines.endSignal)
            case .interrupted where !isInteractive: return .interrupted
            case .interrupted, .escaped: (correction, confirmation) = (nil, nil)
            case .line(let typed):
                guard let read = meaning(of: typed).map(Command.visible) else { continue }
                let line = Command.withoutColon(read)
                begin()
                willRun(line, stack.top?.name ?? "")
                let prompt = line == typed ? lines.promptColumns : nil
                if let end = await run(line: line, prompt: prompt) { return end }
            case .key(let command):
                begin()
                if let end = await run(line: command, prompt: nil) { return end }
            }
        }
    }

    /// Line to run: at the prompt, an empty line or `y` means the offered line, and `n` declines a command to confirm.
    private func meaning(of typed: String) -> String? {
        guard isInteractive else { return typed }
        switch typed.filter({ !$0.isWhitespace }).lowercased() {
        case "": return correction ?? emptyLine()
        case "y", "yes", "д", "да": return confirmation ?? correction ?? typed
        case "n", "no", "н", "нет", "т":
            guard confirmation != nil else { return typed }
            (correction, confirmation) = (nil, nil)
            console.say(phrases.declined())
            return nil
        default: return typed
        }
    }

    private func windowChanged() {
        console.layoutChanged()
        if !isBusy { redrawIfWanted() }
    }

    private func redrawIfWanted() { promptRedraw.redraw { [self] in await stack.redraw() } }

    /// Runs a line's commands until one is interrupted or, at the prompt, invalid. `prompt` is the width of the prompt
    /// in the row above.
    private func run(line: String, prompt: Int?) async -> ShellEnd? {
        let parts = commands.parts(of: line, indented: !isInteractive)
        for (index, part) in parts.enumerated() {
            if index > 0 { begin() }
            (correction, confirmation) = (nil, nil)
            _ = console.takeOffer()
            let command = index > 0 && isInteractive ? String(part.drop(while: \.isWhitespace)) : part
            let outcome = await run(command, parts.count == 1 ? prompt : nil)
            if stack.isEnded { return .left(isInteractive ? nil : failure) }
            switch outcome {
            case .done: takeOffer()
            case .misused where isInteractive: return nil
            case .misused: break
            case .canceled:
                guard !isInteractive else { return nil }
                return lines.endSignal.map { .terminated(signal: $0) } ?? .interrupted
            }
        }
        return nil
    }

    /// Runs a single command as a task, which Ctrl-C cancels.
    private func run(_ line: String, _ prompt: Int?) async -> Outcome {
        let problemsBefore = console.problemCount
        let indentation = line.prefix(while: \.isWhitespace).count
        console.problemPrefix = lines.position.map { phrases.position($0, indentation + 1) }
        defer { console.problemPrefix = nil }
        let start = ContinuousClock.now, top = stack.top
        let task = Task {
            let kind = await perform(line, prompt)
            if !isInteractive { await console.settle() }
            return kind
        }
        lines.onInterrupt { task.cancel() }
        await watch.during(.command, on: console) { _ = await task.value }
        lines.onInterrupt(nil)
        console.progress(nil)
        if isInteractive, stack.top !== top, let list = commands.listBelow {
            console.say(phrases.numbers(list))
        }
        showNotices()
        guard !task.isCancelled else {
            console.say(phrases.stopped())
            return .canceled
        }
        let kind = await task.value
        if let kind = kind ?? (console.problemCount > problemsBefore ? .failed : nil) { failure = kind }
        if isInteractive, ContinuousClock.now - start >= notifyAfter {
            console.notify(phrases.finished((try? Command(parsing: line))?.name ?? ""))
        }
        return kind == nil ? .done : .misused
    }

    /// At a prompt, a blank line runs the default command; in a script, it is ignored.
    private func perform(_ typed: String, _ prompt: Int?) async -> ShellEnd.Failure? {
        let line = Command.bare(Command.visible(typed)), prompt = line == typed ? prompt : nil
        do throws(UsageError) {
            if let command = try Command(parsing: line, takesText: commands.takeText)
                ?? (isInteractive ? Command("") : nil)
            {
                try await commands.perform(command)
            }
            return nil
        } catch let refusal {
            let error = commands.explained(refusal, of: line)
            if isInteractive, let search = commands.search(for: error, in: line) {
                return await perform(search, nil)
            }
            if case .unconfirmed = error.reason, isInteractive { confirmation = line + " --yes" }
            correction = mistakes.show(Mistake(error, in: line), prompt: prompt, position: lines.position)
            return error.isWellFormed || failure == .failed && error.dependsOnScreen ? .failed : .misused
        }
    }

    private func takeOffer() {
        guard isInteractive, let line = console.takeOffer(), commands.runs(line) else { return }
        guard !line.hasSuffix(" --yes") else { return confirmation = line }
        console.say(phrases.offer(line))
        correction = line
    }

    private func showNotices() {
        if case let news = notices(), !news.isEmpty { console.show(news) }
    }

    private func offer() {
        guard isInteractive else { return }
        var completer = commands.completer(phrases.completion, correction: correction)
        completer.check = { [commands, phrases] in commands.problem(of: $0, phrases) }
        lines.offer(completer)
        if let commands = stack.top?.lateCommands { lines.bind { commands().keys } }
    }
}
