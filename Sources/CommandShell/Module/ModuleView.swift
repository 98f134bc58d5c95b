public import TextLayout
public import Viper

/// The view of a screen: prints models to the prompt, and decides nothing.
@MainActor
public protocol ModuleView: ConsoleDisplay {
    /// Where blocks are rendered.
    var console: any Console { get }
    /// The model as blocks.
    func blocks(for model: Model) -> [Block]
}

extension ModuleView {
    public var audience: Audience { console.audience }

    @discardableResult
    public func show(_ model: Model) -> Int { console.show(blocks(for: model)) }

    public func prepare(_ model: Model) async { await console.prepare(blocks(for: model)) }

    public func progress(_ text: String?) { console.progress(text.map { Line($0, .quiet) }) }

    public func copy(_ text: String) async -> Bool { await console.copy(text) }
}

/// What a presenter sees of a view that prints to the console.
@MainActor
public protocol ConsoleDisplay<Model>: Display {
    /// Who reads it.
    var audience: Audience { get }
    /// Puts text onto the clipboard; false where there is none that is known.
    func copy(_ text: String) async -> Bool
}

extension ConsoleDisplay {
    /// A person.
    public var audience: Audience { Audience() }
    public func copy(_ text: String) async -> Bool { false }
}

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
