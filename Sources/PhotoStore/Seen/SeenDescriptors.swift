import FoundationEssentials
import GRDB
import GalleryCore

/// Descriptors of seen pictures by row ID, 64 to a row: a row for each would take several times as long to scan.
enum SeenDescriptors {
    static let table =
        "CREATE TABLE IF NOT EXISTS looks (block INTEGER PRIMARY KEY, looks BLOB NOT NULL) STRICT;"

    private static let count: Int64 = 64
    /// Bytes for each photo, including a leading byte that is 1 if a descriptor follows.
    private static let size = 1 + VisualDescriptor.length
    private static let blockSize = Int(count) * size

    static func descriptor(of number: Int64, in db: Database) throws -> VisualDescriptor? {
        guard let block = try block(of: number, in: db) else { return nil }
        let start = place(of: number)
        return block[start] == 1 ? VisualDescriptor(Array(block[start + 1..<start + size])) : nil
    }

    static func set(_ descriptor: VisualDescriptor, of number: Int64, in db: Database) throws {
        try write([1] + descriptor.bytes, of: number, in: db)
    }

    static func move(from old: Int64, to new: Int64, in db: Database) throws {
        guard old != new, let descriptor = try descriptor(of: old, in: db) else { return }
        try write([UInt8](repeating: 0, count: size), of: old, in: db)
        try set(descriptor, of: new, in: db)
    }

    static func forget(below number: Int64, in db: Database) throws {
        try db.run("DELETE FROM looks WHERE block < ?", [number / count])
    }

    /// Row IDs of the most similar descriptors, most similar first; among equals, later rows first.
    static func mostSimilar(_ most: Int, to descriptor: VisualDescriptor, in db: Database) throws -> [Int64] {
        let distance = descriptor.distance
        var found: [(number: Int64, distance: Int)] = []
        var counts = [Int](repeating: 0, count: DescriptorDistance.most + 1)
        let rows = try db.cursor("SELECT block, looks FROM looks ORDER BY block DESC")
        while let row = try rows.next() {
            guard let block = row.int(0).map(Int64.init), block < Int64.max / count else { continue }
            try row.withUnsafeData(atIndex: 1) { data in
                data?.withUnsafeBytes { bytes in
                    guard bytes.count == blockSize else { return }
                    for index in (0..<Int(count)).reversed() where bytes[index * size] == 1 {
                        let start = index * size + 1
                        let difference = distance(
                            UnsafeRawBufferPointer(rebasing: bytes[start..<start + VisualDescriptor.length]))
                        found.append((block * count + Int64(index), difference))
                        counts[difference] += 1
                    }
                }
            }
        }
        // Finds the distance within which there are enough descriptors, so that only these are sorted.
        var (limit, sum) = (0, counts[0])
        while sum < most, limit + 1 < counts.count {
            limit += 1
            sum += counts[limit]
        }
        return found.filter { $0.distance <= limit }.sorted {
            ($0.distance, $1.number) < ($1.distance, $0.number)
        }
        .prefix(max(0, most)).map(\.number)
    }

    private static func write(_ bytes: [UInt8], of number: Int64, in db: Database) throws {
        var block = try block(of: number, in: db) ?? [UInt8](repeating: 0, count: blockSize)
        block.replaceSubrange(place(of: number)..<place(of: number) + size, with: bytes)
        try db.run(
            "INSERT OR REPLACE INTO looks (block, looks) VALUES (?, ?)", [number / count, Data(block)])
    }

    private static func place(of number: Int64) -> Int { Int(number % count) * size }

    /// Block that contains the descriptor of a row ID; `nil` if missing or of a wrong length.
    private static func block(of number: Int64, in db: Database) throws -> [UInt8]? {
        guard number >= 0 else { return nil }
        return try db.row("SELECT looks FROM looks WHERE block = ?", [number / count])?.bytes(0)
            .flatMap { $0.count == blockSize ? $0 : nil }
    }
}
