import GalleryCore

extension LocationFreeCopy {
    private static let exifFlag: UInt8 = 0x08
    private static let xmpFlag: UInt8 = 0x04
    private static let frame: Set = ["ALPH", "VP8 ", "VP8L"]
    private static let frameHead = 16

    mutating func copyWebP(_ file: borrowing OpenFile) -> Bool {
        guard let (chunks, end) = FileChunks.inWebP(file), let first = chunks.first else { return false }
        var flags: UInt8 = 0
        var seen: Set<String> = []
        for chunk in chunks {
            let isFirst = seen.insert(chunk.name).inserted
            switch chunk.name {
            case "VP8X": guard chunk.range == first.range, chunk.payload.count == 10 else { return false }
            case "ICCP", "ANIM", "ALPH", "VP8 ", "VP8L": append(chunk.range)
            case "ANMF":
                guard isFrame(chunk, in: file) else { return false }
                append(chunk.range)
            case "EXIF" where isFirst && chunk.payload.count <= Self.longestBlock:
                var exif = file.bytes(from: chunk.payload.lowerBound, count: chunk.payload.count)
                if exif.starts(with: ExifBlock.signature) { exif.removeFirst(ExifBlock.signature.count) }
                guard let rest = rest(of: ExifCopy.withoutLocation(exif)) else { continue }
                append(FileChunks.webp("EXIF", rest))
                flags |= Self.exifFlag
            case "XMP " where isFirst && chunk.payload.count <= Self.longestBlock:
                let packet = file.bytes(from: chunk.payload.lowerBound, count: chunk.payload.count)
                guard let rest = rest(of: XMPCopy.withoutLocation(packet)) else { continue }
                append(FileChunks.webp("XMP ", rest))
                flags |= Self.xmpFlag
            case "EXIF": leaveOut(.exif)
            case "XMP ": leaveOut(.xmp)
            case "C2PA": leaveOut(.contentCredentials)
            default: leaveOut(.other)
            }
        }
        if end < file.size { leaveOut(.appended) }
        var header = Array("WEBP".utf8)
        if first.name == "VP8X" {
            let old = file.bytes(from: first.payload.lowerBound, count: 10)
            header += FileChunks.webp("VP8X", [old[0] & ~(Self.exifFlag | Self.xmpFlag) | flags] + old[1...])
        }
        return closeRIFF(header)
    }

    /// Whether a frame of an animation has only its picture.
    private func isFrame(_ chunk: FileChunks.Chunk, in file: borrowing OpenFile) -> Bool {
        guard chunk.payload.count >= Self.frameHead else { return false }
        let range = chunk.payload.lowerBound + Self.frameHead..<chunk.payload.upperBound
        return FileChunks.read(file, in: range, isPNG: false)?.allSatisfy { Self.frame.contains($0.name) }
            == true
    }
}
