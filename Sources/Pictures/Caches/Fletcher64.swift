/// Fletcher's checksum over 32-bit words (J. G. Fletcher 1982): finds what a bad disk or a power cut does. It does
/// not guard against anyone who means harm; such bytes are decoded as hostile anyway.
enum Fletcher64 {
    static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var low: UInt64 = 1, high: UInt64 = 0
        let words = bytes.count / 4
        for index in 0..<words {
            let word = bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
            low = (low + UInt64(UInt32(littleEndian: word))) % 0xFFFF_FFFF
            high = (high + low) % 0xFFFF_FFFF
        }
        var last = UInt64(bytes.count & 3) << 24
        for index in (words * 4)..<bytes.count { last = last << 8 | UInt64(bytes[index]) }
        low = (low + last) % 0xFFFF_FFFF
        high = (high + low) % 0xFFFF_FFFF
        return high << 32 | low
    }
}
