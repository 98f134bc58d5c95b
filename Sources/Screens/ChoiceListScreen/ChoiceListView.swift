import CommandShell
import TextLayout

struct ChoiceListView: ModuleView {
    let console: any Console

    /// Returns the number of choices shown: the rows that fit the screen, or the numbered lines and the cards.
    func show(_ model: ChoiceListModel) -> Int {
        let cards = console.show(blocks(for: model))
        guard model.rows.isEmpty else { return room(for: model) }
        // A program gets records, also of choices that have no card.
        guard !audience.isProgram else { return max(cards, model.list.records.count) }
        return model.groups.reduce(cards) { $0 + ($1.isNumbered ? $1.lines.count : 0) }
    }

    func blocks(for model: ChoiceListModel) -> [Block] {
        let list = PhotoListView(console: console), heading = list.heading(of: model.list)
        guard !model.rows.isEmpty else {
            return heading + model.groups.flatMap(lines)
                + list.cards(of: model.list) { Card($0, remarks: $0.reasons) } + list.notes(of: model.list)
        }
        let rows = model.rows.prefix(room(for: model))
        let notes = model.list.notes.blocks(for: audience)
        guard !audience.isProgram else {
            return heading + model.list.records.prefix(rows.count).map(Block.record) + notes
        }
        let lines = model.layout == .lines ? sentences(Array(rows)) : columns(Array(rows))
        let position = model.list.positions.prefix(rows.count + 1).last.flatMap { $0.isEmpty ? nil : $0 }
        return heading + lines.map(Block.line) + (position.map { [.aside(Line($0, .quiet))] } ?? []) + notes
    }

    private func lines(of group: ChoiceListModel.Group) -> [Block] {
        [.aside(Line(group.heading, .quiet))]
            + group.lines.enumerated().map { index, text in
                let number = group.isNumbered ? Span("\(index + 1)  ", .number) : Span("   ")
                return .line([Span("  "), number, Span(text)])
            }
    }

    private func room(for model: ChoiceListModel) -> Int {
        model.layout == .lines ? model.rows.count : console.room(forLines: model.rows.count)
    }

    private func sentences(_ rows: [ChoiceListModel.Row]) -> [Line] {
        rows.map { row in
            let details = row.details.filter { !$0.isEmpty }.map(Span.aside)
            let number = number(row, among: rows, " ")
            return Line(number + [Span(row.text, .title)] + details, hang: Line(number).width)
        }
    }

    private func columns(_ rows: [ChoiceListModel.Row]) -> [Line] {
        let width = min(40, rows.map { Span($0.text).width }.max() ?? 0)
        return rows.map { row in
            let text = Span(row.text)
            let gap = Span(String(repeating: " ", count: max(0, width - text.width) + 2))
            let start = number(row, among: rows, "  ") + [text, gap]
            return Line(start + row.details.map { Span($0, .quiet) }, hang: Line(start).width)
        }
    }

    private func number(
        _ row: ChoiceListModel.Row, among rows: [ChoiceListModel.Row], _ gap: String
    ) -> [Span] {
        let number = String(row.number), width = rows.last.map { String($0.number).count } ?? 0
        return [
            Span(String(repeating: " ", count: width - number.count)), Span(number + gap, .number),
        ]
    }
}
