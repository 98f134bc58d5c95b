import CommandShell
import TextLayout

struct FactsView: ModuleView {
    typealias Model = FactList

    /// Maximum width of the value column, in cells. After a longer value, the meaning has a row of its own.
    private static let widest = 20
    /// Minimum width of the meaning in the row of the value.
    private static let narrowest = 24

    let console: any Console

    func blocks(for model: FactList) -> [Block] {
        let labels = model.facts.map { Line($0.label).width }.max() ?? 0
        let values = min(
            Self.widest, model.facts.filter { $0.meaning != nil }.map { Line($0.value).width }.max() ?? 0)
        return model.records.map(Block.record) + (model.heading.map { [.line(Line($0, .heading))] } ?? [])
            + model.facts.flatMap { lines($0, labels: labels, values: values).map(Block.line) }
            + model.notes.blocks(for: console.audience)
    }

    /// A line or, if a value with a meaning does not fit beside both, several, so that a value is never divided.
    private func lines(_ row: FactList.Fact, labels: Int, values: Int) -> [Line] {
        let columns = console.screen.columns, marker = marker(row.kind), width = Line(row.value).width
        guard let meaning = row.meaning, values > 0, !console.audience.isProgram,
            width > values || columns - labels - values - 4 < Self.narrowest
        else { return [line(row, labels: labels, values: values)] }
        let label = Self.padded(row.label, labelStyle(row.kind), to: labels + 2), value = Span(row.value)
        let fits = Line(marker + label).width + width <= columns
        let head =
            fits
            ? [Line(marker + label + [value], isUnbroken: true)]
            : [Line(marker + label), Line([Span("  "), value], isUnbroken: true)]
        let indent = columns < 60 ? 4 : labels + 2
        return head + [
            Line([Span(String(repeating: " ", count: indent)), Span(meaning, .quiet)], hang: indent)
        ]
    }

    private func line(_ row: FactList.Fact, labels: Int, values: Int) -> Line {
        let marker = marker(row.kind)
        let meaning = row.meaning.map {
            (values > 0 ? Self.padded(row.value, .plain, to: values + 2) : []) + [Span($0, .quiet)]
        }
        return Line(
            marker + Self.padded(row.label, labelStyle(row.kind), to: labels + 2)
                + (meaning ?? [Span(row.value, row.kind == .fault ? .error : .plain)]),
            hang: Line(marker).width + labels + 2)
    }

    private func marker(_ kind: FactList.Fact.Kind) -> [Span] {
        guard case .choice(let isChosen) = kind else { return [] }
        return [Span(isChosen ? "> " : "  ", .number)]
    }

    private func labelStyle(_ kind: FactList.Fact.Kind) -> TextStyle {
        switch kind {
        case .fact, .fault: .quiet
        case .word: .number
        case .choice(let isChosen): isChosen ? .heading : .plain
        }
    }

    private static func padded(_ text: String, _ style: TextStyle, to width: Int) -> [Span] {
        [Span(text, style), Span(String(repeating: " ", count: max(2, width - Line(text).width)))]
    }
}
