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
        let condition = condition(of: query, annotated), counted = count(condition, of: query)
        let ids = rows("id", of: query, condition, limit: counted == nil ? -1 : number * size) { $0.int(0) }
        let photos = database.read { db in
            try ids.dropFirst((number - 1) * size).prefix(size).compactMap { id in
                try db.row("SELECT photo FROM fileContent WHERE id = ?", [id])?.text(0).flatMap(
                    StoredPhoto.photo)
            }
        }
        return (photos ?? [], counted ?? ids.count)
    }

    /// Number of files with the words of a query, which the full-text index counts without a look at the files; `nil`
    /// if the query has other conditions, or the index has files of other folders.
    private func count(_ condition: FileCondition, of query: FolderQuery) -> Int? {
        guard let match = condition.match else { return nil }
        let folder = FolderQuery(query.path).bytes + [UInt8(ascii: "/")]
        let count = database.read { db -> Int64? in
            let ends = try db.row("SELECT (SELECT min(path) FROM file), (SELECT max(path) FROM file)")
            guard let ends, [0, 1].allSatisfy({ ends.bytes($0)?.starts(with: folder) == true }) else {
                return nil
            }
            return try db.number("SELECT count(*) FROM fileWords WHERE fileWords MATCH ?", [match])
        }
        return (count ?? nil).map(Int.init)
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
            "path, size, width, height, color, look", of: query.sortedByName,
            condition(of: query, annotated), where: "look <> x''"
        ) {
            IndexedFile($0)
        }
    }

    /// Addresses of those that were not decoded yet.
    func undecoded(in query: FolderQuery, annotated: FileCondition.Annotated) -> [String] {
        rows("path", of: query.sortedByName, condition(of: query, annotated), where: "look IS NULL") {
            $0.bytes(0).map { FileAddress.of($0) }
        }
    }

    /// Values of the rows of a query, in its order; of all, unless `limit` is positive. One pass also counts them: to
    /// count 10,000 rows and then sort the first of them takes a fourth longer.
    private func rows<Value: Sendable>(
        _ columns: String, of query: FolderQuery, _ condition: FileCondition, where state: String? = nil,
        limit: Int = -1, _ value: (Row) -> Value?
    ) -> [Value] {
        let filters = query.search?.filtersOfTexts ?? [:]
        let photo = filters.isEmpty ? "" : ", photo"
        let table = state == nil && filters.isEmpty ? "file" : "file JOIN fileContent USING (id)"
        let order = order(of: query)
        let values = database.read { db -> [Value] in
            let rows = try db.cursor(
                """
                SELECT \(columns)\(photo) FROM \(table) WHERE \(state ?? "TRUE") AND \(condition.sql)
                ORDER BY \(order.sql) LIMIT ?
                """,
                StatementArguments(condition.arguments + order.arguments + [limit]))
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
