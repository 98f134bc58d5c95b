import CommandShell
import TextLayout

struct TasteView: ModuleView {
    typealias Model = TasteReport

    let console: any Console

    func blocks(for model: TasteReport) -> [Block] {
        let parts = model.parts.flatMap { part in
            [Block.line(Line(part.heading, .heading))]
                + part.lines.map { .line(Line([Span("  " + $0)], hang: 2)) }
        }
        return model.records.map(Block.record) + parts + model.notes.map(Block.init)
    }
}
