import GRDB
import GalleryCore

extension FileIndex {
    /// Matching files of a page, which begins with 1; the total is that of all pages. `annotated`: as for
    /// `FileCondition`.
    func page(
        _ number: Int, of query: FolderQuery, size: Int, annotated: FileCondition.Annotated
    ) -> (photos: [Photo], total: Int) {
        if number == 1, query.order == .random { orders.startRandomOrder(of: query) }
        let condition = condition(of: query, annotated)
        let page = database.read { db -> (photos: [Photo], total: Int) in
            let all = try orders.identifiers(of: query, db)
            let found = try FoundFiles(condition, among: query.isReversed ? all.reversed() : all, in: db)
            let photos = try found.page((number - 1) * size..<number * size, in: db).compactMap { id in
                try db.row("SELECT photo FROM fileContent WHERE id = ?", [id])?.text(0).flatMap(
                    StoredPhoto.photo)
            }
            return (photos, found.count)
        }
        return page ?? ([], 0)
    }

    private func condition(
        of query: FolderQuery, _ annotated: FileCondition.Annotated
    ) -> FileCondition {
        let folders = [query.path] + query.others
        return FileCondition(
            query.search, below: folders.map { FolderQuery($0).bytes }, annotated: annotated
        ) { license in
            // Licenses are compared by their meaning.
            let codes =
                database.read { try $0.rows("SELECT DISTINCT license FROM file").map { $0.text(0) } } ?? []
            return codes.compactMap(\.self).filter {
                FilterName.license.matches(License(code: $0, name: $0), license)
            }
        }
    }

    /// Decoded files of a search or of a folder and those below, by path; without files that could not be decoded.
    func files(of query: FolderQuery, annotated: FileCondition.Annotated) -> [IndexedFile] {
        let condition = condition(of: query, annotated)
        return rows(
            """
            SELECT path, size, width, height, color, look
            FROM file JOIN filePath USING (id) JOIN fileContent USING (id)
            WHERE colors <> '' AND \(condition.inFolders) ORDER BY sort, path
            """, condition
        ) { IndexedFile($0) }
    }

    /// Addresses of those that were not decoded yet.
    func undecoded(in query: FolderQuery, annotated: FileCondition.Annotated) -> [String] {
        let condition = condition(of: query, annotated)
        return rows(
            """
            SELECT path FROM filePath WHERE id IN (SELECT id FROM file WHERE colors IS NULL AND \(condition.inFolders))
            ORDER BY sort, path
            """, condition
        ) { $0.bytes(0).map { FileAddress.of($0) } }
    }

    private func rows<Value: Sendable>(
        _ sql: String, _ condition: FileCondition, _ value: (Row) -> Value?
    ) -> [Value] {
        let values = database.read { db -> [Value] in
            let rows = try db.cursor(
                sql, StatementArguments(condition.folders.arguments + condition.arguments))
            var values: [Value] = []
            while let row = try rows.next() { if let value = value(row) { values.append(value) } }
            return values
        }
        return values ?? []
    }
}
