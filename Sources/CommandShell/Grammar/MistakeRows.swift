import TextLayout

/// Rows that mark an error with carets, below the typed line or below a copy of it.
struct MistakeRows {
    /// Columns reserved for text after the marked part of a line that is too long.
    private static let context = 8

    private let before: String
    private let meant: String
    private let after: String

    init(_ mistake: Mistake) {
        let characters = Array(mistake.line)
        let start = min(mistake.range.lowerBound, characters.count)
        let end = min(mistake.range.upperBound, characters.count)
        before = CleanText.clean(String(characters[..<start]))
        meant = CleanText.clean(String(characters[start..<end]))
        after = CleanText.clean(String(characters[end...]))
        isAsTyped = before + meant + after == mistake.line
    }

    /// Whether the line is displayed exactly as typed, since sanitizing it removed nothing.
    private let isAsTyped: Bool

    /// `prompt` is the width of the prompt in the row above; `nil` if the line is not visible there.
    func rows(on columns: Int, prompt: Int?) -> [Line] {
        let width = CellWidth.of(before + meant + after)
        if let prompt, isAsTyped, isSimple, prompt + width < columns {
            return [carets(after: prompt + CellWidth.of(before), room: columns)]
        }
        let (echo, start) = echo(in: columns)
        return [Line(echo, .quiet), carets(after: start, room: columns)]
    }

    /// Whether libedit lays out the text as `CellWidth` does. libedit gives each combining mark a column.
    private var isSimple: Bool {
        (before + meant).unicodeScalars.allSatisfy { scalar in CellWidth.of(Character(scalar)) > 0 }
            && (before + meant).allSatisfy { $0.unicodeScalars.count == 1 }
    }

    private func carets(after column: Int, room: Int) -> Line {
        let count = min(max(1, CellWidth.of(meant)), max(1, room - column))
        return [
            Span(String(repeating: " ", count: column)), Span(String(repeating: "^", count: count), .error),
        ]
    }

    /// The line, clipped around the marked part if it is too long, and the column at which that part begins.
    private func echo(in columns: Int) -> (text: String, start: Int) {
        let whole = before + meant + after
        guard CellWidth.of(whole) > columns, columns > 2 else { return (whole, CellWidth.of(before)) }
        var head = before
        let wanted = min(CellWidth.of(meant) + Self.context, columns - 2)
        if CellWidth.of(before) + wanted > columns {
            let room = max(1, columns - wanted - 1)
            head = Glyph.cut.rawValue + Self.suffix(of: before, columns: room)
        }
        let text = Line(head + meant + after).clipped(to: columns).text
        return (text, CellWidth.of(head))
    }

    private static func suffix(of text: String, columns: Int) -> String {
        var used = 0
        var start = text.endIndex
        for index in text.indices.reversed() {
            used += CellWidth.of(text[index])
            if used > columns { break }
            start = index
        }
        return String(text[start...])
    }
}
