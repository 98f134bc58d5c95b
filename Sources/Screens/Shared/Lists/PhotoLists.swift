public import GalleryCore

/// What was loaded of each list: the one owner of that state. Screens hold a list's name and ask here.
///
/// Lists grow at their end only, so a number once printed goes on naming the same photo.
public actor PhotoLists: PhotoListing {
    private struct Entry {
        var list = PhotoList()
        var nextPage = 1
    }

    /// Lists kept at most; the one not used for longest goes.
    private let capacity = 64
    private let source: any PageSource
    private var entries: [PhotoListID: Entry] = [:]
    private var recent: [PhotoListID] = []
    /// Lists to be started over with the next page.
    private var renewed: Set<PhotoListID> = []

    /// Takes the source of all pages.
    public init(source: any PageSource) { self.source = source }

    /// What is known so far, without asking anybody.
    public func list(_ id: PhotoListID) -> PhotoList { entries[id]?.list ?? PhotoList() }

    /// Loads the next page that brings a photo not seen yet. A page that failed is asked for again next time.
    public func more(_ id: PhotoListID) async throws(CatalogError) -> PhotoList {
        touch(id)
        if renewed.remove(id) != nil {
            let first = try await source.page(1, of: id, behind: nil)
            entries[id] = Entry()
            if append(first, to: id) || !first.hasMore { return list(id) }
        }
        // A service may send whole pages of what we have; four in a row mean that nothing new comes.
        for _ in 0..<4 {
            let entry = entries[id] ?? Entry()
            guard entry.list.hasMore else { return entry.list }
            let last = entry.nextPage > 1 ? entry.list.photos.last?.id : nil
            let page = try await source.page(entry.nextPage, of: id, behind: last)
            // Somebody else loaded this page, or started the list anew, while we waited.
            guard (entries[id]?.nextPage ?? 1) == entry.nextPage else { return list(id) }
            let grew = append(page, to: id)
            if grew { return list(id) }
        }
        entries[id]?.list.hasMore = false
        return list(id)
    }

    /// Starts the list over with the next page. Until that has come, and when it does not come, all stays.
    public func reset(_ id: PhotoListID) { if entries[id] != nil { renewed.insert(id) } }

    /// Forgets everything, as when the service changes.
    public func resetAll() {
        entries = [:]
        renewed = []
    }

    /// Begins a list with photos from memory; what the service sends is put behind them.
    public func seed(_ id: PhotoListID, with photos: [Photo]) {
        touch(id)
        renewed.remove(id)
        entries[id] = Entry(list: PhotoList(photos: photos), nextPage: 1)
    }

    private func append(_ page: PhotoList, to id: PhotoListID) -> Bool {
        var entry = entries[id] ?? Entry()
        var known = Set(entry.list.photos.map(\.id))
        let fresh = page.photos.filter { known.insert($0.id).inserted }
        entry.list.photos += fresh
        entry.list.total = page.total.flatMap { $0 >= 0 ? $0 : nil }
        entry.list.hasMore = page.hasMore
        entry.list.notes = page.notes
        entry.list.reasons.merge(page.reasons) { first, _ in first }
        entry.nextPage += 1
        entries[id] = entry
        return !fresh.isEmpty
    }

    private func touch(_ id: PhotoListID) {
        recent.removeAll { $0 == id }
        recent.append(id)
        guard recent.count > capacity else { return }
        let oldest = recent.removeFirst()
        entries[oldest] = nil
        renewed.remove(oldest)
    }
}
