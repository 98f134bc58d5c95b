import GalleryCore

/// Named here, so that the paintings need not import `GalleryCore`.
typealias SplitMix64 = GalleryCore.SplitMix64

extension SplitMix64 {
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
