public import CommandShell
public import TextLayout

/// Output for a program: records as JSON, nothing else on standard output; sentences about what did not work go to
/// standard error.
@MainActor
public final class RecordConsole: Console {
    /// How records follow each other.
    public enum Form: Sendable {
        /// One document: `{"version":1,"items":[…]}`.
        case document
        /// One object a line (jsonlines.org).
        case lines
    }

    private let output: OutputStream
    private let form: Form
    private let mainActor: MainActorGuard
    private var count = 0

    /// A program, and how many cards of a list it wants.
    public let audience: Audience
    /// How many problems were shown so far.
    public private(set) var problemCount = 0

    /// Writes to `output`; `cards` is how many are wanted of each list, nil for a page.
    public init(
        output: OutputStream, form: Form, cards: Int?, mainActor: MainActorGuard = MainActorGuard()
    ) {
        (self.output, self.form, self.mainActor) = (output, form, mainActor)
        audience = Audience(isProgram: true, cards: cards)
        if form == .document { output.write("{\"version\":\(RecordText.version),\"items\":[") }
    }

    /// There is none; the usual size stands for it.
    public var screen: ScreenSize { ScreenSize() }

    /// Writes the records; all cards find room.
    @discardableResult public func show(_ blocks: [Block]) -> Int { mainActor { write(blocks) } }

    private func write(_ blocks: [Block]) -> Int {
        for block in blocks {
            switch block {
            case .record(let record): write(record)
            case .problem(let line):
                problemCount += 1
                output.complain(line.text + "\n")
            case .notice(let line): output.complain(line.text + "\n")
            case .line, .aside, .cards, .portrait, .picture: break
            }
        }
        return blocks.cardCount
    }

    /// All of them.
    public func room(for blocks: [Block]) -> Int { blocks.cardCount }

    public func progress(_ line: Line?) {}

    /// At once: there are no pictures.
    public func settle() async {}

    /// Ends the document; nothing is shown after it.
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
