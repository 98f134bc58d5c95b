public import CommandShell
public import TextLayout

/// Output for programs: JSON records on standard output, errors on standard error.
@MainActor
public final class RecordConsole: Console {
    public enum Form: Sendable {
        /// One document: `{"version":1,"items":[…]}`.
        case document
        /// One object per line (jsonlines.org).
        case lines
    }

    private let output: OutputStream
    private let form: Form
    private let mainActor: MainActorGuard
    private let isMuted: @MainActor () -> Bool
    private var count = 0

    public let audience: Audience
    public private(set) var problemCount = 0

    /// `cards` is the number of cards of each list, `nil` for one page. While `isMuted`, no records are written.
    public init(
        output: OutputStream, form: Form, cards: Int?, isMuted: @escaping @MainActor () -> Bool = { false },
        mainActor: MainActorGuard = MainActorGuard()
    ) {
        self.output = output
        self.form = form
        self.isMuted = isMuted
        self.mainActor = mainActor
        audience = Audience(isProgram: true, cards: cards)
        if form == .document { output.write("{\"version\":\(RecordText.version),\"items\":[") }
    }

    public var screen: ScreenSize { ScreenSize() }

    @discardableResult public func show(_ blocks: [Block]) -> Int { mainActor { write(blocks) } }

    private func write(_ blocks: [Block]) -> Int {
        for block in blocks {
            switch block {
            case .record(let record): if !isMuted() { write(record) }
            case .problem(let line):
                problemCount += 1
                output.complain(line.text + "\n")
            case .notice(let line): output.complain(line.text + "\n")
            case .line, .aside, .cards, .portrait, .picture: break
            }
        }
        return blocks.cardCount
    }

    public func room(for blocks: [Block]) -> Int { blocks.cardCount }

    public func progress(_ line: Line?) {}

    public func settle() async {}

    /// Ends the document; no output may follow.
    public func finish() {
        if form == .document { output.write(count == 0 ? "]}\n" : "\n]}\n") }
    }

    private func write(_ record: Record) {
        guard let line = try? RecordText.line(record) else { return }
        let before = form == .lines ? "" : count == 0 ? "\n" : ",\n"
        output.write(before + line + (form == .lines ? "\n" : ""))
        count += 1
    }
}
