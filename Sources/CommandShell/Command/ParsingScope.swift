/// Screen state for parsing. A value, so that parsers read no store.
public struct ParsingScope: Equatable, Sendable {
    /// Range of the numbers on the screen; `nil` if no numbers were printed.
    public var numbers: ClosedRange<Int>?
    /// Whether commands without a number apply to the displayed photo.
    public var hasPhotoOnScreen: Bool
    /// Number of the displayed photo; `nil` on other screens, and before it is loaded.
    public var current: Int?
    /// Number of the photo that is opened if none is named, as by `full` in a list; `nil` if there is no photo.
    public var start: Int?
    /// Sentence about the list of the screen if that is empty, so that `all` means no photo of another list; otherwise
    /// `nil`.
    public var emptyList: String?
    /// Heading of the list whose photos have the numbers; `nil` on other screens.
    public var listName: String?
    /// Ranges of numbers on persistent screens, by screen name.
    public var numbersByScreen: [String: ClosedRange<Int>]

    /// Identifiers of the marked photos, such as `unsplash:abc123`.
    public var marked: [String]

    public init(
        numbers: ClosedRange<Int>? = nil, hasPhotoOnScreen: Bool = false, current: Int? = nil,
        start: Int? = nil, emptyList: String? = nil, listName: String? = nil,
        numbersByScreen: [String: ClosedRange<Int>] = [:], marked: [String] = []
    ) {
        self.numbers = numbers
        self.hasPhotoOnScreen = hasPhotoOnScreen
        self.current = current
        self.start = start
        self.emptyList = emptyList
        self.listName = listName
        self.numbersByScreen = numbersByScreen
        self.marked = marked
    }
}
