import CommandShell
import TextLayout

struct HelpView: ModuleView {
    typealias Model = HelpModel

    let console: any Console

    func blocks(for model: HelpModel) -> [Block] {
        switch model {
        case .overview(let items, let hint): rows(items) + [.line(Line(hint, .quiet))]
        case .all(let sections, let hint): all(sections, hint)
        case .keys(let sections): sections.flatMap(table)
        case .command(let entries, let fields, let related):
            entries.flatMap(explanation) + (fields.map(table) ?? []) + (related.map(seeAlso) ?? [])
        }
    }

    private func explanation(_ entry: HelpModel.Entry) -> [Block] {
        [.line(Line([Span(entry.usage, .title), Span("  \(entry.summary)")], hang: 2))]
            + entry.examples.map { .line(Line([Span("  "), Span($0)], hang: 4)) }
    }

    private func seeAlso(_ section: HelpModel.Section) -> [Block] {
        [.line(Line([Span(section.title, .quiet), Span("  ")] + names(section), hang: 2))]
    }

    /// Commands with descriptions or, if these do not fit, command names by group.
    private func all(_ sections: [HelpModel.Section], _ hint: String) -> [Block] {
        let long = sections.flatMap(table)
        // Leaves a row for the prompt; a pipe has room for all lines.
        if console.room(forLines: long.count + 1) > long.count { return long }
        let explained = rows(sections, hint, hasMeaning: true), columns = console.screen.columns
        let height = explained.reduce(0) { $0 + $1.wrapped(to: columns).count }
        let rows = height < console.screen.rows - 1 ? explained : rows(sections, hint, hasMeaning: false)
        return rows.map(Block.line)
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

    private func table(_ section: HelpModel.Section) -> [Block] {
        [.line(Line(section.title, .heading))] + rows(section.items, indentation: "  ")
    }

    private func rows(_ items: [HelpModel.Item], indentation: String = "") -> [Block] {
        let width = items.map(\.name.count).max() ?? 0
        return items.map { item in
            let padding = String(repeating: " ", count: width - item.name.count + 2)
            return .line(
                Line(
                    [Span(indentation + item.name, .number), Span(padding), Span(item.meaning)],
                    hang: indentation.count + width + 2))
        }
    }
}
