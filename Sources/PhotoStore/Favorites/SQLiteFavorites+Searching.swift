import GRDB
public import GalleryCore

extension SQLiteFavorites: FavoritesSearching {
    /// Unreadable rows are left out, so a page may be shorter than `count`.
    public func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> Page<Photo> {
        guard !query.isEmpty else { return Page(items: [], total: 0, hasMore: false) }
        // Another process may have changed photos without updating the index. Each write updates it, even an empty one.
        if try database.read(PhotoWords.areStale) { try? database.write { _ in } }
        return try database.read { db in
            guard let order = query.order else {
                return try Self.page(of: query, after: photo, count: count, in: db)
            }
            let found = try Self.page(of: query.unordered, after: nil, count: .max - 1, in: db).items
            let sorted = order.sorted(found)
            let start = photo.flatMap { last in sorted.firstIndex { $0.id == last } }.map { $0 + 1 } ?? 0
            let rest = sorted.dropFirst(start)
            return Page(items: Array(rest.prefix(count)), total: found.count, hasMore: rest.count > count)
        }
    }

    private static func page(
        of query: WordQuery, after photo: PhotoID?, count: Int, in db: Database
    ) throws -> Page<Photo> {
        guard !query.parts.isEmpty else {
            return try Self.filtered(by: query, after: photo, count: count, in: db)
        }
        let last = try photo.flatMap { try FavoriteRow.find($0, in: db)?.number }
        func taken(_ number: Int64) throws -> FavoriteRow? {
            guard let row = try FavoriteRow.favorite(number, in: db) else { return nil }
            let isMatch = try row.photo.map(query.matches) != false && isAnnotated(row, as: query, in: db)
            return isMatch ? row : nil
        }
        return try WordMatches(query, in: "photoWords", db)
            .page(
                below: last, count: count,
                counts: {
                    try query.filters.isEmpty && !query.isAnnotated
                        ? FavoriteRow.isFavorite($0, in: db) : taken($0) != nil
                },
                taken, photo: \.photo)
    }

    private static func isAnnotated(
        _ row: FavoriteRow, as query: WordQuery, in db: Database
    ) throws -> Bool {
        if query.hasNote, row.note.isEmpty { return false }
        guard !query.tags.isEmpty else { return true }
        let tags = try SQLiteAnnotations.tags(of: row.number, in: db)
        return query.tags.allSatisfy { tag in tags.contains { Board.isSame($0, tag) } }
    }

    /// Favorites that match a query without words, newest first. `total` is `nil` unless the first page has all.
    private static func filtered(
        by query: WordQuery, after photo: PhotoID?, count: Int, in db: Database
    ) throws -> Page<Photo> {
        let rows = try FavoriteRow.following(photo, in: db)
        var photos: [Photo] = []
        while photos.count <= count, let row = try rows.next() {
            if let photo = row.photo, query.matches(photo), try isAnnotated(row, as: query, in: db) {
                photos.append(photo)
            }
        }
        return Page(
            items: Array(photos.prefix(count)),
            total: photo == nil && photos.count <= count ? photos.count : nil, hasMore: photos.count > count)
    }

    public func indexBytes() throws(StoreError) -> Int {
        let texts = (0...6).map { "coalesce(length(CAST(c\($0) AS BLOB)), 0)" }.joined(separator: " + ")
        return try database.read { db in
            try Int.fetchOne(
                db,
                sql: """
                    SELECT (SELECT sum(length(block)) FROM photoWords_data)
                    + (SELECT sum(\(texts)) FROM photoWords_content)
                    """) ?? 0
        }
    }
}
