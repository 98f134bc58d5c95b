/// What a screen knows when a line is parsed: a value, so that parsing reads no store.
public struct ParsingScope: Equatable, Sendable {
    /// The numbers that may be typed; nil when nothing is printed yet.
    public var numbers: ClosedRange<Int>?
    /// Commands that take photos mean the one that is shown.
    public var hasPhotoOnScreen: Bool
    /// The numbers printed by screens that are kept, by their names.
    public var numbersByScreen: [String: ClosedRange<Int>]

    public init(
        numbers: ClosedRange<Int>? = nil, hasPhotoOnScreen: Bool = false,
        numbersByScreen: [String: ClosedRange<Int>] = [:]
    ) {
        (self.numbers, self.hasPhotoOnScreen) = (numbers, hasPhotoOnScreen)
        self.numbersByScreen = numbersByScreen
    }
}
