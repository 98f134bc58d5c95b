import GalleryCore
import Glibc

/// Removes GPS data from JPEG, PNG and WebP in place: overwrites it in Exif and XMP, whose lengths do not change.
enum LocationRemoval {
    private static let longest = 16 << 20

    /// `false` if the type of the file is not supported, or if its metadata is compressed or unreadable.
    static func run(on path: String) throws(StoreError) -> Bool {
        guard let file = OpenFile(path: path), let blocks = MetadataBlock.all(in: file) else { return false }
        let target = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
        guard target >= 0 else { throw .system(path: path) }
        defer { _ = close(target) }
        for block in blocks {
            guard let (old, new) = content(of: block, in: file) else { return false }
            guard new != old else { continue }
            try write(new, to: target, at: block.payload.lowerBound, path: path)
            guard let checked = block.checked else { continue }
            let sum = CRC32.of(file.bytes(from: checked.lowerBound, count: checked.count))
            let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
            try write(bytes, to: target, at: checked.upperBound, path: path)
        }
        return true
    }

    /// Whether `run` would change the file or return `false`.
    static func isNeeded(in path: String) -> Bool {
        guard let file = OpenFile(path: path), let blocks = MetadataBlock.all(in: file) else { return true }
        for block in blocks {
            guard let (old, new) = content(of: block, in: file), new == old else { return true }
        }
        return false
    }

    /// Bytes of the block, and the bytes without the GPS data; `nil` if that cannot be removed.
    private static func content(
        of block: MetadataBlock, in file: borrowing OpenFile
    ) -> (old: [UInt8], new: [UInt8])? {
        guard block.payload.count <= longest else { return nil }
        let old = file.bytes(from: block.payload.lowerBound, count: block.payload.count)
        return (block.isExif ? ExifLocation.removed(from: old) : XMPLocation.removed(from: old))
            .map { (old, $0) }
    }

    private static func write(
        _ bytes: [UInt8], to file: Int32, at offset: Int, path: String
    ) throws(StoreError) {
        guard pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count else {
            throw .system(path: path)
        }
    }
}
