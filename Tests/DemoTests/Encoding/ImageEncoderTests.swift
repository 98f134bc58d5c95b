import Testing

@testable import Demo

@Suite struct ImageEncoderTests {
    private let picture = Bitmap(
        width: 37, height: 23, bytes: (0..<37 * 23 * 3).map { UInt8(truncatingIfNeeded: $0 &* 7) })

    @Test(arguments: [
        (ImageFormat.jpg, FileFacts.Kind.baselineJPEG), (.pjpg, .progressiveJPEG), (.png, .png),
        (.webp, .webp),
    ])
    func `an encoded file has the format and size requested`(format: ImageFormat, kind: FileFacts.Kind)
        throws
    {
        let data = try ImageEncoder(format: format, quality: 80).encode(picture)
        #expect(FileFacts(data) == FileFacts(kind, 37, 23))
    }

    @Test(arguments: [ImageFormat.jpg, .webp])
    func `a higher quality makes a larger file`(format: ImageFormat) throws {
        let low = try ImageEncoder(format: format, quality: 10).encode(picture)
        let high = try ImageEncoder(format: format, quality: 95).encode(picture)
        #expect(high.count > low.count)
    }

    @Test(arguments: ImageFormat.allCases)
    func `a size of zero is refused by every format`(format: ImageFormat) {
        #expect(throws: ImageEncoder.Failure(code: 1)) {
            try ImageEncoder(format: format, quality: 80).encode(Bitmap(width: 0, height: 5, bytes: []))
        }
    }

    @Test func `a picture too wide for WebP is refused`() {
        let wide = Bitmap(width: 16_384, height: 1, bytes: [UInt8](repeating: 0, count: 16_384 * 3))
        #expect(throws: ImageEncoder.Failure(code: 1)) {
            try ImageEncoder(format: .webp, quality: 80).encode(wide)
        }
    }
}
