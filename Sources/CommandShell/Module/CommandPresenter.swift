public import Viper

/// A presenter whose screen is used by typing.
@MainActor
public protocol CommandPresenter: ModulePresenter {
    /// The numbers a person may type here; nil when nothing is printed yet.
    var numbers: ClosedRange<Int>? { get }
    /// What TAB can offer of what stands on the screen.
    var offers: CompletionContext { get }
}

extension CommandPresenter {
    /// For screens without numbers.
    public var numbers: ClosedRange<Int>? { nil }
    /// The numbers alone.
    public var offers: CompletionContext { CompletionContext(numbers: numbers) }
}
