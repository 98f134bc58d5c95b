/// What the markers of a JPEG file tell (ITU-T T.81, annex B).
struct JPEGFile {
    /// The frame's size in pixels.
    private(set) var width = 0
    private(set) var height = 0
    /// It begins with SOI and ends with EOI.
    let isWhole: Bool

    /// Nil when there is no frame in it.
    init?(_ bytes: [UInt8]) {
        isWhole = bytes.starts(with: [0xFF, 0xD8]) && bytes.suffix(2).elementsEqual([0xFF, 0xD9])
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // C4, C8 and CC are tables and reserved, the rest of this row are frames.
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
