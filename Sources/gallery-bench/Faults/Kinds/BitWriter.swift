/// Bits into bytes, the lowest first (RFC 1951, 3.1.1).
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var used = 8

    /// The lowest bit of the value first.
    mutating func put(_ value: Int, _ count: Int) {
        for bit in 0..<count { put(value >> bit & 1 == 1) }
    }

    /// The highest bit of the value first.
    mutating func putReversed(_ value: Int, _ count: Int) {
        for bit in (0..<count).reversed() { put(value >> bit & 1 == 1) }
    }

    private mutating func put(_ isSet: Bool) {
        if used == 8 {
            bytes.append(0)
            used = 0
        }
        if isSet { bytes[bytes.count - 1] |= 1 << used }
        used += 1
    }
}
