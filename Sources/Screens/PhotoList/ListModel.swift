import GalleryCore
import TextLayout
import Wording

/// What a list screen shows: finished strings and picture references.
struct ListModel: Equatable, Sendable {
    /// The parts of the screen, where there are several.
    var sections: Sections?
    /// Where one is; nil when only notes are shown.
    var place: String?
    /// How many there are, or where they come from.
    var aside: String?
    /// The cards from the start of the screenful on; the screen takes what it has room for.
    var cards: [CardModel] = []
    /// The cards for a program; none for people.
    var records: [Record] = []
    /// A heading and numbered lines, as for earlier searches.
    var choices: [Choices] = []
    /// Terms that the list can be narrowed by.
    var terms: [String] = []
    var notes: [Note] = []
    /// The last line, for each number of cards that may find room, from none to all.
    var positions: [String] = []

    struct Choices: Equatable, Sendable {
        let heading: String
        /// Numbered from 1 when `isNumbered`.
        let lines: [String]
        let isNumbered: Bool
    }
}

/// A card of a list.
struct CardModel: Equatable, Sendable {
    let number: Int
    let photo: Picture
    let title: String
    let author: String
    let isFavorite: Bool
    /// Its section of a board, or that its picture is not stored.
    var reason: String?
    /// Why it is recommended, in several wordings, the longest first.
    var because: [String] = []
}

extension ListModel {
    /// A screenful of a list: its cards from `pager.start` on, at most `limit`. `sections`: of a board.
    init(
        _ id: PhotoListID, _ pager: ListPager, titled title: ListTitle = ListTitle(), hearts: Set<PhotoID>,
        sections: [PhotoID: String] = [:], terms: [String] = [], notes: [Note] = [], limit: Int? = nil,
        isForProgram: Bool = false
    ) {
        let photos = pager.upcoming.prefix(limit ?? .max)
        place = Phrases.place(id, title)
        let isMixed = Set(photos.map(\.id.service)).count > 1
        aside = pager.list.total.map { Phrases.photos(max($0, pager.list.count)) }
        cards = photos.enumerated().map { offset, photo in
            CardModel(
                number: pager.start + offset + 1, photo: Picture(photo),
                title: Phrases.title(of: photo),
                author: Phrases.name(of: photo.author, on: isMixed ? photo.id.service : nil),
                isFavorite: hearts.contains(photo.id),
                reason: sections[photo.id],
                because: pager.list.reasons[photo.id].map(Phrases.remarks(on:)) ?? [])
        }
        if isForProgram {
            records = photos.enumerated().map { offset, photo in
                Record(
                    photo, number: pager.start + offset + 1,
                    isFavorite: id == .favorites || hearts.contains(photo.id),
                    reason: pager.list.reasons[photo.id].flatMap(Phrases.because),
                    section: sections[photo.id])
            }
        }
        // They belong to the list and stand where it begins.
        if pager.start == 0 { self.terms = terms }
        self.notes = notes
        if !cards.isEmpty {
            positions = (0...cards.count).map { room in
                let isLast = pager.start + room == pager.list.count && !pager.list.hasMore
                return Phrases.position(
                    from: pager.start, shown: pager.start + room, total: pager.list.total, hasMore: !isLast)
            }
        }
        if pager.list.count == 0, !pager.list.hasMore {
            self.notes += Phrases.empty(id, title).map(Note.info)
        }
    }

    /// Says of which of them no picture is stored although they are favorites or on a board.
    mutating func note(withoutPictures ids: Set<PhotoID>) {
        for index in cards.indices {
            guard let photo = cards[index].photo.subject(as: Photo.self), ids.contains(photo.id) else {
                continue
            }
            cards[index].reason = Phrases.pictureToCome
        }
    }
}

/// The names of the sections of a screen, of which one is shown.
struct Sections: Equatable, Sendable {
    /// The most columns of a name.
    private static let longest = 24
    private static let gap = Span("  ")
    private static let more = Line("…", .quiet)

    let names: [String]
    let current: Int
}

extension Sections {
    /// One line: the current one between brackets, beside it as many of the others as there is room for.
    func line(in width: Int) -> Line {
        guard names.indices.contains(current) else { return Line([]) }
        let parts = names.indices.map { part($0, in: width) }
        var (low, high) = (current, current)
        var before = (-1, -1)
        // On both sides alike, so that both neighbors are seen where there is room for them.
        while (low, high) != before {
            before = (low, high)
            if high + 1 < names.count, joined(parts, low...high + 1).width <= width { high += 1 }
            if low > 0, joined(parts, low - 1...high).width <= width { low -= 1 }
        }
        return joined(parts, low...high).clipped(to: width)
    }

    private func joined(_ parts: [Line], _ shown: ClosedRange<Int>) -> Line {
        var lines = Array(parts[shown])
        if shown.lowerBound > 0 { lines.insert(Self.more, at: 0) }
        if shown.upperBound < names.count - 1 { lines.append(Self.more) }
        return Line(lines.map(\.spans).joined(separator: [Self.gap]).map(\.self))
    }

    private func part(_ index: Int, in width: Int) -> Line {
        let isCurrent = index == current
        let name = Line(names[index], isCurrent ? .heading : .quiet)
            .clipped(to: min(Self.longest, max(4, width - 8)))
        return isCurrent ? Line([Span("[", .heading)] + name.spans + [Span("]", .heading)]) : name
    }
}
