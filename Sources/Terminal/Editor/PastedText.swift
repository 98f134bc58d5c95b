import CEditline
import TextLayout

enum PastedText {
    /// Joins lines with semicolons and drops invisible characters, so that the line shows exactly what will run.
    static func oneLine(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline).map { CleanText.clean(String($0)) }
        return lines.map { line in
            String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
