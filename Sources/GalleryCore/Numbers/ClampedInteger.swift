extension FixedWidthInteger {
    /// Rounds toward zero and clamps to the range; NaN becomes 0. `Self(value)` would trap for NaN and out of range.
    @inlinable public init(clamping value: Double) {
        guard !value.isNaN else {
            self = 0
            return
        }
        self = Self(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
}
