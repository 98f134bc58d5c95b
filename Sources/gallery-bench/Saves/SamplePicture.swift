/// A file that is a JPEG as far as its segments go, made of a number, so that two programs agree on all of it.
enum SamplePicture {
    static let head: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]

    /// From the first byte of the picture itself to the end.
    static func body(_ number: Int, count: Int) -> [UInt8] {
        [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
            + (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* (number | 1)) >> 3) }
            + [0xFF, 0xD9]
    }

    static func bytes(_ number: Int, count: Int) -> [UInt8] { head + body(number, count: count) }
}
