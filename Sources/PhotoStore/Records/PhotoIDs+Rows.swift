import FoundationEssentials
import GRDB
import GalleryCore

extension Database {
    func photos(
        among ids: [PhotoID], in table: String, where condition: String = "1",
        _ arguments: StatementArguments = StatementArguments()
    ) throws -> Set<PhotoID> {
        var found: Set<PhotoID> = []
        for (service, ids) in Dictionary(grouping: ids, by: \.service) {
            let keys = Dictionary(ids.map { ($0.key.stored, $0) }) { first, _ in first }
            let json = String(decoding: try JSONEncoder().encode(Array(keys.keys)), as: UTF8.self)
            let rows = try rows(
                """
                SELECT key FROM \(table)
                WHERE service = ? AND key IN (SELECT value FROM json_each(?)) AND \(condition)
                """, [service.rawValue.stored, json] + arguments)
            found.formUnion(rows.compactMap { $0.text(0) }.compactMap { keys[$0] })
        }
        return found
    }
}
