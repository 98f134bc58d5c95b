/// Chunks of a PNG or RIFF file: a four-letter name, a length, and a payload of that length.
struct FileChunks {
    struct Chunk {
        let name: String
        /// Includes the header and the checksum or padding.
        let range: Range<Int>
        let payload: Range<Int>
    }

    private static let most = 20_000

    /// Chunks of a WebP file, and the offset at which they end; `nil` if malformed.
    static func inWebP(_ file: borrowing OpenFile) -> (chunks: [Chunk], end: Int)? {
        let head = file.bytes(count: 12)
        guard head.count == 12 else { return nil }
        let end = 8 + head[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
        guard end <= file.size, let chunks = read(file, in: 12..<end, isPNG: false) else { return nil }
        return (chunks, end)
    }

    static func read(_ file: borrowing OpenFile, in range: Range<Int>, isPNG: Bool) -> [Chunk]? {
        var chunks: [Chunk] = []
        var at = range.lowerBound
        while at < range.upperBound {
            let head = file.bytes(from: at, count: 8)
            guard head.count == 8, chunks.count < most else { return nil }
            let number = isPNG ? head[..<4] : ArraySlice(head[4...].reversed())
            let name = isPNG ? head[4...] : head[..<4]
            let length = number.reduce(0) { $0 << 8 | Int($1) }
            let end = at + 8 + length + (isPNG ? 4 : length & 1)
            guard end <= range.upperBound else { return nil }
            chunks.append(
                Chunk(
                    name: String(decoding: name, as: UTF8.self), range: at..<end,
                    payload: at + 8..<at + 8 + length))
            at = end
            // Bytes after the IEND chunk are ignored.
            if isPNG, name.elementsEqual(Array("IEND".utf8)) { break }
        }
        return chunks
    }

    static func png(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + payload
        return bigEndian(UInt32(payload.count)) + body + bigEndian(CRC32.of(body))
    }

    static func webp(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        let padding: [UInt8] = payload.count & 1 == 1 ? [0] : []
        return Array(name.utf8) + littleEndian(payload.count, bytes: 4) + payload + padding
    }

    static func littleEndian(_ number: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

enum CRC32 {
    static func of(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
}
