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
    /// Last photo record, not yet written, since a command such as `info 3` may replace it by a more detailed record.
    private var held: Record?

    public let audience: Audience
    public private(set) var problemCount = 0
    public var problemPrefix: String?

    /// `cards` is the number of cards per list, `nil` for one page. While `isMuted`, no records are written.
    public init(
        output: OutputStream, form: Form, cards: Int?, isMuted: @escaping @MainActor () -> Bool = { false },
        mainActor: MainActorGuard = MainActorGuard()
    ) {
        self.output = output
        self.form = form
        self.isMuted = isMuted
        self.mainActor = mainActor
        audience = Audience(isProgram: true, cards: cards, hasPrompt: false)
        if form == .document { output.write("{\"version\":\(RecordText.version),\"items\":[") }
    }

    public var screen: ScreenSize { ScreenSize() }

    @discardableResult public func show(_ blocks: [Block]) -> Int {
        mainActor { write(blocks.prefixingProblems(with: problemPrefix)) }
    }

    private func write(_ blocks: [Block]) -> Int {
        for block in blocks {
            switch block {
            case .record(let record): if !isMuted() { hold(record) }
            case .problem(let line):
                problemCount += 1
                output.printError(line.text + "\n")
            case .notice(let line): output.printError(line.text + "\n")
            case .line, .aside, .cards, .position, .portrait, .picture: break
            }
        }
        return blocks.cardCount
    }

    public func progress(_ line: Line?) {}

    public func settle() async { writeHeld() }

    /// Ends the document; no output may follow.
    public func finish() {
        writeHeld()
        if form == .document { output.write(count == 0 ? "]}\n" : "\n]}\n") }
    }

    private func hold(_ record: Record) {
        if held?.isReplaced(by: record) != true { writeHeld() }
        if record.kind == "photo" { held = record } else { write(record) }
    }

    private func writeHeld() {
        if let record = exchange(&held, with: nil) { write(record) }
    }

    private func write(_ record: Record) {
        guard let line = try? RecordText.line(record) else { return }
        let before = form == .lines ? "" : count == 0 ? "\n" : ",\n"
        output.write(before + line + (form == .lines ? "\n" : ""))
        count += 1
    }
}

extension Record {
    /// Whether the other record is of the same photo, but not of another row with a copy of its picture.
    fileprivate func isReplaced(by other: Record) -> Bool {
        other.kind == kind && other.fields.first == fields.first
            && [nil, .nothing, number].contains(other.number)
    }

    private var number: RecordValue? { fields.first { $0.name == "number" }?.value }
}
