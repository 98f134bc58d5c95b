import CommandShell
import TextLayout

/// Parts of a view that shows a list of photos. The view prints them around parts of its own.
@MainActor
struct PhotoListView {
    let console: any Console

    /// Empty if only notes are shown.
    func heading(of model: ListModel) -> [Block] {
        guard let heading = model.heading else { return [] }
        let asides = [model.aside, model.reason].compactMap(\.self).map(Span.aside)
        return [.aside(Line([Span(heading, .heading)] + asides))]
    }

    /// Cards and records. `card` draws a card, including what only some lists have.
    func cards(of model: ListModel, card: (CardModel) -> Card = { Card($0) }) -> [Block] {
        let cards = model.cards.map(card)
        return (cards.isEmpty ? [] : [.cards(cards, model.extent)]) + model.records.map(Block.record)
    }

    /// Notes and, on the last line, the position in the list.
    func notes(of model: ListModel) -> [Block] {
        let hint = console.fullScreen == nil ? nil : model.gridHint
        let notes = (model.notes + [hint].compactMap(\.self)).blocks(for: console.audience)
        guard !console.audience.isProgram, !model.positions.isEmpty else { return notes }
        return notes + [.position(model.positions.map { Line($0, .quiet) })]
    }
}

extension Card {
    /// `remarks` are alternatives, longest first.
    init(_ model: CardModel, remarks: [String] = []) {
        var first = [Span("\(model.number) ", .number)]
        if model.isMarked { first.append(.mark) }
        if model.isFavorite { first.append(.heart) }
        first.append(Span(model.title, .title))
        let remark = model.remark.map { [Span.aside($0)] } ?? []
        let author = Span(model.author, .author)
        let second = model.status.map { [Span($0, .quiet), .aside(""), author] } ?? [author]
        let status = model.status.map { [Span.aside($0)] } ?? []
        self.init(
            number: model.number, picture: model.photo.omittingAltText(repeatedIn: model.title),
            caption: [Line(first), Line(second + remark)], remarks: remarks,
            facts: model.facts.map { Line($0, .quiet) },
            text: model.byline.map { Line(first + [Span(" "), Span($0, .author)] + status + remark) })
    }
}
