import CommandShell
import GalleryCore
import TextLayout
import Wording

struct DetailView: ModuleView, DetailDisplay {
    typealias Model = DetailModel

    let console: any Console

    var canvas: Canvas { console.canvas }

    var slides: SlideDisplay? { console.fullScreen.map(SlideDisplay.init) }

    func blocks(for model: DetailModel) -> [Block] {
        var blocks: [Block] = []
        if let heading = model.heading { blocks.append(.aside(Line(heading, .heading))) }
        if let photo = model.photo {
            blocks.append(
                .picture(
                    photo.playing().cropped(to: model.viewport).omittingAltText(repeatedIn: model.title ?? "")
                ))
        }
        if let title = model.title {
            let heart = model.isFavorite ? [Span.heart] : []
            let author = model.author.map { [Span(" "), Span($0, .author, link: model.authorLink)] } ?? []
            blocks.append(.aside(Line(heart + [Span(title, .title, link: model.pageLink)] + author)))
        }
        if let about = model.about {
            blocks += shortened(about)
        }
        if let facts = model.facts {
            let line = Line(facts, .quiet, linking: model.licenseName, to: model.licenseLink)
            blocks.append(.aside(line))
        }
        if let tags = model.tags { blocks.append(.aside(Line(tags, .quiet))) }
        blocks += model.remarks.map { .aside(Line($0)) } + card(model.details)
        if audience.isProgram, let record = model.record { blocks.append(.record(record)) }
        return blocks + model.notes.blocks(for: console.audience)
    }

    /// At most three lines of the text.
    private func shortened(_ text: String) -> [Block] {
        let columns = console.screen.columns
        let lines = Line(text).wrapped(to: columns)
        guard lines.count > 3 else { return [.aside(Line(text))] }
        let last = lines[2] + Line(" " + lines[3].text)
        return (lines.prefix(2) + [last.clipped(to: columns)]).map { .aside($0) }
    }

    /// Facts with their labels in a column; long values are wrapped beside the labels, but a long address has rows of
    /// its own, since the terminal wraps it.
    private func card(_ facts: [PhotoFact]) -> [Block] {
        let width = (facts.map(\.label.count).max() ?? 0) + 2
        return facts.flatMap { fact -> [Block] in
            let label = fact.label + String(repeating: " ", count: width - fact.label.count)
            let role: TextStyle =
                switch fact.kind {
                case .text: .plain
                case .link: .link
                case .minor: .quiet
                }
            let link = fact.kind == .link ? fact.value : nil
            let value = Span(fact.value, role, link: link)
            if link != nil, !audience.isProgram, width + value.width > console.screen.columns {
                return [.line(Line(fact.label, .quiet)), .line(Line([value], isUnbroken: true))]
            }
            return [.line(Line([Span(label, .quiet), value], hang: width, isUnbroken: link != nil))]
        }
    }
}
