import CommandShell
import TextLayout

struct ChoiceListView: ModuleView {
    typealias Model = ChoiceListModel

    let console: any Console

    /// Choices without a picture count as shown when they find room.
    func show(_ model: ChoiceListModel) -> Int {
        let cards = console.show(blocks(for: model))
        return model.rows.isEmpty ? cards : room(for: model)
    }

    func blocks(for model: ChoiceListModel) -> [Block] {
        guard !model.rows.isEmpty else { return model.list.blocks(on: console) }
        let rows = model.rows.prefix(room(for: model))
        var lines = model.list.heading.map { [$0] } ?? []
        lines += model.layout == .lines ? sentences(Array(rows)) : columns(Array(rows))
        if let position = model.list.positions.prefix(rows.count + 1).last, !position.isEmpty {
            lines.append(Line(position, .quiet))
        }
        return lines.map(Block.line) + model.list.records.prefix(rows.count).map(Block.record)
            + model.list.notes.blocks(for: audience)
    }

    private func room(for model: ChoiceListModel) -> Int {
        model.layout == .lines ? model.rows.count : console.room(forLines: model.rows.count)
    }

    private func sentences(_ rows: [ChoiceListModel.Row]) -> [Line] {
        rows.map { row in
            let details = row.details.filter { !$0.isEmpty }.map(Span.aside)
            return Line(number(row, among: rows, " ") + [Span(row.text, .title)] + details)
        }
    }

    private func columns(_ rows: [ChoiceListModel.Row]) -> [Line] {
        let width = min(40, rows.map { Span($0.text).width }.max() ?? 0)
        return rows.map { row in
            let text = Span(row.text)
            let gap = Span(String(repeating: " ", count: max(0, width - text.width) + 2))
            return Line(number(row, among: rows, "  ") + [text, gap] + row.details.map { Span($0, .quiet) })
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
