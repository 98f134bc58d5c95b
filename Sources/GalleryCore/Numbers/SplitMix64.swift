/// SplitMix generator (Steele, Lea and Flood, OOPSLA 2014): integers only, so a seed gives equal numbers everywhere.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    /// Finalizer: a bijection of 64-bit numbers.
    public static func mix(_ number: UInt64) -> UInt64 {
        var z = number
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    /// Inverse of `mix`.
    public static func unmix(_ number: UInt64) -> UInt64 {
        var z = number
        z = (z ^ z >> 31 ^ z >> 62) &* 0x3196_42B2_D24D_8EC3
        z = (z ^ z >> 27 ^ z >> 54) &* 0x96DE_1B17_3F11_9089
        return z ^ z >> 30 ^ z >> 60
    }
}
