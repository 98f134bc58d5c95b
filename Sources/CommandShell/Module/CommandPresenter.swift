public import Viper

@MainActor
public protocol CommandPresenter: ModulePresenter {
    var numbers: ClosedRange<Int>? { get }
    /// Loads the list up to a number that a command names, so that `numbers` contains it; zero only asks for the range.
    func load(upTo number: Int) async -> NumberLoading
    /// Number of the displayed photo; `nil` on other screens.
    var current: Int? { get }
    /// Number of the photo that is opened if none is named; `nil` if there is no photo.
    var start: Int? { get }
    /// Sentence about an empty list; `nil` on other screens.
    var emptyList: String? { get }
    /// Heading of the list whose photos have the numbers; `nil` on other screens.
    var listName: String? { get }
    var offers: CompletionContext { get }
    /// Whether only messages were shown, so that the previous screen and its numbers are still visible.
    var isBlank: Bool { get }
}

extension CommandPresenter {
    public var isBlank: Bool { false }
    public var numbers: ClosedRange<Int>? { nil }
    public var current: Int? { nil }
    public var start: Int? { nil }
    public var emptyList: String? { nil }
    public var listName: String? { nil }
    public func load(upTo number: Int) async -> NumberLoading { .finished }
    public var offers: CompletionContext { CompletionContext(numbers: numbers) }
}
