public import CommandShell
public import TextLayout

/// Output to a pipe or file: rows and text on standard output, headings and problems on standard error.
@MainActor
public final class PipeConsole: Console {
    private let output: OutputStream
    private let palette: Palette
    private let isQuiet: Bool
    private let end: String
    private let isMuted: @MainActor () -> Bool
    private let progressDelay: Duration?
    private let mainActor: MainActorGuard
    private var hasProgress = false
    private var workStart: ContinuousClock.Instant?

    /// A program, which gets rows, or a screen-reader user, who gets the text of a terminal.
    public let audience: Audience
    public private(set) var problemCount = 0
    public var problemPrefix: String?

    /// - Parameters:
    ///   - capabilities: only forced colors and screen-reader mode are used.
    ///   - cards: number of cards per list; `nil` for one page of results.
    ///   - isQuiet: omits headings and hints.
    ///   - end: printed after each result. If it is a zero byte, paths are printed unchanged.
    ///   - progressDelay: duration of work after which standard error, a terminal that can move the cursor, shows its
    ///     progress; `nil` for another standard error.
    ///   - isMuted: while it returns `true`, only problems and notices are printed.
    public init(
        output: OutputStream, capabilities: TerminalCapabilities = TerminalCapabilities(color: .none),
        cards: Int? = nil, isQuiet: Bool = false, end: String = "\n", progressDelay: Duration? = nil,
        isMuted: @escaping @MainActor () -> Bool = { false },
        mainActor: MainActorGuard = MainActorGuard()
    ) {
        self.output = output
        self.isQuiet = isQuiet
        self.end = end
        self.progressDelay = progressDelay
        self.isMuted = isMuted
        self.mainActor = mainActor
        palette = Palette(pipeOf: capabilities)
        let usesScreenReader = capabilities.glyphNames != nil
        audience = Audience(
            isProgram: !usesScreenReader, cards: cards, usesScreenReader: usesScreenReader, hasPrompt: false)
    }

    public var screen: ScreenSize { ScreenSize() }

    @discardableResult public func show(_ blocks: [Block]) -> Int {
        progress(nil)
        return mainActor { write(blocks.prefixingProblems(with: problemPrefix)) }
    }

    private func write(_ blocks: [Block]) -> Int {
        for block in blocks.positioned(after: blocks.cardCount) {
            switch block {
            case .problem(let line):
                problemCount += 1
                output.printError(styled: palette.text(line) + "\n")
            case .notice(let line): output.printError(styled: palette.text(line) + "\n")
            case _ where isMuted(): break
            case .aside where audience.isProgram, .picture where audience.isProgram:
                if !isQuiet { output.printError(styled: text(of: block)) }
            case .record(let record):
                guard audience.isProgram, !record.columns.isEmpty else { break }
                output.write(RecordText.row(record, isExact: end == "\0") + end)
            case .cards where audience.isProgram: break
            case .line(let line):
                output.write(text(of: block, isExact: audience.isProgram, end: line.isContinued ? "\n" : end))
            case .aside, .cards, .position, .portrait, .picture:
                output.write(text(of: block, isExact: audience.isProgram))
            }
        }
        return blocks.cardCount
    }

    private func text(of block: Block, isExact: Bool = false, end: String = "\n") -> String {
        PlainText.rows(of: [block], describing: audience.usesScreenReader)
            .map { palette.text($0, isExact: isExact) + end }.joined()
    }

    public func room(forLines count: Int) -> Int { count }

    /// Shows a temporary line on standard error during long work.
    public func progress(_ line: Line?) {
        guard let progressDelay else { return }
        mainActor {
            guard let line else {
                if hasProgress { output.printError(styled: "\r" + Escape.clearRight) }
                (hasProgress, workStart) = (false, nil)
                return
            }
            let start = workStart ?? .now
            workStart = start
            guard ContinuousClock.now - start >= progressDelay else { return }
            output.printError(
                styled: "\r" + Escape.wrapOff + palette.text(line) + Escape.clearRight + Escape.wrapOn)
            hasProgress = true
        }
    }

    public func settle() async {}
}
