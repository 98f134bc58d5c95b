enum AssembledPictures {
    static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 0xFF)] + payload
    }

    static let jfif = segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    static let exif = segment(0xE1, Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 0, 0])
    static let icc = segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1, 9, 9, 9])
    static let several = segment(0xE2, Array("MPF\0".utf8) + [1, 2, 3])
    /// Image data with bytes that look like markers, and trailing bytes.
    static let scan: [UInt8] =
        [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 0xFF, 0, 2, 0xFF, 0xD9] + [7, 7, 0xFF, 0xE1]

    static func exif(_ tiff: [UInt8]) -> [UInt8] { segment(0xE1, Array("Exif\0\0".utf8) + tiff) }

    static func xmp(_ packet: [UInt8]) -> [UInt8] {
        segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + packet)
    }

    static func jpeg(_ segments: [UInt8]...) -> [UInt8] { [0xFF, 0xD8] + segments.flatMap(\.self) + scan }

    static func pngChunk(_ name: String, _ payload: [UInt8], sum: [UInt8] = [1, 2, 3, 4]) -> [UInt8] {
        [0, 0, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)] + Array(name.utf8) + payload + sum
    }

    static func png(_ chunks: [UInt8]...) -> [UInt8] {
        [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + pngChunk("IHDR", [UInt8](repeating: 1, count: 13))
            + chunks.flatMap(\.self) + pngChunk("IDAT", [5, 6, 7]) + pngChunk("IEND", [])
    }

    static func webpChunk(_ name: String, _ payload: [UInt8]) -> [UInt8] {
        Array(name.utf8) + [UInt8(payload.count & 0xFF), UInt8(payload.count >> 8), 0, 0] + payload
            + (payload.count % 2 == 1 ? [0] : [])
    }

    static func webp(_ chunks: [UInt8]...) -> [UInt8] {
        let body = Array("WEBP".utf8) + chunks.flatMap(\.self)
        return Array("RIFF".utf8) + [UInt8(body.count & 0xFF), UInt8(body.count >> 8), 0, 0] + body
    }
}
