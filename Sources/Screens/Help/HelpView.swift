import CommandShell
import TextLayout

struct HelpView: ModuleView {
    typealias Model = HelpModel

    let console: any Console

    func blocks(for model: HelpModel) -> [Block] {
        switch model {
        case .overview(let sections, let hint): overview(sections, hint)
        case .keys(let sections): sections.flatMap(table)
        case .command(let usage, let summary, let examples, let fields, let related):
            [.line(Line([Span(usage, .title), Span("  \(summary)")], hang: 2))]
                + examples.map { .line(Line([Span("  "), Span($0)], hang: 4)) } + (fields.map(table) ?? [])
                + (related.map(seeAlso) ?? [])
        }
    }

    private func seeAlso(_ section: HelpModel.Section) -> [Block] {
        [.line(Line([Span(section.title, .quiet), Span("  ")] + names(section), hang: 2))]
    }

    /// Commands with descriptions or, if these do not fit, command names by group.
    private func overview(_ sections: [HelpModel.Section], _ hint: String) -> [Block] {
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
        let width = section.items.map(\.name.count).max() ?? 0
        return [.line(Line(section.title, .heading))]
            + section.items.map { row in
                let padding = String(repeating: " ", count: width - row.name.count + 2)
                return .line(
                    Line(
                        [Span("  \(row.name)", .number), Span(padding), Span(row.meaning)], hang: width + 4))
            }
    }
}
