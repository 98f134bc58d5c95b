public import CommandShell
public import TextLayout

/// Output that is no terminal: text without width, pictures or escapes; problems go to standard error.
@MainActor
public final class PipeConsole: Console {
    private let output: OutputStream
    private let palette: Palette
    private let describes: Bool

    /// A person, and how many cards of a list are wanted.
    public let audience: Audience
    /// How many problems were shown so far.
    public private(set) var problemCount = 0

    /// Writes to `output`; `cards` is how many are wanted of each list, nil for a page. Of the capabilities it heeds
    /// whether colors are wanted all the same, and whether everything is read out.
    public init(
        output: OutputStream, capabilities: TerminalCapabilities = TerminalCapabilities(color: .none),
        cards: Int? = nil
    ) {
        self.output = output
        palette = Palette(pipeOf: capabilities)
        describes = capabilities.marks != nil
        audience = Audience(cards: cards)
    }

    /// There is none; the usual size stands for it.
    public var screen: ScreenSize { ScreenSize() }

    /// Prints everything: all cards find room.
    @discardableResult public func show(_ blocks: [Block]) -> Int {
        for block in blocks {
            switch block {
            case .problem(let line):
                problemCount += 1
                output.complain(palette.text(line) + "\n")
            case .notice(let line): output.complain(palette.text(line) + "\n")
            case .line, .cards, .picture, .record:
                let rows = PlainText.rows(of: [block], describing: describes)
                output.write(rows.map { palette.text($0) + "\n" }.joined())
            }
        }
        return blocks.cardCount
    }

    /// All of them.
    public func room(for blocks: [Block]) -> Int { blocks.cardCount }

    /// All of them.
    public func room(forLines count: Int) -> Int { count }

    public func progress(_ line: Line?) {}

    /// At once: there are no pictures.
    public func settle() async {}
}
