import GalleryCore

struct CacheEntryHead {
    /// Stored checksum of the bytes after it.
    let sum: UInt64
    /// Offset of the picture.
    let start: Int
    let stamp: PictureStamp
    let date: Double

    /// Parses the beginning of a file; `nil` if it is malformed, incomplete or stored for another key.
    init?(_ file: borrowing [UInt8], key: String) {
        guard file.count >= CacheEntry.keyStart, file.starts(with: CacheEntry.signature) else { return nil }
        let (sum, keyCount, noteCount) = file.withUnsafeBytes { raw in
            func count(_ offset: Int) -> Int {
                Int(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            }
            let sum = raw.loadUnaligned(fromByteOffset: CacheEntry.signature.count, as: UInt64.self)
            return (UInt64(littleEndian: sum), count(CacheEntry.sumEnd), count(CacheEntry.sumEnd + 4))
        }
        let noteStart = CacheEntry.keyStart + keyCount, start = noteStart + noteCount
        guard start <= file.count, file[CacheEntry.keyStart..<noteStart].elementsEqual(key.utf8)
        else { return nil }
        let lines = String(decoding: file[noteStart..<start], as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count == 4, let date = Double(lines[0]) else { return nil }
        self.sum = sum
        self.start = start
        self.date = date
        stamp = PictureStamp(entityTag: lines[2], lastModified: lines[3], lifetime: Int(lines[1]))
    }
}
