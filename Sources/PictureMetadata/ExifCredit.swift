/// Artist and copyright from the first directory of Exif (CIPA DC-008, 4.6.4), found by searching the file.
enum ExifCredit {
    private static let artist = 0x013B
    private static let copyright = 0x8298
    /// Signatures before the TIFF header: of JPEG, HEIC and AVIF, of PNG, and of WebP, in which a length follows.
    private static let heads: [(signature: [UInt8], skipped: Int)] = [
        (Array("Exif\0\0".utf8), 0), (Array("eXIf".utf8), 0), (Array("EXIF".utf8), 4),
    ]
    private static let little = Array("II*\0".utf8)
    private static let big = Array("MM\0*".utf8)
    /// Maximum occurrences of a signature that are tried; the first one in HEIC is only the name of the item.
    private static let tried = 8

    static func read(from file: UnsafeRawBufferPointer) -> MetadataCredit {
        if let credit = read(file, from: 0) { return credit }
        for (signature, skipped) in heads {
            var at = 0
            for _ in 0..<tried {
                let rest = UnsafeRawBufferPointer(rebasing: file[at...])
                guard let found = rest.position(after: signature) else { break }
                at += found
                if let credit = read(file, from: at + skipped) { return credit }
            }
        }
        return MetadataCredit()
    }

    private static func read(_ file: UnsafeRawBufferPointer, from start: Int) -> MetadataCredit? {
        guard start < file.count else { return nil }
        let data = UnsafeRawBufferPointer(rebasing: file[start...])
        let isLittle = data.starts(with: little)
        return isLittle || data.starts(with: big) ? read(data, isLittle: isLittle) : nil
    }

    /// `data` begins with the TIFF header, to which offsets are relative.
    private static func read(_ data: UnsafeRawBufferPointer, isLittle: Bool) -> MetadataCredit {
        func number(_ at: Int, _ length: Int) -> Int? { data.number(at: at, length, isLittle: isLittle) }
        var credit = MetadataCredit()
        guard let start = number(4, 4), let count = number(start, 2) else { return credit }
        for index in 0..<count where credit.author.isEmpty || credit.license.isEmpty {
            let entry = start + 2 + 12 * index
            // Type 2 is text, 129 (Exif 3.0) is UTF-8; up to four bytes are in the entry itself.
            guard let tag = number(entry, 2), [artist, copyright].contains(tag),
                [2, 129].contains(number(entry + 2, 2)),
                let length = number(entry + 4, 4), let offset = number(entry + 8, 4)
            else { continue }
            let from = length > 4 ? offset : entry + 8
            if tag == copyright {
                // The photographer's copyright, a zero byte, and the editor's.
                credit.license = data.text(from..<from + length, replacingZeros: true)
            } else {
                let text = data.text(from..<from + length)
                credit.author = text.split(separator: ";").map { $0.drop(while: \.isWhitespace) }.joined(
                    separator: ", ")
            }
        }
        return credit
    }
}
