import CommandShell
import TextLayout

struct HelpView: ModuleView {
    typealias Model = HelpModel

    let console: any Console

    func blocks(for model: HelpModel) -> [Block] { lines(of: model).map(Block.line) }

    private func lines(of model: HelpModel) -> [Line] {
        switch model {
        case .overview(let items, let hint): return rows(items) + [Line(hint, .quiet)]
        case .all(let sections, let hint): return all(sections, hint)
        case .keys(let sections):
            let long = sections.flatMap(table)
            return fits(long) ? long : sections.flatMap(inline)
        case .command(let entries, let fields, let related):
            let top = entries.flatMap(explanation), bottom = related.map(inline) ?? []
            guard let fields else { return top + bottom }
            let long = top + table(fields) + bottom
            return fits(long) ? long : top + inline(fields) + bottom
        }
    }

    /// Whether the lines fit the screen, with a row for the prompt; a pipe has room for all lines.
    private func fits(_ lines: [Line]) -> Bool {
        let height = lines.reduce(0) { $0 + $1.wrapped(to: console.screen.columns).count }
        return console.room(forLines: height + 1) > height
    }

    private func explanation(_ entry: HelpModel.Entry) -> [Line] {
        let usage = Line([Span(entry.usage, .title)], hang: 2), isLong = usage.width > console.screen.columns
        let heading =
            isLong
            ? [usage, Line("  " + entry.summary)]
            : [Line(usage.spans + [Span("  \(entry.summary)")], hang: 2)]
        return heading + entry.examples.map { Line([Span("  "), Span($0)], hang: 4) }
    }

    /// The items one after the other.
    private func inline(_ section: HelpModel.Section) -> [Line] {
        let items = section.items.flatMap { item in
            [Span("  "), Span(item.name, .number), Span(item.meaning.isEmpty ? "" : " " + item.meaning)]
        }
        return [Line([Span(section.title, .quiet)] + items, hang: 2)]
    }

    /// Commands with descriptions or, if these do not fit, command names by group.
    private func all(_ sections: [HelpModel.Section], _ hint: String) -> [Line] {
        let long = sections.flatMap(table)
        if fits(long) { return long }
        let explained = rows(sections, hint, hasMeaning: true)
        return fits(explained) ? explained : rows(sections, hint, hasMeaning: false)
    }

    private func rows(_ sections: [HelpModel.Section], _ hint: String, hasMeaning: Bool) -> [Line] {
        let width = (sections.map(\.title.count).max() ?? 0) + 2
        return sections.flatMap { section in
            let padding = String(repeating: " ", count: width - section.title.count)
            let line = Line([Span(section.title, .heading), Span(padding)] + names(section), hang: width)
            let meaning = [Span(String(repeating: " ", count: width)), Span(section.meaning, .quiet)]
            return [line] + (hasMeaning ? [Line(meaning, hang: width)] : [])
        } + [Line(hint, .quiet)]
    }

    private func names(_ section: HelpModel.Section) -> [Span] {
        section.items.flatMap { [Span($0.name, .number), Span("  ")] }.dropLast()
    }

    private func table(_ section: HelpModel.Section) -> [Line] {
        [Line(section.title, .heading)] + rows(section.items, indentation: "  ")
    }

    private func rows(_ items: [HelpModel.Item], indentation: String = "") -> [Line] {
        let width = items.map(\.name.count).max() ?? 0
        return items.map { item in
            let padding = String(repeating: " ", count: width - item.name.count + 2)
            return Line(
                [Span(indentation + item.name, .number), Span(padding), Span(item.meaning)],
                hang: indentation.count + width + 2)
        }
    }
}
