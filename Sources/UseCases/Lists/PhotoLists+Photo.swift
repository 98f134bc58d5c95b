public import GalleryCore

extension PhotoLists {
    /// Photo at a zero-based index and the total, loading pages if needed; `nil` past the end.
    public func photo(
        at index: Int, of id: PhotoListID
    ) async throws(CatalogError) -> (photo: Photo, total: Int?)? {
        guard index >= 0 else { return nil }
        var loaded = list(id)
        while index >= loaded.count, loaded.hasMore { loaded = try await more(id) }
        return Self.photo(at: index, in: loaded)
    }

    /// Like `photo(at:of:)`, but at most prefetches the next page; `nil` if that fails or the request limit forbids it.
    public func nearby(at index: Int, of id: PhotoListID) async -> (photo: Photo, total: Int?)? {
        guard index >= 0 else { return nil }
        let loaded = list(id)
        if let found = Self.photo(at: index, in: loaded) { return found }
        guard index == loaded.count, let grown = await prefetched(id) else { return nil }
        return Self.photo(at: index, in: grown)
    }

    /// If the list is completely loaded, the total is its number of photos.
    private static func photo(at index: Int, in list: PhotoList) -> (photo: Photo, total: Int?)? {
        list[index].map { ($0, list.hasMore ? list.total : list.count) }
    }
}
