import GalleryCore

extension LocationFreeCopy {
    /// Chunks of picture, color, resolution, date and animation (PNG third edition, 11).
    private static let harmless: Set = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV",
        "mDCv", "cLLI",
        "cLLi", "bKGD", "hIST", "pHYs", "tIME", "acTL", "fcTL", "fdAT",
    ]
    private static let texts: Set = [
        "Title", "Author", "Description", "Copyright", "Creation Time", "Software", "Disclaimer", "Warning",
        "Source",
        "date:create", "date:modify", "date:timestamp",
    ]
    private static let xmp = "XML:com.adobe.xmp"

    mutating func copyPNG(_ file: borrowing OpenFile) -> Bool {
        guard let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true),
            chunks.first?.name == "IHDR",
            let last = chunks.last, last.name == "IEND"
        else { return false }
        append(0..<8)
        var hasExif = false, hasXMP = false
        for chunk in chunks {
            if Self.harmless.contains(chunk.name) {
                append(chunk.range)
                continue
            }
            let isXMP = chunk.name == "iTXt" && keyword(of: chunk, in: file) == Self.xmp
            switch chunk.name {
            case "eXIf" where !hasExif && chunk.payload.count <= Self.longestBlock:
                hasExif = true
                var exif = file.bytes(from: chunk.payload.lowerBound, count: chunk.payload.count)
                if exif.starts(with: ExifBlock.signature) { exif.removeFirst(ExifBlock.signature.count) }
                if let rest = rest(of: ExifCopy.withoutLocation(exif)) {
                    append(FileChunks.png("eXIf", rest))
                }
            case "eXIf", "zxIf": leaveOut(.exif)
            case "iTXt" where isXMP:
                let packet = hasXMP ? nil : PNGCredit.text(of: chunk, in: file)
                hasXMP = true
                guard let packet else {
                    leaveOut(.xmp)
                    continue
                }
                if let rest = rest(of: XMPCopy.withoutLocation(packet)) {
                    append(FileChunks.png("iTXt", PNGCredit.head + rest))
                }
            case "tEXt", "iTXt", "zTXt": copyText(chunk, of: file)
            case "caBX": leaveOut(.contentCredentials)
            // Offsets of compressed parts, for Apple's decoder.
            case "iDOT": break
            default: leaveOut(.other)
            }
        }
        if last.range.upperBound < file.size { leaveOut(.appended) }
        return true
    }

    private mutating func copyText(_ chunk: FileChunks.Chunk, of file: borrowing OpenFile) {
        let keyword = keyword(of: chunk, in: file)
        let content = file.bytes(
            from: chunk.payload.lowerBound, count: min(Self.longestBlock, chunk.payload.count))
        // An international text has a compression flag after the keyword; its language and keyword are texts, too.
        let isPlain =
            chunk.name == "tEXt"
            || chunk.name == "iTXt" && content.dropFirst(keyword.utf8.count + 1).first == 0
        guard isPlain, Self.texts.contains(keyword), content.count == chunk.payload.count,
            !CoordinateText.isPossible(in: Array(content.dropFirst(keyword.utf8.count)))
        else { return leaveOut(.text) }
        append(chunk.range)
    }

    private func keyword(of chunk: FileChunks.Chunk, in file: borrowing OpenFile) -> String {
        let start = file.bytes(from: chunk.payload.lowerBound, count: min(80, chunk.payload.count))
        return String(decoding: start.prefix { $0 != 0 }, as: UTF8.self)
    }
}
