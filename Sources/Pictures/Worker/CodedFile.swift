import Glibc

/// Validates files encoded by the worker, which has processed untrusted data; the files are sent to the terminal.
enum CodedFile {
    /// Whether the bytes are exactly a PNG file of that size with a palette.
    static func isPNG(_ bytes: [UInt8], width: Int, height: Int) -> Bool {
        bytes.withUnsafeBytes { bytes in
            let size = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 0xFF) } }
            let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
            guard bytes.starts(with: start + Array("IHDR".utf8) + size + [8, 3, 0, 0, 0]) else {
                return false
            }
            var at = 8, names: [String] = []
            while at + 12 <= bytes.count {
                let length = bytes.number(at, bytes: 4), sum = at + 8 + length
                guard sum + 4 <= bytes.count,
                    crc(UnsafeRawBufferPointer(rebasing: bytes[(at + 4)..<sum]))
                        == bytes.number(sum, bytes: 4)
                else { return false }
                let name = String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self)
                if names.last != name || name != "IDAT" { names.append(name) }
                at = sum + 4
            }
            return at == bytes.count && names == ["IHDR", "PLTE", "IDAT", "IEND"]
        }
    }

    /// Whether the bytes are exactly a JPEG file of that size with one scan.
    static func isJPEG(_ bytes: [UInt8], width: Int, height: Int) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var at = 2, hasSize = false
            guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
            while at + 4 <= bytes.count, bytes[at] == 0xFF {
                let length = bytes.number(at + 2, bytes: 2), next = at + 2 + length
                guard length >= 2, next <= bytes.count else { return false }
                switch bytes[at + 1] {
                case 0xE0, 0xDB, 0xC4: break
                case 0xC0:
                    guard !hasSize, length == 17, bytes[at + 4] == 8,
                        bytes.number(at + 5, bytes: 2) == height,
                        bytes.number(at + 7, bytes: 2) == width, bytes[at + 9] == 3
                    else { return false }
                    hasSize = true
                case 0xDA: return hasSize && isScan(UnsafeRawBufferPointer(rebasing: bytes[next...]))
                default: return false
                }
                at = next
            }
            return false
        }
    }

    /// Whether the data ends with the end-of-image marker and has no other marker before it.
    private static func isScan(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard var position = bytes.baseAddress else { return false }
        let end = position + bytes.count
        while let marker = memchr(position, 0xFF, end - position).map({ UnsafeRawPointer($0) }),
            marker + 1 < end
        {
            switch (marker + 1).load(as: UInt8.self) {
            case 0: position = marker + 2
            case 0xD9: return marker + 2 == end
            default: return false
            }
        }
        return false
    }

    private static func crc(_ bytes: UnsafeRawBufferPointer) -> Int {
        var sum: UInt32 = ~0
        table.withUnsafeBufferPointer { table in
            for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
        }
        return Int(~sum)
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(byte) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func number(_ at: Int, bytes count: Int) -> Int {
        self[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
    }
}
