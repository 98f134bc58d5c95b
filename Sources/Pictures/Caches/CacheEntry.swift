import GalleryCore

/// One file of the disk cache: mark, checksum, lengths of key and note, key, note, bytes.
///
/// The key is written down so that two keys whose file names collide are never taken for each other; the note is what
/// the host said about keeping the picture. Numbers are little-endian; the checksum covers everything after it.
enum CacheEntry {
    static let mark = Array("GalleryPicture2\n".utf8)
    /// Where the part begins that the checksum is of.
    static let sumEnd = mark.count + 8
    static let keyStart = sumEnd + 8

    /// The contents of the file.
    static func encode(key: String, _ picture: FetchedPicture) -> [UInt8] {
        let name = Array(key.utf8), note = Array(note(of: picture).utf8)
        var file = mark
        file.reserveCapacity(keyStart + name.count + note.count + picture.bytes.count)
        file += [UInt8](repeating: 0, count: 8)
        for count in [name.count, note.count] {
            withUnsafeBytes(of: UInt32(count).littleEndian) { file += $0 }
        }
        file += name
        file += note
        file += picture.bytes
        let sum = checksum(of: file)
        withUnsafeBytes(of: sum.littleEndian) {
            file.replaceSubrange(mark.count..<sumEnd, with: $0)
        }
        return file
    }

    /// The picture; nil when the file is damaged or another key's.
    static func decode(_ file: consuming [UInt8], key: String) -> FetchedPicture? {
        guard let head = CacheEntryHead(file, key: key), head.sum == checksum(of: file) else { return nil }
        // In place: a photo as cameras make it is many megabytes.
        file.removeSubrange(..<head.start)
        return FetchedPicture(file, head.stamp, date: head.date)
    }

    /// Lines: date, lifetime, tag, date of change; an empty one is none.
    private static func note(of picture: FetchedPicture) -> String {
        let stamp = picture.stamp
        return [
            String(picture.date), stamp.lifetime.map(String.init) ?? "", stamp.entityTag ?? "",
            stamp.lastModified ?? "",
        ].joined(separator: "\n")
    }

    /// Bytes looked at together; a multiple of four, as the checksum wants it.
    private static let piece = 1 << 18

    /// The head of a large file whose picture is left where it lies. Reads all of it, and holds little of it at a time.
    /// Nil when it is damaged or another key's.
    static func proven(_ file: Int32, key: String) -> CacheEntryHead? {
        var piece = FileBytes.read(file, most: Self.piece)
        guard let head = CacheEntryHead(piece, key: key) else { return nil }
        var sum = Fletcher64(), from = sumEnd
        while piece.count == Self.piece {
            piece.withUnsafeBytes { sum.take(UnsafeRawBufferPointer(rebasing: $0[from...])) }
            from = 0
            piece = FileBytes.read(file, most: Self.piece)
        }
        let found = piece.withUnsafeBytes { raw in
            let whole = max(from, from + (raw.count - from) & ~3)
            sum.take(UnsafeRawBufferPointer(rebasing: raw[from..<whole]))
            return sum.checksum(endingWith: UnsafeRawBufferPointer(rebasing: raw[whole...]))
        }
        return found == head.sum ? head : nil
    }

    private static func checksum(of file: [UInt8]) -> UInt64 {
        file.withUnsafeBytes { raw in
            Fletcher64.checksum(of: UnsafeRawBufferPointer(rebasing: raw[sumEnd...]))
        }
    }
}

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
