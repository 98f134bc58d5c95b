public import FoundationEssentials
public import GalleryCore

/// Owns the photos of all lists. Until restarted, a list only grows at its end, so printed numbers stay valid.
public actor PhotoLists {
    private struct PageName: Hashable {
        let list: PhotoListID
        let number: Int
        let last: PhotoID?
    }

    /// Maximum number of lists; beyond it, the least recently used is dropped.
    private let capacity = 64
    private let source: any PageSource
    private let spillFile: (any PhotoSpilling)?
    private let requests = RequestCoalescer<PageName, Result<PhotoList, CatalogError>>(
        cancelled: .failure(.cancelled))
    private var entries: [PhotoListID: LoadedList] = [:]
    private var recent: [PhotoListID] = []
    /// Lists that the next load restarts.
    private var renewed: Set<PhotoListID> = []
    /// Earlier editions of restarted lists, for going back.
    private var earlier: [(id: PhotoListID, loaded: LoadedList)] = []
    private var editions = 0
    /// Zero-based index of the photo that a list shows next.
    private var positions: [PhotoListID: Int] = [:]
    /// Prefetched page that `more` has not used yet.
    private var prefetched: (name: PageName, page: PhotoList)?

    /// If `spillFile` is `nil`, long lists stay in memory.
    public init(source: any PageSource, spillFile: (any PhotoSpilling)? = nil) {
        self.source = source
        self.spillFile = spillFile
    }

    public func list(_ id: PhotoListID) -> PhotoList { entries[id]?.list ?? PhotoList() }

    /// Loads the next page that has a photo new to the list. A failed page is requested again by the next call.
    public func more(_ id: PhotoListID) async throws(CatalogError) -> PhotoList {
        touch(id)
        if renewed.remove(id) != nil {
            let current = entries[id]
            // Restarted recommendations begin with the next page, so that no photo is recommended twice.
            let number = id.isRecommended && current?.list.hasMore == true ? current?.nextPage ?? 1 : 1
            let first = try await source.page(number, of: id, after: nil)
            if let current { earlier = earlier.suffix(7) + [(id, current)] }
            editions += 1
            entries[id] = LoadedList(edition: editions, nextPage: number)
            if prefetched?.name.list == id { prefetched = nil }
            if append(first, to: id) || !first.hasMore { return list(id) }
        }
        // A service may repeat pages; four without a new photo end the list.
        for _ in 0..<4 {
            let entry = entries[id] ?? LoadedList()
            guard entry.list.hasMore else { return entry.list }
            let page = try await page(nextPage(of: id))
            // Drops the page if another call has loaded it or restarted the list during the request.
            let current = entries[id] ?? LoadedList()
            guard current.nextPage == entry.nextPage, current.list.edition == entry.list.edition else {
                return current.list
            }
            if append(page, to: id) { return list(id) }
        }
        entries[id]?.end()
        return list(id)
    }

    /// List including the next page, which is kept for `more`; `nil` at the end, on failure, or at a low request limit.
    public func prefetched(_ id: PhotoListID) async -> PhotoList? {
        guard var entry = entries[id], entry.list.hasMore, !renewed.contains(id) else { return nil }
        let name = nextPage(of: id)
        if prefetched?.name != name {
            guard source.allowsPrefetching(in: id), let page = try? await page(name) else { return nil }
            guard !Task.isCancelled, nextPage(of: id) == name else { return nil }
            prefetched = (name, page)
        }
        guard let page = prefetched?.page, entry.append(page, spillFile: nil) else { return nil }
        return entry.list
    }

    private func nextPage(of id: PhotoListID) -> PageName {
        let entry = entries[id] ?? LoadedList()
        return PageName(
            list: id, number: entry.nextPage, last: entry.nextPage > 1 ? entry.list.photos.last?.id : nil)
    }

    /// Page from a finished or running prefetch, else from a new request.
    private func page(_ name: PageName) async throws(CatalogError) -> PhotoList {
        if let prefetched, prefetched.name == name {
            self.prefetched = nil
            return prefetched.page
        }
        return try await requests.outcome(of: name) { [source] in
            do throws(CatalogError) {
                return .success(try await source.page(name.number, of: name.list, after: name.last))
            } catch {
                return .failure(error)
            }
        }.get()
    }

    /// The next load restarts the list. Until that load succeeds, the list is unchanged.
    public func reset(_ id: PhotoListID) { if entries[id] != nil { renewed.insert(id) } }

    /// Restores an earlier edition of a restarted list, so that going back continues the printed list.
    public func restore(_ id: PhotoListID, as snapshot: PhotoList) {
        renewed.remove(id)
        guard let now = entries[id], now.list.edition != snapshot.edition,
            let index = earlier.firstIndex(where: {
                $0.id == id && $0.loaded.list.edition == snapshot.edition
            }
            )
        else { return }
        entries[id] = earlier.remove(at: index).loaded
        earlier.append((id, now))
        if prefetched?.name.list == id { prefetched = nil }
    }

    public func resetAll() {
        entries = [:]
        earlier = []
        renewed = []
        positions = [:]
        prefetched = nil
    }

    /// Makes the list continue at a photo, by its zero-based index.
    public func setPosition(_ index: Int, in id: PhotoListID) { positions[id] = index }

    /// Returns and clears the index set by `setPosition`; `nil` if not set.
    public func takePosition(in id: PhotoListID) -> Int? { positions.removeValue(forKey: id) }

    /// Time when the first page or the stored photos were loaded; `nil` if the list is not loaded.
    public func began(_ id: PhotoListID) -> Date? { entries[id]?.began }

    /// Starts a list with stored photos; pages of the service are appended.
    public func seed(_ id: PhotoListID, with photos: [Photo], from date: Date) {
        touch(id)
        renewed.remove(id)
        entries[id] = LoadedList(photos, from: date)
    }

    private func append(_ page: PhotoList, to id: PhotoListID) -> Bool {
        entries[id, default: LoadedList()].append(page, spillFile: spillFile)
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
