import GalleryCore
import Glibc

/// Removes GPS data from JPEG, PNG and WebP in place: overwrites it in Exif and XMP, whose lengths do not change.
enum LocationRemoval {
    private static let exif = Array("Exif\0\0".utf8)
    private static let longest = 16 << 20

    /// Metadata of a file: the range of its payload and, in PNG, the range that the checksum covers.
    private struct Block {
        let payload: Range<Int>
        let isExif: Bool
        var checked: Range<Int>?
    }

    /// `false` if the type of the file is not supported, or if its metadata is compressed or unreadable.
    static func run(on path: String) throws(StoreError) -> Bool {
        guard let file = OpenFile(path: path), let blocks = blocks(of: file) else { return false }
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
        guard let file = OpenFile(path: path), let blocks = blocks(of: file) else { return true }
        for block in blocks {
            guard let (old, new) = content(of: block, in: file), new == old else { return true }
        }
        return false
    }

    /// `new` has no position; `nil` if it cannot be removed.
    private static func content(
        of block: Block, in file: borrowing OpenFile
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

    /// Exif and XMP of a file; `nil` if its metadata cannot be edited.
    private static func blocks(of file: borrowing OpenFile) -> [Block]? {
        switch PictureKind(file.bytes(count: PictureKind.signatureBytes)) {
        case .jpg:
            var blocks: [Block] = []
            guard let segments = JPEGSegments.read(file) else { return nil }
            for segment in segments where segment.marker == 0xE1 {
                let end = segment.range.upperBound
                let isExif = segment.starts(with: exif, in: file)
                let start = end - segment.payload(in: file).count + (isExif ? exif.count : 0)
                blocks.append(Block(payload: start..<end, isExif: isExif))
            }
            return blocks
        case .png:
            guard let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true) else { return nil }
            var blocks: [Block] = []
            for chunk in chunks where ["eXIf", "iTXt", "tEXt", "zTXt"].contains(chunk.name) {
                let start = file.bytes(from: chunk.payload.lowerBound, count: min(40, chunk.payload.count))
                let keyword = String(decoding: start.prefix { $0 != 0 }, as: UTF8.self)
                let isXMP = chunk.name == "iTXt" && keyword == "XML:com.adobe.xmp"
                // Profiles of ImageMagick and compressed XMP cannot be edited in place.
                if keyword.hasPrefix("Raw profile type") { return nil }
                if isXMP, start.dropFirst(keyword.utf8.count + 1).first == 1 { return nil }
                guard isXMP || chunk.name == "eXIf" else { continue }
                blocks.append(
                    Block(
                        payload: chunk.payload, isExif: !isXMP,
                        checked: chunk.payload.lowerBound - 4..<chunk.payload.upperBound))
            }
            return blocks
        case .webp:
            guard let (chunks, _) = FileChunks.inWebP(file) else { return nil }
            return chunks.compactMap { chunk in
                guard ["EXIF", "XMP "].contains(chunk.name) else { return nil }
                let hasHead =
                    chunk.name == "EXIF"
                    && file.bytes(from: chunk.payload.lowerBound, count: exif.count) == exif
                return Block(
                    payload: chunk.payload.lowerBound + (hasHead ? exif.count : 0)..<chunk.payload.upperBound,
                    isExif: chunk.name == "EXIF")
            }
        default: return nil
        }
    }
}
