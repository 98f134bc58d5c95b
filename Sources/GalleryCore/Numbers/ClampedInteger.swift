extension FixedWidthInteger {
    /// The whole number toward zero from it, or the end of the range that is nearest; 0 for what is no number. The
    /// standard library's conversion ends the program where there is none.
    @inlinable public init(clamping value: Double) {
        guard !value.isNaN else {
            self = 0
            return
        }
        self = Self(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
}
