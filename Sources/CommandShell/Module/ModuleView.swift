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
