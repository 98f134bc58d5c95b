import GalleryCore
import TextLayout
import UseCases
import Wording

struct ListModel: Equatable, Sendable {
    /// List of the cards; `nil` if only notes are shown.
    var id: PhotoListID?
    var heading: String?
    /// Secondary text after the heading, such as the number of photos.
    var aside: String?
    /// Reason of most recommendations, after the heading.
    var reason: String?
    /// Cards from the start of the screenful; those that fit are shown.
    var cards: [CardModel] = []
    var extent = CardExtent.whole
    /// Records of the photos, if a program reads the output.
    var records: [Record] = []
    /// Terms for refining a search, at the start of its list.
    var terms: [String] = []
    var notes: [Note] = []
    /// Hint that is printed only where the grid can be opened.
    var gridHint: Note?
    /// Position lines, indexed by the number of cards that fit.
    var positions: [String] = []
}

extension ListModel {
    /// A screenful: at most `limit` cards from `pager.start`. `removals` are photos removed since the list was loaded.
    /// `annotated` are the photos with the user's texts; `nil` if no program reads the output. `nothing`
    /// replaces the usual note on a list without photos.
    init(
        _ id: PhotoListID, _ pager: ListPager, titled title: ListTitle = ListTitle(), hearts: Set<PhotoID>,
        marks: Set<PhotoID> = [], sections: [PhotoID: String] = [:], removals: Removals = Removals(),
        terms: [String] = [],
        notes: [Note] = [], nothing: Note? = nil, limit: Int? = nil, hasPrompt: Bool = true,
        annotated: [(photo: Photo, annotation: Annotation)]? = nil
    ) {
        let photos = pager.upcoming.prefix(limit ?? .max)
        self.id = id
        heading = Phrases.heading(id, title)
        let isMixed = Set(photos.map(\.id.service)).count > 1
        let folders = pager.list.folders, twins = pager.list.twinSummary
        aside = pager.list.total.map {
            let count = max($0, pager.list.count) - removals.photos.count
            let photos = Phrases.photos((removals.photos.isEmpty ? count : removals.left ?? count) - folders)
            let groups =
                folders > 0 ? Phrases.Files.folders(folders) : twins.map { Phrases.Files.groups($0.groups) }
            return groups.map { $0 + ", " + photos } ?? photos
        }
        let common = pager.list.commonTrait(of: photos)
        reason = common.map { Phrases.because(of: $0.name, isMost: !$0.isOfAll) }
        cards = photos.enumerated().map { offset, photo in
            let twin = pager.list.twins[photo.id]
            let author =
                if let twin, let twins {
                    twin.isBest
                        ? Phrases.Files.best(of: twins.counts[twin.group] ?? 1)
                        : Phrases.Files.copy(of: twins.best[twin.group] ?? 1)
                } else if photo.isWithoutAuthor {
                    Phrases.Files.caption(of: photo) ?? Phrases.noAuthor
                } else { Phrases.name(of: photo.author) }
            let caption =
                twin == nil
                ? Phrases.Files.caption(of: photo, author: author)
                : (title: Phrases.Files.path(of: photo, in: id), author: author)
            return CardModel(
                number: pager.start + offset + 1, photo: Picture(photo),
                title: caption.title, author: caption.author,
                isFavorite: hearts.contains(photo.id), isMarked: marks.contains(photo.id),
                byline: twin != nil || photo.isWithoutAuthor ? nil : Phrases.byline(author),
                facts: Phrases.shortFacts(of: photo, on: isMixed ? photo.id.service : nil),
                status: removals.photos.contains(photo.id) ? Phrases.removedFromList : nil,
                remark: sections[photo.id],
                differences: twin.map { Phrases.Files.differences(of: photo, $0) } ?? [],
                reasons: pager.list.reasons[photo.id].map { Phrases.remarks(on: $0, besides: common?.name) }
                    ?? [])
        }
        if limit == nil, pager.list.hasMore || pager.start + cards.count < pager.list.count { extent = .part }
        if let annotated {
            // A row has a file by its address, and stores may have it by its digest.
            records = zip(photos.map(\.id), annotated).enumerated().compactMap { offset, row in
                let (rowID, item) = row, isRemoved = removals.photos.contains(rowID)
                guard !isRemoved || !rowID.isAddress else { return nil }
                return Record.photo(
                    ListedPhoto(
                        photo: item.photo, number: pager.start + offset + 1,
                        isFavorite: id.isOfFavorites && !isRemoved || hearts.contains(rowID),
                        reason: pager.list.reasons[rowID].flatMap(Phrases.because),
                        section: sections[rowID], annotation: item.annotation,
                        twin: pager.list.twins[rowID]))
            }
        }
        // The terms apply to the whole list, so they are printed only at its start.
        if pager.start == 0 { self.terms = terms }
        self.notes = notes
        if !cards.isEmpty {
            positions = (0...cards.count).map { room in
                let isLast = pager.start + room == pager.list.count && !pager.list.hasMore
                return Phrases.position(
                    from: pager.start, shown: pager.start + room, total: pager.list.total, hasMore: !isLast,
                    hasPrompt: hasPrompt)
            }
        }
        if pager.list.count == 0, !pager.list.hasMore {
            (self.heading, aside) = (nil, nil)
            self.notes.append(nothing ?? .info(Phrases.empty(id, title)))
        }
    }

