import GalleryCore

/// Manifest of Content Credentials: a signed record of a picture's origin and edits (C2PA 2.1, A.3).
enum C2PAManifest {
    private static let name = Array("c2pa".utf8)
    /// Number of bytes at the start of a JPEG segment in which `c2pa` is searched, the type of its outer box.
    private static let headBytes = 64

    static func isPresent(in file: borrowing OpenFile) -> Bool {
        switch PictureKind(file.bytes(count: PictureKind.signatureBytes)) {
        case .jpg:
            // JUMBF in APP11 segments (ISO/IEC 19566-5, D.2).
            return (JPEGSegments.read(file) ?? []).contains { segment in
                segment.marker == 0xEB && segment.starts(with: Array("JP".utf8), in: file)
                    && segment.payload(in: file).prefix(headBytes).firstRange(of: name) != nil
            }
        case .png:
            let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true) ?? []
            return chunks.contains { $0.name == "caBX" }
        case .webp: return FileChunks.inWebP(file)?.chunks.contains { $0.name == "C2PA" } == true
        default: return false
        }
    }
}
