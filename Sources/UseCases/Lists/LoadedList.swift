import FoundationEssentials
import GalleryCore

/// Loaded part of a list. Of a long list, only the last few hundred photos stay in memory.
struct LoadedList {
    /// Number of photos written to the spill file at once.
    private static let piece = 60
    /// Number of photos that always stay in memory.
    private static let window = 300

    private(set) var list = PhotoList()
    private(set) var nextPage: Int
    /// Time when the list was started, or when its stored photos were loaded.
    let began: Date
    /// Hashes of identifiers, seeded per process. A list of a million photos has a collision in one of 40 million runs.
    private var loadedIDs: Set<Int> = []

    init(edition: Int = 0, nextPage: Int = 1) {
        self.nextPage = nextPage
        began = Date()
        list.edition = edition
    }

    /// Starts with stored photos; the first page is appended to them.
    init(_ photos: [Photo], from date: Date) {
        nextPage = 1
        began = date
        list.photos = photos
        loadedIDs = Set(photos.map(\.id.hashValue))
    }

    /// Appends the new photos of a page; returns false if all are known.
    mutating func append(_ page: PhotoList, spillFile: (any PhotoSpilling)?) -> Bool {
        let fresh = page.photos.filter { loadedIDs.insert($0.id.hashValue).inserted }
        list.photos += fresh
        list.total = page.total.flatMap { $0 >= 0 ? $0 : nil }
        list.folders = max(list.folders, page.folders)
        list.hasMore = page.hasMore
        list.notes = page.notes
        list.reasons.merge(page.reasons) { first, _ in first }
        list.twins.merge(page.twins) { first, _ in first }
        nextPage += 1
        if let spillFile { spill(on: spillFile) }
        return !fresh.isEmpty
    }

    mutating func end() { list.hasMore = false }

    /// Moves the first photos to the spill file. If it cannot be written, they stay in memory.
    private mutating func spill(on spillFile: any PhotoSpilling) {
        while list.photos.count >= Self.window + Self.piece {
            let first = list.photos.prefix(Self.piece)
            guard list.earlier.append(first, on: spillFile) else { return }
            for photo in first { list.reasons[photo.id] = nil }
            list.photos.removeFirst(Self.piece)
        }
    }
}
