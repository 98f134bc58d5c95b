import GRDB
public import GalleryCore

extension SQLiteFavorites: FavoritesSearching {
    /// Unreadable rows are left out, so a page may be shorter than `count`.
    public func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> Page<Photo> {
        guard !query.isEmpty else { return Page(items: [], total: 0, hasMore: false) }
        // Another process may have changed photos.
        if try database.read(PhotoWords.areStale) { try? database.write { _ in } }
        return try database.read { db in
            guard !query.parts.isEmpty else {
                return try Self.filtered(by: query, after: photo, count: count, in: db)
            }
            let last = try photo.flatMap { try FavoriteRow.find($0, in: db)?.number }
            func taken(_ number: Int64) throws -> FavoriteRow? {
                guard let row = try FavoriteRow.favorite(number, in: db) else { return nil }
                return row.photo.map(query.matches) == false ? nil : row
            }
            return try WordMatches(query, in: "photoWords", db)
                .page(
                    below: last, count: count,
                    counts: {
                        try query.filters.isEmpty ? FavoriteRow.isFavorite($0, in: db) : taken($0) != nil
                    },
                    taken, photo: \.photo)
        }
    }

    /// Favorites that match a query of filters only, newest first. `total` is `nil` unless the first page has all of
    /// them.
    private static func filtered(
        by query: WordQuery, after photo: PhotoID?, count: Int, in db: Database
    ) throws -> Page<Photo> {
        let rows = try FavoriteRow.following(photo, in: db)
        var photos: [Photo] = []
        while photos.count <= count, let row = try rows.next() {
            if let photo = row.photo, query.matches(photo) { photos.append(photo) }
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
