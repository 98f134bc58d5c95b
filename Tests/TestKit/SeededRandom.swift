import GalleryCore

/// `SplitMix64` that shows its seed in each failure when it is a test argument.
public struct SeededRandom: RandomNumberGenerator, CustomStringConvertible, Sendable {
    private let seed: UInt64
    private var generator: SplitMix64

    public init(seed: UInt64) {
        self.seed = seed
        generator = SplitMix64(seed: seed)
    }

    public var description: String { "seed \(seed)" }

    public mutating func next() -> UInt64 { generator.next() }
}
