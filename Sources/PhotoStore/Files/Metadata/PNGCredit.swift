/// XMP in a PNG file: one uncompressed iTXt chunk (ISO 16684-3, 1.1.5; PNG third edition, 11.3.3.4).
enum PNGCredit {
    /// Keyword of the chunk. `plain`, which follows it, means: not compressed, no language, no translated keyword.
    private static let keyword = Array("XML:com.adobe.xmp\0".utf8)
    private static let plain: [UInt8] = [0, 0, 0, 0]
    private static let longestPacket = 1 << 20

    /// Inserts the packet after the header, or replaces the existing packet.
    static func pieces(of file: borrowing OpenFile, _ properties: XMPProperties) -> [FilePiece]? {
        guard let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true),
            let header = chunks.first, header.name == "IHDR", chunks.last?.name == "IEND"
        else { return nil }
        var replacedRange = header.range.upperBound..<header.range.upperBound
        var packet = XMPPacket.fresh(properties)
        for chunk in chunks where chunk.name == "iTXt" {
            let start = file.bytes(from: chunk.payload.lowerBound, count: keyword.count + plain.count)
            guard start.starts(with: keyword) else { continue }
            guard start == keyword + plain, chunk.payload.count <= longestPacket else { return nil }
            replacedRange = chunk.range
            let text = file.bytes(
                from: chunk.payload.lowerBound + start.count, count: chunk.payload.count - start.count)
            packet = XMPPacket.completing(text, with: properties)
        }
        return [FilePiece](file, replacing: replacedRange, with: chunk("iTXt", keyword + plain + packet))
    }

    static func packet(of file: borrowing OpenFile) -> [UInt8]? {
        guard let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true) else { return nil }
        let start = keyword + plain
        for chunk in chunks where chunk.name == "iTXt" && chunk.payload.count <= longestPacket {
            let text = file.bytes(from: chunk.payload.lowerBound, count: chunk.payload.count)
            if text.starts(with: start) { return Array(text.dropFirst(start.count)) }
        }
        return nil
    }

    private static func chunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + payload
        return bigEndian(UInt32(payload.count)) + body + bigEndian(CRC32.of(body))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
