import GalleryCore
import TextLayout
import Viper
import Wording

struct DetailView: ModuleView, DetailDisplay {
    typealias Model = DetailModel

    let console: any Console

    var canvas: Canvas { console.canvas }

    var stage: PhotoFullScreen? { console.stage.map(PhotoFullScreen.init) }

    var verbs: [Verb] { DetailVerbs.all }

    let prefetchedCommands: Set = ["next", "prev", "slideshow", ""]

    let keys: [ScreenKey: String] = [
        .altRight: "next", .altLeft: "prev", .altUp: "back", .altPlus: "zoom in", .altMinus: "zoom out",
        .shiftLeft: "left", .shiftRight: "right", .shiftUp: "up", .shiftDown: "down",
    ]

    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> DetailEvent? {
        switch command.name {
        case "next", "": return .next
        case "prev": return .previous
        case "info": return .info
        case "zoom": return .zoom(try ZoomWords.change(command.arguments))
        case "left", "right", "up", "down": return PanDirection(rawValue: command.name).map(DetailEvent.pan)
        case "full": return .full
        case "slideshow": return .slideshow(try SlideshowWords.pause(command.arguments))
        case "refresh": return .refresh
        case "open" where !PhotoVerbs.namesPhotos(command): throw UsageError(.nothing(Phrases.openHere))
        default: return try PhotoVerbs.action(for: command, numbers: numbers).map(DetailEvent.photo)
        }
    }

    func blocks(for model: DetailModel) -> [Block] {
        var blocks: [Block] = []
        if let place = model.place { blocks.append(.line(Line(place, .heading))) }
        if let photo = model.photo { blocks.append(.picture(photo.seen(through: model.viewport))) }
        if let title = model.title {
            let heart = model.isFavorite ? [Span.heart] : []
            let author = model.author.map { [Span(" "), Span($0, .author, link: model.links?.author)] } ?? []
            blocks.append(.line(Line(heart + [Span(title, .title, link: model.links?.page)] + author)))
        }
        if let facts = model.facts {
            let license = model.links?.licenseName ?? ""
            blocks.append(.line(Line(facts, .quiet, linking: license, to: model.links?.license)))
        }
        if let tags = model.tags { blocks.append(.line(Line(tags, .quiet))) }
        blocks += model.remarks.map { .line(Line($0)) } + card(model.details)
        if audience.isProgram, let record = model.record { blocks.append(.record(record)) }
        return blocks + model.notes.blocks(for: console.audience)
    }

    /// Labels in a column of their own, beside which long values go on.
    private func card(_ facts: [PhotoFact]) -> [Block] {
        let width = (facts.map(\.label.count).max() ?? 0) + 2
        return facts.map { fact in
            let label = fact.label + String(repeating: " ", count: width - fact.label.count)
            let role: TextStyle =
                switch fact.kind {
                case .text: .plain
                case .link: .link
                case .aside: .quiet
                }
            let link = fact.kind == .link ? fact.value : nil
            return .line(Line([Span(label, .quiet), Span(fact.value, role, link: link)], hang: width))
        }
    }
}