    /// Marks the cards of these photos, which the demo painted.
    mutating func mark(painted ids: Set<PhotoID>) {
        for index in cards.indices where cards[index].status == nil {
            guard let photo = cards[index].photo.subject(as: Photo.self), ids.contains(photo.id) else {
                continue
            }
            cards[index].status = Phrases.Demo.name
        }
    }

    /// Adds a remark to the cards of these photos, which are favorites or on a board, but have no stored picture.
    mutating func note(withoutPictures ids: Set<PhotoID>) {
        for index in cards.indices {
            guard let photo = cards[index].photo.subject(as: Photo.self), ids.contains(photo.id) else {
                continue
            }
            cards[index].remark = Phrases.pictureToCome
        }
    }
}

/// Groups of files with the same picture in a list: how many, how large, and the numbers of the best files.
private struct TwinSummary {
    var counts: [Int: Int] = [:]
    var best: [Int: Int] = [:]
    var groups: Int { counts.count }
}

extension PhotoList {
    /// `nil` for lists without groups.
    fileprivate var twinSummary: TwinSummary? {
        guard !twins.isEmpty else { return nil }
        var summary = TwinSummary()
        for index in 0..<count {
            guard let twin = self[index].flatMap({ twins[$0.id] }) else { continue }
            summary.counts[twin.group, default: 0] += 1
            if twin.isBest { summary.best[twin.group] = index + 1 }
        }
        return summary
    }

    /// Name of the trait because of which most of several photos are recommended; `nil` without such a trait. A form is
    /// no reason for a page.
    fileprivate func commonTrait(of photos: some Sequence<Photo>) -> (name: String, isOfAll: Bool)? {
        let names = photos.map { photo in
            let traits = reasons[photo.id]?.traits ?? []
            let subjects = traits.filter { if case .orientation = $0 { false } else { true } }
            return Phrases.traitNames(of: Reason(traits: subjects, likes: 0))
        }
        let counts = Dictionary(names.joined().map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let most, names.count > 1, most.value * 2 > names.count else { return nil }
        return (most.key, most.value == names.count)
    }
}

extension PhotoListID {
    /// Whether all photos are favorites, so that a heart on each card would tell nothing.
    var isOfFavorites: Bool {
        switch self {
        case .favorites, .favoritesMatching: true
        default: false
        }
    }

    /// Whether the photos are files of the user's folders.
    var isOfFiles: Bool {
        switch self {
        case .folder, .files, .alike: true
        default: false
        }
    }
}
