import Glibc

/// Files made from a number, with the segments of a JPEG file, so that writer and reader agree on every byte.
public enum SamplePicture {
    public static let head: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]

    /// The scan, up to the end of the file.
    public static func body(_ number: Int, count: Int) -> [UInt8] {
        [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
            + (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* (2 * number + 1)) >> 3) }
            + [0xFF, 0xD9]
    }

    public static func bytes(_ number: Int, count: Int) -> [UInt8] { head + body(number, count: count) }

    /// Writes 64 KiB at a time, like a download. `false` if a write fails.
    public static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        guard file >= 0 else { return false }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, min($0.count, 65_536)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
