import CommandShell
import TextLayout

/// Prints notes, and a question in the row of the cursor.
struct LockView: ModuleView {
    typealias Model = [Note]

    let console: any Console

    func blocks(for model: [Note]) -> [Block] { model.blocks(for: console.audience) }

    func show(_ entry: TypedEntry) {
        let style: TextStyle =
            switch entry.state {
            case .typing: .plain
            case .right: .success
            case .wrong: .error
            }
        let shown =
            switch entry.shown {
            case .digits(let count): String(repeating: Glyph.dot.rawValue, count: count)
            case .text(let text): text
            }
        console.progress(Line([Span(entry.question + " "), Span(shown, style)]))
    }
}

extension LockView: LockDisplay {
    var problemCount: Int { console.problemCount }
}

/// What a presenter sees of its view.
@MainActor
protocol LockDisplay: ConsoleDisplay<[Note]> {
    /// In place of the one shown before, until something else is shown.
    func show(_ entry: TypedEntry)
    /// How many problems were shown so far, by whomever.
    var problemCount: Int { get }
}
