import GalleryCore

/// Exif or XMP of a file: the range of its payload and, in PNG, the range that the checksum covers.
struct MetadataBlock {
    private static let exif = Array("Exif\0\0".utf8)

    let payload: Range<Int>
    let isExif: Bool
    var checked: Range<Int>?

    /// `nil` if the file is unsupported, or has metadata that cannot be edited in place.
    static func all(in file: borrowing OpenFile) -> [MetadataBlock]? {
        switch PictureKind(file.bytes(count: PictureKind.signatureBytes)) {
        case .jpg:
            var blocks: [MetadataBlock] = []
            guard let segments = JPEGSegments.read(file) else { return nil }
            for segment in segments where segment.marker == 0xE1 {
                let end = segment.range.upperBound
                let isExif = segment.starts(with: exif, in: file)
                let start = end - segment.payload(in: file).count + (isExif ? exif.count : 0)
                blocks.append(MetadataBlock(payload: start..<end, isExif: isExif))
            }
            return blocks
        case .png:
            guard let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true) else { return nil }
            var blocks: [MetadataBlock] = []
            for chunk in chunks where ["eXIf", "iTXt", "tEXt", "zTXt"].contains(chunk.name) {
                let start = file.bytes(from: chunk.payload.lowerBound, count: min(40, chunk.payload.count))
                let keyword = String(decoding: start.prefix { $0 != 0 }, as: UTF8.self)
                let isXMP = chunk.name == "iTXt" && keyword == "XML:com.adobe.xmp"
                // Profiles of ImageMagick and compressed XMP cannot be edited in place.
                if keyword.hasPrefix("Raw profile type") { return nil }
                if isXMP, start.dropFirst(keyword.utf8.count + 1).first == 1 { return nil }
                guard isXMP || chunk.name == "eXIf" else { continue }
                blocks.append(
                    MetadataBlock(
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
                return MetadataBlock(
                    payload: chunk.payload.lowerBound + (hasHead ? exif.count : 0)..<chunk.payload.upperBound,
                    isExif: chunk.name == "EXIF")
            }
        default: return nil
        }
    }
}
