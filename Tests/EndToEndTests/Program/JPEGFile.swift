/// JPEG markers (ITU-T T.81, annex B).
struct JPEGFile {
    private(set) var width = 0
    private(set) var height = 0
    /// Whether the file begins with SOI and ends with EOI.
    let isComplete: Bool

    /// `nil` if no frame is found.
    init?(_ bytes: [UInt8]) {
        isComplete = bytes.starts(with: [0xFF, 0xD8]) && bytes.suffix(2).elementsEqual([0xFF, 0xD9])
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // C4, C8 and CC are tables or reserved; the other markers in this range start frames.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
                return
            }
            index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
        }
        return nil
    }
}
