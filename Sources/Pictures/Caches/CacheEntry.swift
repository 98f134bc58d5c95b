import GalleryCore

/// File format of the disk cache: magic, checksum, lengths of key and note, key, note, picture.
///
/// The key is stored to detect collisions of file names; the note contains the date and the host's cache headers.
/// Numbers are little-endian; the checksum is computed over all bytes after it.
enum CacheEntry {
    static let signature = Array("GalleryPicture2\n".utf8)
    /// Offset at which the checksummed part begins.
    static let sumEnd = signature.count + 8
    static let keyStart = sumEnd + 8

    static func encode(key: String, _ picture: FetchedPicture) -> [UInt8] {
        let name = Array(key.utf8), note = Array(note(of: picture).utf8)
        var file = signature
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
            file.replaceSubrange(signature.count..<sumEnd, with: $0)
        }
        return file
    }

    /// `nil` if the file is damaged or stored for another key.
    static func decode(_ file: consuming [UInt8], key: String) -> FetchedPicture? {
        guard let head = CacheEntryHead(file, key: key), head.sum == checksum(of: file) else { return nil }
        // Edited in place, since the file may have many megabytes.
        file.removeSubrange(..<head.start)
        return FetchedPicture(file, head.stamp, date: head.date)
    }

    /// Date, lifetime, entity tag and last modification, each on its own line; empty if missing.
    private static func note(of picture: FetchedPicture) -> String {
        let stamp = picture.stamp
        return [
            String(picture.date), stamp.lifetime.map(String.init) ?? "", stamp.entityTag ?? "",
            stamp.lastModified ?? "",
        ].joined(separator: "\n")
    }

    /// Block size for checksums in bytes; a multiple of four as `Fletcher64` requires.
    private static let piece = 1 << 18

    /// Verifies a file in blocks, without loading it; `nil` if it is damaged or stored for another key.
    static func verified(_ file: Int32, key: String) -> CacheEntryHead? {
        var piece = FileBytes.read(file, most: Self.piece)
        guard let head = CacheEntryHead(piece, key: key) else { return nil }
        var sum = Fletcher64(), from = sumEnd
        while piece.count == Self.piece {
            piece.withUnsafeBytes { sum.add(UnsafeRawBufferPointer(rebasing: $0[from...])) }
            from = 0
            piece = FileBytes.read(file, most: Self.piece)
        }
        let found = piece.withUnsafeBytes { raw in
            let whole = max(from, from + (raw.count - from) & ~3)
            sum.add(UnsafeRawBufferPointer(rebasing: raw[from..<whole]))
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
