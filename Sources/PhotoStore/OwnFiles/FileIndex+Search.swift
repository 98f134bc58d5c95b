import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization

extension FileIndex {
    /// Matching files of a page, which begins with 1; the total is that of all pages. `annotated`: as for
    /// `FileCondition`.
    func page(
        _ number: Int, of query: FolderQuery, size: Int, annotated: FileCondition.Annotated
    ) -> (photos: [Photo], total: Int) {
        if number == 1 { shuffle.withLock { $0 = Int.random(in: 0..<1 << 30) * 2 + 1 } }
        let ids = rows("id", of: query, annotated) { $0.int(0) }
        let photos = database.read { db in
            try ids.dropFirst((number - 1) * size).prefix(size).compactMap { id in
                try db.row("SELECT photo FROM fileContent WHERE id = ?", [id])?.text(0).flatMap(
                    StoredPhoto.photo)
            }
        }
        return (photos ?? [], ids.count)
    }

    private func condition(
        of query: FolderQuery, _ annotated: FileCondition.Annotated
    ) -> FileCondition {
        let folders = [query.path] + query.others
        return FileCondition(
            query.search, below: folders.map { FolderQuery($0).bytes }, annotated: annotated)
    }

    /// Decoded files of a search or of a folder and those below, by path; without files that could not be decoded.
    func files(of query: FolderQuery, annotated: FileCondition.Annotated) -> [IndexedFile] {
        rows(
            "path, size, width, height, color, look", of: query.sortedByName, where: "look <> x''", annotated
        ) {
            IndexedFile($0)
        }
    }

    /// Addresses of those that were not decoded yet.
    func undecoded(in query: FolderQuery, annotated: FileCondition.Annotated) -> [String] {
        rows("path", of: query.sortedByName, where: "look IS NULL", annotated) {
            $0.bytes(0).map { FileAddress.of($0) }
        }
    }

    /// Values of the rows of a query, in its order. One pass counts them, too: to count 10,000 matches and then sort
    /// the first of them takes a fourth longer.
    private func rows<Value: Sendable>(
        _ columns: String, of query: FolderQuery, where state: String? = nil,
        _ annotated: FileCondition.Annotated,
        _ value: (Row) -> Value?
    ) -> [Value] {
        let condition = condition(of: query, annotated), filters = query.search?.filtersOfTexts ?? [:]
        let photo = filters.isEmpty ? "" : ", photo"
        let table = state == nil && filters.isEmpty ? "file" : "file JOIN fileContent USING (id)"
        let order = order(of: query)
        let values = database.read { db -> [Value] in
            let rows = try db.cursor(
                """
                SELECT \(columns)\(photo) FROM \(table) WHERE \(state ?? "TRUE") AND \(condition.sql)
                ORDER BY \(order.sql)
                """,
                StatementArguments(condition.arguments + order.arguments))
            var values: [Value] = []
            while let row = try rows.next() {
                guard
                    filters.isEmpty
                        || row.text(row.count - 1).flatMap(StoredPhoto.photo)?.matches(filters) == true,
                    let value = value(row)
                else { continue }
                values.append(value)
            }
            return values
        }
        return values ?? []
    }

    private func order(of query: FolderQuery) -> (sql: String, arguments: [(any DatabaseValueConvertible)?]) {
        let isReversed = query.isReversed
        return switch query.order {
        case .name: (isReversed ? "sort DESC, path DESC" : "sort, path", [])
        case .date: ("modified \(isReversed ? "" : "DESC"), sort, path", [])
        case .size: ("size \(isReversed ? "" : "DESC"), sort, path", [])
        case .random: ("id * ? & ?", [shuffle.withLock(\.self), Int(Int32.max)])
        }
    }
}

extension FolderQuery {
    fileprivate var sortedByName: FolderQuery {
        var query = self
        query.order = .name
        query.isReversed = false
        return query
    }
}

extension SearchQuery {
    /// Filters that SQL cannot apply: licenses are compared by their meaning, texts without regard to accents.
    fileprivate var filtersOfTexts: [FilterName: String] {
        filters.filter { [.license, .name, .author].contains($0.key) }
    }
}

extension Photo {
    fileprivate func matches(_ filters: [FilterName: String]) -> Bool {
        filters.allSatisfy { $0.key.matches(self, $0.value) }
    }
}
