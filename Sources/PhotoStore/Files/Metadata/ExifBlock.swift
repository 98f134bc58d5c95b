import GalleryCore

/// Exif data in a JPEG, PNG or WebP file.
enum ExifBlock {
    static let signature = Array("Exif\0\0".utf8)

    /// The first block, which decoders use; `nil` if missing, or in a file of another type.
    static func range(in file: borrowing OpenFile) -> Range<Int>? {
        switch PictureKind(file.bytes(count: PictureKind.signatureBytes)) {
        case .jpg:
            for segment in JPEGSegments.read(file) ?? []
            where segment.marker == 0xE1 && segment.starts(with: signature, in: file) {
                return segment.payload.dropFirst(signature.count)
            }
            return nil
        case .png:
            let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true)
            return chunks?.first { $0.name == "eXIf" }?.payload
        case .webp:
            let chunk = FileChunks.inWebP(file)?.chunks.first { $0.name == "EXIF" }
            guard let payload = chunk?.payload else { return nil }
            // Some writers add the signature of JPEG.
            let hasSignature = file.bytes(from: payload.lowerBound, count: signature.count) == signature
            return hasSignature ? payload.dropFirst(signature.count) : payload
        default: return nil
        }
    }
}
