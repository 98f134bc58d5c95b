import PictureExchange

/// Artist and copyright from the first directory of Exif (CIPA DC-008, 4.6.4), found by searching the file.
enum ExifCredit {
    private static let artist = 0x013B
    private static let copyright = 0x8298
    /// Bytes before the TIFF header in JPEG, HEIC and AVIF, in PNG, and in WebP, whose chunk has a length.
    private static let heads: [(signature: [UInt8], skipped: Int)] = [
        (Array("Exif\0\0".utf8), 0), (Array("eXIf".utf8), 0), (Array("EXIF".utf8), 4),
    ]

    static func read(from file: UnsafeRawBufferPointer) -> PictureCredit {
        let starts =
            [0] + heads.compactMap { head in file.position(after: head.signature).map { $0 + head.skipped } }
        for start in starts {
            guard start < file.count else { continue }
            let data = UnsafeRawBufferPointer(rebasing: file[start...])
            if data.starts(with: Array("II*\0".utf8)) { return read(data, isLittle: true) }
            if data.starts(with: Array("MM\0*".utf8)) { return read(data, isLittle: false) }
        }
        return PictureCredit()
    }

    /// `data` begins with the TIFF header, to which offsets are relative.
    private static func read(_ data: UnsafeRawBufferPointer, isLittle: Bool) -> PictureCredit {
        func number(_ at: Int, _ length: Int) -> Int? { data.number(at: at, length, isLittle: isLittle) }
        var credit = PictureCredit()
        guard let start = number(4, 4), let count = number(start, 2) else { return credit }
        for index in 0..<count {
            let entry = start + 2 + 12 * index
            // Type 2 is text; up to four bytes are in the entry itself.
            guard let tag = number(entry, 2), [artist, copyright].contains(tag), number(entry + 2, 2) == 2,
                let length = number(entry + 4, 4), let offset = number(entry + 8, 4)
            else { continue }
            let from = length > 4 ? offset : entry + 8
            let text = data.text(from..<from + length)
            if tag == copyright {
                credit.license = text
            } else {
                credit.author = text.split(separator: ";").map { $0.drop(while: \.isWhitespace) }.joined(
                    separator: ", ")
            }
        }
        return credit
    }
}
