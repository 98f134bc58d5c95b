import FoundationEssentials
import GalleryCore

/// A list as far as it is loaded. Of a long one only the last few hundred photos stay in memory.
struct LoadedList {
    /// Photos put away at once.
    private static let piece = 60
    /// Photos that stay.
    private static let window = 300

    private(set) var list = PhotoList()
    /// The number of the next page.
    private(set) var nextPage: Int
    /// When it was begun, or what it begins with came.
    let began: Date
    /// Each photo by a number of its own for this run of the program: two of a million share one in one run of forty
    /// million.
    private var known: Set<Int> = []

    init(edition: Int = 0, nextPage: Int = 1) {
        (self.nextPage, began) = (nextPage, Date())
        list.edition = edition
    }

    /// Begins with photos from elsewhere; the first page comes behind them.
    init(_ photos: [Photo], from date: Date) {
        (nextPage, began) = (1, date)
        list.photos = photos
        known = Set(photos.map(\.id.hashValue))
    }

    /// Puts what is new on the next page behind the rest; false when nothing was.
    mutating func append(_ page: PhotoList, shelf: (any PhotoSpilling)?) -> Bool {
        let fresh = page.photos.filter { known.insert($0.id.hashValue).inserted }
        list.photos += fresh
        list.total = page.total.flatMap { $0 >= 0 ? $0 : nil }
        list.hasMore = page.hasMore
        list.notes = page.notes
        list.reasons.merge(page.reasons) { first, _ in first }
        nextPage += 1
        if let shelf { putAway(on: shelf) }
        return !fresh.isEmpty
    }

    /// Nothing comes any more.
    mutating func end() { list.hasMore = false }

    /// In a full shelf there is no room: then they stay.
    private mutating func putAway(on shelf: any PhotoSpilling) {
        while list.photos.count >= Self.window + Self.piece {
            let first = list.photos.prefix(Self.piece)
            guard list.earlier.append(first, on: shelf) else { return }
            for photo in first { list.reasons[photo.id] = nil }
            list.photos.removeFirst(Self.piece)
        }
    }
}
