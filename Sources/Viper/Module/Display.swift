public import TextLayout

/// What a presenter sees of its view.
@MainActor
public protocol Display<Model> {
    /// What is shown: finished strings and picture references.
    associatedtype Model: Equatable & Sendable
    /// Who looks at it.
    var audience: Audience { get }
    /// Shows it; returns how many of the model's cards found room on the screen.
    @discardableResult func show(_ model: Model) -> Int
    /// Gets ready what may be shown next. Ends soon when cancelled.
    func prepare(_ model: Model) async
    /// Shows what is being waited for; nil takes it away.
    func progress(_ text: String?)
    /// Puts text onto the person's clipboard; false where there is none that is known.
    func copy(_ text: String) async -> Bool
}

extension Display {
    public var audience: Audience { Audience() }
    public func prepare(_ model: Model) async {}
    public func copy(_ text: String) async -> Bool { false }
}
