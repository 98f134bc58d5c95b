import GRDB
public import GalleryCore

extension SQLiteFavorites: FavoritesSearching {
    /// Counted no further: a person reads pages, not totals.
    private static let counted = 1_000

    /// See the port. Rows that cannot be read are left out, so a page may be shorter.
    public func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> Page<Photo> {
        guard !query.isEmpty else { return Page(items: [], total: 0, hasMore: false) }
        // Another program may have changed photos.
        if try database.read(PhotoWords.areStale) { try? database.write { _ in } }
        return try database.read { db in
            let last = try photo.flatMap { try FavoriteRow.find($0, in: db)?.number }
            // One more than wanted tells whether any follow.
            let rows = try FavoriteRow.matching(query, below: last ?? .max, count: count + 1, in: db)
            let total = try FavoriteRow.count(matching: query, upTo: Self.counted + 1, in: db)
            return Page(
                items: rows.prefix(count).compactMap(\.photo),
                total: total > Self.counted ? nil : total, hasMore: rows.count > count)
        }
    }

    /// Bytes that the index of words takes.
    public func indexBytes() throws(StoreError) -> Int {
        try database.read { db in
            try Int.fetchOne(
                db,
                sql: """
                    SELECT (SELECT sum(length(block)) FROM photoWords_data)
                    + (SELECT sum(length(CAST(c0 || c1 || c2 || c3 || c4 || c5 || c6 AS BLOB)))
                    FROM photoWords_content)
                    """) ?? 0
        }
    }
}
