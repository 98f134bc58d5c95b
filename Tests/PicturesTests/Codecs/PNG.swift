/// Writes uncompressed PNG files in which tests can falsify any field.
enum PNG {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return big(data.count) + body + big(Int(crc(body)))
    }

    static func header(width: Int, height: Int, depth: UInt8 = 8, color: UInt8 = 0, interlaced: Bool = false)
        -> [UInt8]
    { chunk("IHDR", big(width) + big(height) + [depth, color, 0, 0, interlaced ? 1 : 0]) }

    static func file(width: Int, height: Int, extra: [UInt8] = [], _ pixel: (Int, Int) -> UInt8) -> [UInt8] {
        var raw: [UInt8] = []
        for y in 0..<height {
            raw.append(0)
            for x in 0..<width { raw.append(pixel(x, y)) }
        }
        return signature + header(width: width, height: height) + extra + chunk("IDAT", stored(raw))
            + chunk("IEND", [])
    }

    static func stored(_ raw: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = raw[...]
        repeat {
            let part = rest.prefix(65535)
            rest = rest.dropFirst(part.count)
            let count = part.count, inverse = ~count
            stream += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
            stream += [UInt8(inverse & 255), UInt8(inverse >> 8 & 255)] + part
        } while !rest.isEmpty
        var low = 1, high = 0
        for byte in raw {
            low = (low + Int(byte)) % 65521
            high = (high + low) % 65521
        }
        return stream + big(high << 16 | low)
    }

    /// zlib stream of zero bytes, in which 13 bytes encode 2,064: a block of fixed Huffman codes (RFC 1951, 3.2.6)
    /// with a zero, followed by matches of length 258 and distance 1.
    static func zeros(megabytes: Int) -> [UInt8] {
        let run: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
        let head: [UInt8] = [1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0]
        let eight = Array(repeating: run, count: 8).flatMap { $0 }
        let groups = megabytes * 1_000_000 / 2064 + 1
        // The block's header of 11 bits and 5 bits of the first run make two bytes. Then 13 bytes repeat.
        let turned = eight[5...] + eight[..<5], last = eight[5...] + [0, 0, 0, 0, 0]
        let sum = (1 + groups * 2064) % 65521
        return [0x78, 0x01] + packed(head + eight[..<5])
            + Array(repeating: packed(Array(turned)), count: groups - 1).joined()
            + packed(Array(last)) + [0] + big(sum << 16 | 1)
    }

    private static func packed(_ bits: [UInt8]) -> [UInt8] {
        stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 | bits[start + $1] << UInt8($1) }
        }
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }

    private static let table: [UInt32] = (0..<256).map { start in
        (0..<8).reduce(UInt32(start)) { value, _ in
            value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
        }
    }
}
