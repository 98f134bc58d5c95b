public import TextLayout

/// The view of a screen: turns commands into events and models into blocks, and decides nothing.
@MainActor
public protocol ModuleView: Display {
    /// What the person can ask of this screen.
    associatedtype Event: Equatable & Sendable
    /// The way out.
    var console: any Console { get }
    /// The command words of this screen.
    var verbs: [Verb] { get }
    /// The commands that keys stand for while nothing is typed.
    var keys: [ScreenKey: String] { get }
    /// The words of commands that lead to what the presenter makes ready ahead.
    var prefetchedCommands: Set<String> { get }
    /// The event a command stands for; nil when the word is none of this screen's.
    /// `numbers` are the numbers printed so far.
    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> Event?
    /// The model as blocks.
    func blocks(for model: Model) -> [Block]
}

extension ModuleView {
    public var keys: [ScreenKey: String] { [:] }

    public var audience: Audience { console.audience }

    public var prefetchedCommands: Set<String> { [] }

    /// Shows the model's blocks.
    @discardableResult
    public func show(_ model: Model) -> Int { console.show(blocks(for: model)) }

    /// Has the console get its pictures ready.
    public func prepare(_ model: Model) async { await console.prepare(blocks(for: model)) }

    /// A quiet line.
    public func progress(_ text: String?) { console.progress(text.map { Line($0, .quiet) }) }

    /// The console's clipboard.
    public func copy(_ text: String) async -> Bool { await console.copy(text) }
}
