/// SplitMix generator (Steele, Lea and Flood, OOPSLA 2014): integers only, so a seed gives equal pictures everywhere.
struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    /// Finalizer: a bijection of 64-bit numbers.
    static func mix(_ number: UInt64) -> UInt64 {
        var z = number
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    static func unmix(_ number: UInt64) -> UInt64 {
        var z = number
        z = (z ^ z >> 31 ^ z >> 62) &* 0x3196_42B2_D24D_8EC3
        z = (z ^ z >> 27 ^ z >> 54) &* 0x96DE_1B17_3F11_9089
        return z ^ z >> 30 ^ z >> 60
    }

    /// Random number in 0..<1.
    mutating func fraction() -> Float { Float(next() >> 40) / Float(1 << 24) }

    mutating func between(_ low: Float, _ high: Float) -> Float { low + (high - low) * fraction() }

    mutating func below(_ count: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % max(1, count) }

    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    /// Fisher-Yates shuffle. Not the standard library's shuffle, whose algorithm may change.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var result = elements
        for last in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(last, below(last + 1)) }
        return result
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
