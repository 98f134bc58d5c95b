import CommandShell
import TextLayout

/// Prints notes, and a question on the line of the cursor.
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

@MainActor
protocol LockDisplay: ConsoleDisplay<[Note]> {
    /// Replaces the entry shown before.
    func show(_ entry: TypedEntry)
    /// Number of problems shown so far by any screen.
    var problemCount: Int { get }
}
