/// The presenter of a screen: holds its state, orders its calls, makes its models.
@MainActor
public protocol ModulePresenter: AnyObject {
    /// What it reacts to; made by its view.
    associatedtype Event: Equatable & Sendable
    /// The numbers a person may type here; nil when nothing is printed yet.
    var numbers: ClosedRange<Int>? { get }
    /// What stands on the screen and can be typed.
    var offers: CompletionContext { get }
    /// The screen comes to the top, for the first time or again. Again means: without a request.
    func appear() async
    /// While nobody waits: makes ready what the person may ask for next. Shows nothing, and ends soon when cancelled.
    func prepare() async
    /// Deals with one event; returns when all is shown. Cancelled when the person interrupts.
    func handle(_ event: Event) async
}

extension ModulePresenter {
    public func prepare() async {}
    /// For screens without numbers.
    public var numbers: ClosedRange<Int>? { nil }
    /// The numbers alone.
    public var offers: CompletionContext { CompletionContext(numbers: numbers) }
}
