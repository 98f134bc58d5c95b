/// Steele, Lea and Flood's SplitMix (OOPSLA 2014): a few integer operations a number, so that the same seed gives
/// the same picture on every machine.
struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    /// The finaliser: a bijection of 64-bit numbers.
    static func mix(_ number: UInt64) -> UInt64 {
        var z = number
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    /// The number that `mix` turns into the one given.
    static func unmix(_ number: UInt64) -> UInt64 {
        var z = number
        z = (z ^ z >> 31 ^ z >> 62) &* 0x3196_42B2_D24D_8EC3
        z = (z ^ z >> 27 ^ z >> 54) &* 0x96DE_1B17_3F11_9089
        return z ^ z >> 30 ^ z >> 60
    }

    /// 0 up to but not 1.
    mutating func fraction() -> Float { Float(next() >> 40) / Float(1 << 24) }

    /// Evenly between two numbers.
    mutating func between(_ low: Float, _ high: Float) -> Float { low + (high - low) * fraction() }

    /// 0 up to but not `count`.
    mutating func below(_ count: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % max(1, count) }

    /// True in one of `count` cases.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    /// The elements in another order (Fisher and Yates): the standard library may change its own method.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var result = elements
        for last in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(last, below(last + 1)) }
        return result
    }

    /// One of them.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
