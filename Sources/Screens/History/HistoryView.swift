import CommandShell
import GalleryCore
import TextLayout
import Wording

struct HistoryView: ModuleView {
    typealias Model = HistoryModel

    let console: any Console

    /// Only as many entries as the screen takes count as shown.
    func show(_ model: HistoryModel) -> Int {
        console.show(blocks(for: model))
        return room(for: model)
    }

    func blocks(for model: HistoryModel) -> [Block] {
        var blocks: [Block] = []
        if let place = model.place {
            let aside = model.aside.map { [Span.aside($0)] } ?? []
            blocks.append(.line(Line([Span(place, .heading)] + aside)))
        }
        let shown = model.entries.prefix(room(for: model))
        let numbers = shown.last.map { "\($0.number)".count } ?? 0
        let texts = min(40, shown.map { Span($0.text).width }.max() ?? 0)
        for entry in shown {
            let number = "\(entry.number)"
            blocks.append(
                .line([
                    Span(String(repeating: " ", count: numbers - number.count) + number + "  ", .number),
                    Span(entry.text),
                    Span(String(repeating: " ", count: max(0, texts - Span(entry.text).width))),
                    Span("  " + entry.detail, .quiet),
                ]))
        }
        if model.positions.indices.contains(shown.count), !model.positions[shown.count].isEmpty {
            blocks.append(.line(Line(model.positions[shown.count], .quiet)))
        }
        return blocks + shown.compactMap(\.record).map(Block.record) + model.notes.map(Block.init)
    }

    private func room(for model: HistoryModel) -> Int { console.room(forLines: model.entries.count) }
}
