/// The loop: read a line, have the screen on top or the global commands deal with it, until the person leaves.
@MainActor
public final class Shell<Route: NavigationRoute> {
    private let lines: any LineSource
    private let console: any Console
    private let stack: NavigationStack<Route>
    private let vocabulary: Vocabulary<Route>
    private let phrases: ShellPhrases
    private let isInteractive: Bool
    private let noted: (_ line: String, _ screen: String) -> Void
    private let notices: () -> [Line]
    private let watch: WaitWatch
    private let calm: Duration
    private let patience: Duration
    private let interlude = Interlude()
    private var isBusy = false
    private var failure: ShellEnd.Failure?

    /// `noted` is told of every line before it runs, `notices` asked for news after it. Words of the screen on top win
    /// over `globals`. After `calm` a new window is drawn, after a command of more than `patience` the person called.
    public init(
        lines: any LineSource, console: any Console, stack: NavigationStack<Route>,
        globals: [any GlobalCommands], phrases: ShellPhrases, sources: WordSources = [:],
        isInteractive: Bool,
        noted: @escaping (_ line: String, _ screen: String) -> Void, notices: @escaping () -> [Line],
        watch: WaitWatch = WaitWatch(), calm: Duration = .milliseconds(150), patience: Duration = .seconds(10)
    ) {
        self.lines = lines
        self.console = console
        self.stack = stack
        vocabulary = Vocabulary(stack: stack, globals: globals, sources: sources)
        self.phrases = phrases
        self.isInteractive = isInteractive
        (self.noted, self.notices, self.watch) = (noted, notices, watch)
        (self.calm, self.patience) = (calm, patience)
    }

    /// Runs until the end. With a person at the prompt the first screen is shown while the first line is being
    /// typed; the line takes precedence.
    public func run() async -> ShellEnd {
        if isInteractive {
            lines.onResize { [weak self] in Task { @MainActor in self?.windowChanged() } }
            interlude.open { [self] in
                // The person first: what begins here would take the processor from the prompt.
                await lines.prompted()
                guard !Task.isCancelled else { return }
                showNotices()
                await watch.during(.firstScreen, on: console) { await stack.top?.appear() }
                showNotices()
                offer()
            }
        } else {
            showNotices()
        }
        while true {
            isBusy = false
            // The window may have changed under the command.
            redrawIfWanted()
            offer()
            let input = await lines.next()
            isBusy = true
            await interlude.end()
            switch input {
            case .end: return .left(isInteractive ? nil : failure)
            case .terminated: return .terminated
            case .interrupted: if !isInteractive { return .interrupted }
            case .line(let line):
                noted(line, stack.top?.name ?? "")
                if let end = await deal(with: line) { return end }
            case .key(let command): if let end = await deal(with: command) { return end }
            }
        }
    }

    private func windowChanged() {
        console.noteNewLayout()
        if !isBusy { redrawIfWanted() }
    }

    private func redrawIfWanted() {
        guard console.wantsRedraw else { return }
        interlude.redraw(after: calm) { [self] in
            if console.wantsRedraw { await stack.top?.appear() }
        }
    }

    private func deal(with line: String) async -> ShellEnd? {
        let command: Command
        do throws(UsageError) {
            if let parsed = try Command(parsing: line) {
                command = parsed
            } else if isInteractive {
                command = Command("")
            } else {
                return nil
            }
        } catch {
            console.complain(phrases.usage(error, nil))
            failure = .misused
            return nil
        }
        if ["quit", "exit"].contains(command.name) { return .left(isInteractive ? nil : failure) }
        return await run(command) && !isInteractive ? .interrupted : nil
    }

    /// Runs one command as a task that Ctrl-C cancels; true when it was cancelled.
    private func run(_ command: Command) async -> Bool {
        let problemsBefore = console.problemCount
        let start = ContinuousClock.now
        let task = Task { await perform(command) }
        lines.onInterrupt { task.cancel() }
        await watch.during(.command, on: console) { _ = await task.value }
        if !isInteractive, !task.isCancelled { await watch.during(.command, on: console, console.settle) }
        lines.onInterrupt(nil)
        console.progress(nil)
        showNotices()
        if let kind = task.isCancelled ? nil : await task.value {
            failure = kind
        } else if console.problemCount > problemsBefore {
            failure = .failed
        }
        if task.isCancelled {
            console.say(phrases.stopped)
        } else if isInteractive, ContinuousClock.now - start >= patience {
            console.notify(phrases.finished(command.name))
        }
        return task.isCancelled
    }

    private func perform(_ command: Command) async -> ShellEnd.Failure? {
        do throws(UsageError) {
            if try await vocabulary.perform(command) || command.name.isEmpty { return nil }
            console.complain(phrases.unknown(command.name, vocabulary.nearest(to: command.name)))
        } catch {
            console.complain(phrases.usage(error, vocabulary.verb(command.name)))
        }
        return .misused
    }

    private func showNotices() {
        let lines = notices()
        if !lines.isEmpty { console.show(lines.map(Block.notice)) }
    }

    private func offer() {
        guard isInteractive else { return }
        lines.offer(vocabulary.completer(phrases.completion))
        lines.bind(stack.top?.keys ?? [:])
    }
}
