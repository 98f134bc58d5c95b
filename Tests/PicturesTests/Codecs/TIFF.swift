/// Writes uncompressed little-endian TIFF and BigTIFF files (TIFF 6.0, section 2).
enum TIFF {
    struct Page {
        let width: Int
        let samples: Int
        let photometric: Int
        let pixels: [UInt8]
        /// Values of ExtraSamples: 0 for unspecified, 2 for unassociated alpha.
        var extra: [Int] = []
        /// NewSubfileType: 1 for a reduced copy.
        var kind = 0
        var profile: [UInt8] = []
        /// Whether a sample is a floating-point number of four bytes.
        var isFloat = false
    }

    private struct Entry {
        let tag: Int
        let type: Int
        let count: Int
        let data: [UInt8]

        init(_ tag: Int, _ values: [Int], type: Int = 3) {
            self.tag = tag
            self.type = type
            count = values.count
            data = values.flatMap { BMP.little($0, type == 7 ? 1 : type == 3 ? 2 : 4) }
        }
    }

    static func file(_ pages: [Page], isBig: Bool = false) -> [UInt8] {
        let size = isBig ? 8 : 4
        var bytes: [UInt8] = isBig ? [0x49, 0x49, 43, 0, 8, 0, 0, 0] : [0x49, 0x49, 42, 0]
        var next = bytes.count
        bytes += BMP.little(0, size)
        for page in pages {
            let pixels = bytes.count
            bytes += page.pixels
            var directory = BMP.little(0, 0)
            let entries = entries(of: page, at: pixels)
            for entry in entries {
                directory += BMP.little(entry.tag, 2) + BMP.little(entry.type, 2)
                directory += BMP.little(entry.count, size)
                let isInline = entry.data.count <= size
                let value = isInline ? entry.data : BMP.little(bytes.count, size)
                if !isInline { bytes += entry.data }
                directory += value + Array(repeating: 0, count: size - value.count)
            }
            bytes.replaceSubrange(next..<next + size, with: BMP.little(bytes.count, size))
            bytes += BMP.little(entries.count, isBig ? 8 : 2) + directory
            next = bytes.count
            bytes += BMP.little(0, size)
        }
        return bytes
    }

    private static func entries(of page: Page, at offset: Int) -> [Entry] {
        let height = page.pixels.count / (page.width * page.samples * (page.isFloat ? 4 : 1))
        var entries = [
            Entry(254, [page.kind], type: 4), Entry(256, [page.width]), Entry(257, [height]),
            Entry(258, Array(repeating: page.isFloat ? 32 : 8, count: page.samples)), Entry(259, [1]),
            Entry(262, [page.photometric]), Entry(273, [offset], type: 4), Entry(277, [page.samples]),
            Entry(278, [height]), Entry(279, [page.pixels.count], type: 4),
        ]
        if page.isFloat { entries.append(Entry(339, Array(repeating: 3, count: page.samples))) }
        if !page.extra.isEmpty { entries.append(Entry(338, page.extra)) }
        if !page.profile.isEmpty { entries.append(Entry(34675, page.profile.map(Int.init), type: 7)) }
        return entries
    }
}
