import CommandShell
import TextLayout
import Viper

/// Shows a question and the typed text on the cursor's line; each entry replaces the previous one.
struct LockView: Display {
    let console: any Console

    func show(_ entry: TypedEntry) -> Int {
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
        if entry.state == .wrong { console.ring() }
        return 0
    }

    func progress(_ text: String?) { console.progress(text.map { Line($0, .quiet) }) }
}
