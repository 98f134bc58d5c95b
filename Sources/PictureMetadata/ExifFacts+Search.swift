extension ExifFacts {
    /// Signatures before the TIFF header: of JPEG, HEIC and AVIF, of JPEG XL, of PNG, and of WebP, in which a length
    /// follows.
    private static let heads: [(signature: [UInt8], skipped: Int)] = [
        (Array("Exif\0\0".utf8), 0), (Array("Exif\0\0\0\0".utf8), 0), (Array("eXIf".utf8), 0),
        (Array("EXIF".utf8), 4),
    ]
    /// Maximum occurrences of a signature that are tried; the first one in HEIC is only the name of the item.
    private static let tried = 8

    /// Exif of a TIFF file, or found by searching another file; `nil` if it is missing.
    package static func found(in file: UnsafeRawBufferPointer) -> ExifFacts? {
        if let facts = ExifFacts(file) { return facts }
        for (signature, skipped) in heads {
            var at = 0
            for _ in 0..<tried {
                let rest = UnsafeRawBufferPointer(rebasing: file[at...])
                guard let found = rest.position(after: signature) else { break }
                at += found
                let start = min(at + skipped, file.count)
                if let facts = ExifFacts(UnsafeRawBufferPointer(rebasing: file[start...])) { return facts }
            }
        }
        return nil
    }
}
