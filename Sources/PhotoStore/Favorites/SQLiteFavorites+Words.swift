import GRDB
public import GalleryCore

extension SQLiteFavorites: FavoritesSearching {
    /// See the port. Rows that cannot be read are left out, so a page may be shorter.
    public func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> Page<Photo> {
        guard !query.isEmpty else { return Page(items: [], total: 0, hasMore: false) }
        // Another program may have changed photos.
        if try database.read(PhotoWords.areStale) { try? database.write { _ in } }
        return try database.read { db in
            let last = try photo.flatMap { try FavoriteRow.find($0, in: db)?.number }
            return try WordMatches(query, in: "photoWords", db)
                .page(
                    below: last, count: count, counts: { try FavoriteRow.isFavorite($0, in: db) },
                    { try FavoriteRow.favorite($0, in: db) }, photo: \.photo)
        }
    }

    /// Bytes that the index of words takes.
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
