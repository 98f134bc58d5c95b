import GalleryCore

/// What stands before the picture in a file of the disk cache.
struct CacheEntryHead {
    /// Of everything behind it.
    let sum: UInt64
    /// Where the picture begins.
    let start: Int
    let stamp: PictureStamp
    let date: Double

    /// Reads it from the beginning of a file; nil when it is none, another key's, or longer than that.
    init?(_ file: borrowing [UInt8], key: String) {
        guard file.count >= CacheEntry.keyStart, file.starts(with: CacheEntry.mark) else { return nil }
        let (sum, keyCount, noteCount) = file.withUnsafeBytes { raw in
            func count(_ offset: Int) -> Int {
                Int(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            }
            let sum = raw.loadUnaligned(fromByteOffset: CacheEntry.mark.count, as: UInt64.self)
            return (UInt64(littleEndian: sum), count(CacheEntry.sumEnd), count(CacheEntry.sumEnd + 4))
        }
        let noteStart = CacheEntry.keyStart + keyCount, start = noteStart + noteCount
        guard start <= file.count, file[CacheEntry.keyStart..<noteStart].elementsEqual(key.utf8)
        else { return nil }
        let lines = String(decoding: file[noteStart..<start], as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count == 4, let date = Double(lines[0]) else { return nil }
        (self.sum, self.start, self.date) = (sum, start, date)
        stamp = PictureStamp(entityTag: lines[2], lastModified: lines[3], lifetime: Int(lines[1]))
    }
}
