/// 64-bit FNV-1a (RFC 9923), not cryptographic: hashes texts and detects disk corruption. `Fletcher64` is faster.
public struct FNV1a: Sendable {
    public private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    public init() {}

    public static func hash(of text: String) -> UInt64 { hash(of: Array(text.utf8)) }

    public static func hash(of bytes: [UInt8]) -> UInt64 {
        var sum = FNV1a()
        sum.add(bytes)
        return sum.hash
    }

    public mutating func add(_ text: String) { add(Array(text.utf8)) }

    private mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
