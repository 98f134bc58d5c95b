/// One file of the disk cache: mark, checksum, length of the key, key, bytes.
///
/// The key is written down so that two keys whose file names collide are never taken for each other. Numbers are
/// little-endian; the checksum covers everything after it.
enum CacheEntry {
    private static let mark = Array("GalleryPicture1\n".utf8)
    private static let keyStart = mark.count + 12

    /// The contents of the file.
    static func encode(key: String, bytes: [UInt8]) -> [UInt8] {
        let name = Array(key.utf8)
        var file = mark
        file.reserveCapacity(keyStart + name.count + bytes.count)
        file += [UInt8](repeating: 0, count: 8)
        withUnsafeBytes(of: UInt32(name.count).littleEndian) { file += $0 }
        file += name
        file += bytes
        let sum = checksum(of: file)
        withUnsafeBytes(of: sum.littleEndian) {
            file.replaceSubrange(mark.count..<(mark.count + 8), with: $0)
        }
        return file
    }

    /// The bytes; nil when the file is damaged or another key's.
    static func decode(_ file: [UInt8], key: String) -> [UInt8]? {
        guard file.count >= keyStart, file.starts(with: mark) else { return nil }
        let (sum, count) = file.withUnsafeBytes { raw in
            (
                UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: mark.count, as: UInt64.self)),
                Int(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: mark.count + 8, as: UInt32.self)))
            )
        }
        guard sum == checksum(of: file), count <= file.count - keyStart,
            file[keyStart..<(keyStart + count)].elementsEqual(key.utf8)
        else { return nil }
        return Array(file[(keyStart + count)...])
    }

    private static func checksum(of file: [UInt8]) -> UInt64 {
        file.withUnsafeBytes { raw in
            Fletcher64.checksum(of: UnsafeRawBufferPointer(rebasing: raw[(mark.count + 8)...]))
        }
    }
}
