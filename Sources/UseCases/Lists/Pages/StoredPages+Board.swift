import GalleryCore

extension StoredPages {
    init(boards: any BoardsStore) {
        self.init { (list, last, count) throws(StoreError) -> PhotoList in
            guard case .board(let id, let query) = list else { return PhotoList(hasMore: false) }
            let found = try boards.photos(of: id, matching: query, after: last, count: count + 1)
            let hasMore = found.count > count
            // Matches are counted only if they fit one page.
            let counted = last == nil && !hasMore ? found.count : nil
            return PhotoList(
                photos: found.prefix(count).map(\.photo),
                total: query.isEmpty ? try boards.board(id)?.count : counted, hasMore: hasMore)
        }
    }
}
