import CommandShell
import GalleryCore
import TextLayout

extension ListModel {
    /// Blocks of the model. The last line gives the range of the cards that fit.
    @MainActor func blocks(on console: any Console) -> [Block] {
        let above = sections.map { [Block.aside($0.line(in: console.screen.columns))] } ?? []
        let body = above + body(for: console.audience, columns: console.screen.columns)
        guard !console.audience.isProgram else { return body }
        let room = console.room(for: body + positions.suffix(1).map(position))
        return body + (positions.indices.contains(room) ? [position(positions[room])] : [])
    }

    /// `nil` if only notes are shown.
    var headingLine: Line? {
        heading.map { Line([Span($0, .heading)] + (aside.map { [Span.aside($0)] } ?? [])) }
    }

    private func position(_ text: String) -> Block { .aside(Line(text, .quiet)) }

    private func body(for audience: Audience, columns: Int) -> [Block] {
        var blocks = headingLine.map { [Block.aside($0)] } ?? []
        for part in choices {
            blocks.append(.aside(Line(part.heading, .quiet)))
            for (index, text) in part.lines.enumerated() {
                let number = part.isNumbered ? Span("\(index + 1)  ", .number) : Span("   ")
                blocks.append(.line([Span("  "), number, Span(text)]))
            }
        }
        if !cards.isEmpty { blocks.append(.cards(cards.map(Card.init), extent)) }
        blocks += records.map(Block.record)
        if let refining, !audience.isProgram { blocks.append(.aside(refining.line(in: columns))) }
        return blocks + notes.blocks(for: audience)
    }
}

extension ListModel.Refining {
    /// As many terms as fit, followed by the hint if it also fits.
    fileprivate func line(in columns: Int) -> Line {
        var line = Line(heading, .quiet)
        for (index, term) in terms.enumerated() {
            let longer = line + Line([Span(index == 0 ? " " : ", ", .quiet), Span(term)])
            guard longer.width < columns else { break }
            line = longer
        }
        let whole = line + Line("  " + hint, .quiet)
        return whole.width < columns ? whole : line
    }
}

extension Card {
    init(_ model: CardModel) {
        var first = [Span("\(model.number) ", .number)]
        if model.isMarked { first.append(.mark) }
        if model.isFavorite { first.append(.heart) }
        first.append(Span(model.title, .title))
        let reason = model.reason.map { [Span.aside($0)] } ?? []
        let removal = model.removal.map { [Span.aside($0)] } ?? []
        let author = Span(model.author, .author)
        let second = model.removal.map { [Span($0, .quiet), .aside(""), author] } ?? [author]
        self.init(
            number: model.number, picture: model.photo.omittingAltText(repeatedIn: model.title),
            caption: [Line(first), Line(second + reason)], remarks: model.because,
            facts: model.facts.map { Line($0, .quiet) },
            text: model.byline.map { Line(first + [Span(" "), Span($0, .author)] + removal + reason) })
    }
}
