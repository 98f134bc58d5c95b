import CommandShell
import GalleryCore
import TextLayout

struct CollectionsView: ModuleView {
    typealias Model = CollectionsModel

    let console: any Console

    func blocks(for model: CollectionsModel) -> [Block] {
        let width = model.rows.last.map { String($0.number).count } ?? 0
        var lines = model.place.map { [Line($0, .heading)] } ?? []
        lines += model.rows.map { row in
            let number = String(row.number)
            let padding = String(repeating: " ", count: width - number.count)
            let facts = [row.facts, row.command].filter { !$0.isEmpty }.map(Span.aside)
            return Line(
                [Span(padding), Span(number + " ", .number), Span(row.title, .title)] + facts)
        }
        lines += model.position.map { [Line($0, .quiet)] } ?? []
        let records = audience.isProgram ? model.rows.compactMap(\.record).map(Block.record) : []
        return lines.map(Block.line) + records + model.notes.blocks(for: console.audience)
    }
}
