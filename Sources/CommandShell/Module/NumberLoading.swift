public enum NumberLoading: Equatable, Sendable {
    /// The number is loaded, or no more photos can be loaded, or zero was asked for.
    case finished
    /// Loading failed, and the failure was shown.
    case failed
    /// The list has no such number; these are all its numbers.
    case outside(ClosedRange<Int>)
    /// The number is too far from the loaded ones, of which there are `count`.
    case tooFar(count: Int)
}
