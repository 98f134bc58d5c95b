/// XMP and Exif in a WebP file: chunks after the image data, and flags in the extended header (RFC 9649, 2.7).
enum WebPCredit {
    private static let xmpFlag: UInt8 = 0x04
    private static let exifFlag: UInt8 = 0x08
    private static let alphaFlag: UInt8 = 0x10
    private static let longestPacket = 1 << 20

    /// Appends `exif` and a packet, or inserts them in place of the existing packet. Adds a missing extended header.
    static func pieces(
        of file: borrowing OpenFile, _ properties: XMPProperties, exif: [UInt8]?
    ) -> [FilePiece]? {
        guard let (chunks, end) = FileChunks.inWebP(file), let first = chunks.first else { return nil }
        var packet = XMPPacket.fresh(properties)
        var replacedRange = end..<end
        if let old = chunks.first(where: { $0.name == "XMP " }) {
            guard old.payload.count <= longestPacket else { return nil }
            replacedRange = old.range
            let text = file.bytes(from: old.payload.lowerBound, count: old.payload.count)
            packet = XMPPacket.completing(text, with: properties)
        }
        let flags = xmpFlag | (exif == nil ? 0 : exifFlag)
        guard let (header, body) = extended(first, in: file, flags) else { return nil }
        let rest: [FilePiece] = [
            .range(body..<replacedRange.lowerBound),
            .bytes((exif.map { FileChunks.webp("EXIF", $0) } ?? []) + FileChunks.webp("XMP ", packet)),
            .range(replacedRange.upperBound..<end),
        ]
        let size = 4 + header.count + rest.reduce(0) { $0 + $1.count }
        guard size <= Int(UInt32.max) - 1 else { return nil }
        let start = Array("RIFF".utf8) + FileChunks.littleEndian(size, bytes: 4) + Array("WEBP".utf8) + header
        return [.bytes(start)] + rest + [.range(end..<file.size)]
    }

    static func packet(of file: borrowing OpenFile) -> [UInt8]? {
        let chunk = FileChunks.inWebP(file)?.chunks.first { $0.name == "XMP " }
        guard let chunk, chunk.payload.count <= longestPacket else { return nil }
        return file.bytes(from: chunk.payload.lowerBound, count: chunk.payload.count)
    }

    /// Extended header with the flags set, and the offset of the chunks after it.
    private static func extended(
        _ first: FileChunks.Chunk, in file: borrowing OpenFile, _ flags: UInt8
    ) -> (header: [UInt8], body: Int)? {
        let start = file.bytes(from: first.payload.lowerBound, count: 10)
        guard start.count == 10 else { return nil }
        switch first.name {
        case "VP8X":
            guard first.payload.count == 10 else { return nil }
            return (FileChunks.webp("VP8X", [start[0] | flags] + start[1...]), first.range.upperBound)
        case "VP8L":
            // RFC 9649, 3.4: a signature, then 14 bits each for width and height minus one, and a bit for alpha.
            guard start[0] == 0x2F else { return nil }
            let bits = number(start[1..<5])
            return (
                header(
                    flags | (bits >> 28 & 1 == 1 ? alphaFlag : 0), width: bits & 0x3FFF,
                    height: bits >> 14 & 0x3FFF),
                first.range.lowerBound
            )
        case "VP8 ":
            // RFC 6386, 9.1: tag, start code, then width and height, each with 14 bits below 2 bits of scale.
            guard start[3..<6] == [0x9D, 0x01, 0x2A] else { return nil }
            let width = number(start[6..<8]) & 0x3FFF, height = number(start[8..<10]) & 0x3FFF
            guard width > 0, height > 0 else { return nil }
            return (header(flags, width: width - 1, height: height - 1), first.range.lowerBound)
        default: return nil
        }
    }

    /// `width` and `height` are one less than those of the image.
    private static func header(_ flags: UInt8, width: Int, height: Int) -> [UInt8] {
        FileChunks.webp(
            "VP8X",
            [flags, 0, 0, 0] + FileChunks.littleEndian(width, bytes: 3)
                + FileChunks.littleEndian(height, bytes: 3))
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
