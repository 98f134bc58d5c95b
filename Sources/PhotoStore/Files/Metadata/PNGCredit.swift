/// XMP in a PNG file: one uncompressed iTXt chunk (ISO 16684-3, 1.1.5; PNG third edition, 11.3.3.4).
enum PNGCredit {
    private static let keyword = Array("XML:com.adobe.xmp\0".utf8)
    /// Fields after the keyword: not compressed, no language, no translated keyword.
    private static let plain: [UInt8] = [0, 0, 0, 0]
    /// Payload of a chunk before the packet.
    static let head = keyword + plain
    private static let longestPacket = 1 << 20

    /// Inserts `exif` and a packet after the header, or in place of the existing packet.
    static func pieces(
        of file: borrowing OpenFile, _ properties: XMPProperties, exif: [UInt8]?
    ) -> [FilePiece]? {
        guard let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true),
            let header = chunks.first, header.name == "IHDR", chunks.last?.name == "IEND"
        else { return nil }
        var replacedRange = header.range.upperBound..<header.range.upperBound
        var packet = XMPPacket.fresh(properties)
        for chunk in chunks where isPacket(chunk, in: file) {
            guard let text = text(of: chunk, in: file) else { return nil }
            replacedRange = chunk.range
            packet = XMPPacket.completing(text, with: properties)
        }
        let bytes = (exif.map { FileChunks.png("eXIf", $0) } ?? []) + FileChunks.png("iTXt", head + packet)
        return [FilePiece](file, replacing: replacedRange, with: bytes)
    }

    static func packet(of file: borrowing OpenFile) -> [UInt8]? {
        guard let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true) else { return nil }
        return chunks.first { chunk in isPacket(chunk, in: file) }.flatMap { chunk in
            text(of: chunk, in: file)
        }
    }

    private static func isPacket(_ chunk: FileChunks.Chunk, in file: borrowing OpenFile) -> Bool {
        chunk.name == "iTXt"
            && file.bytes(from: chunk.payload.lowerBound, count: keyword.count) == keyword
    }

    /// Text after the compression flag and method, the language and the translated keyword; `nil` if compressed.
    static func text(of chunk: FileChunks.Chunk, in file: borrowing OpenFile) -> [UInt8]? {
        guard chunk.payload.count <= longestPacket else { return nil }
        let bytes = file.bytes(from: chunk.payload.lowerBound, count: chunk.payload.count)
        let rest = bytes.dropFirst(keyword.count)
        let parts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        return rest.first == 0 && parts.count == 3 ? Array(parts[2]) : nil
    }
}
