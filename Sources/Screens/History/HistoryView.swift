import GalleryCore
import TextLayout
import CommandShell
import Wording

struct HistoryView: ModuleView {
    typealias Model = HistoryModel

    let console: any Console

    var verbs: [Verb] {
        [
            Verb(
                "open", usage: "open N", summary: Phrases.Help.searchAgain, examples: ["open 3", "open 12"],
                takes: [.number], isHarmless: true),
            Verb("more", usage: "more", summary: Phrases.Help.more, isHarmless: true),
            Verb("refresh", usage: "refresh", summary: Phrases.Help.refresh, isHarmless: true),
            Verb.history(takes: [.after("delete", [.numbers])]),
        ]
    }

    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> HistoryEvent? {
        switch command.name {
        case "history": return try event(for: command.arguments, numbers: numbers)
        case "open": return .open(try NumberList.one(command.arguments, in: numbers))
        case "more", "": return .more
        case "refresh": return .refresh
        default: return nil
        }
    }

    private func event(
        for arguments: [String], numbers: ClosedRange<Int>?
    ) throws(UsageError) -> HistoryEvent {
        switch arguments.first {
        case "--": return .list(Array(arguments.dropFirst()))
        case "clear" where arguments.count == 1: return .clear(isConfirmed: false)
        case "clear" where arguments == ["clear", "all"]: return .clear(isConfirmed: true)
        case "delete" where arguments.count > 1:
            guard numbers != nil else { throw UsageError(.nothing(Phrases.History.unnumbered)) }
            do throws(UsageError) {
                return .delete(try NumberList.parse(Array(arguments.dropFirst()), in: numbers))
            } catch {
                throw error.behind(1)
            }
        default: return .list(arguments)
        }
    }

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
