/// What a presenter sees of its view.
@MainActor
public protocol Display<Model> {
    /// What is shown: finished strings and picture references.
    associatedtype Model: Equatable & Sendable
    /// Shows it; returns how many of the model's cards found room on the screen.
    @discardableResult func show(_ model: Model) -> Int
    /// Prepares what may be shown next. Returns early when canceled.
    func prepare(_ model: Model) async
    /// Shows what is being waited for; nil takes it away.
    func progress(_ text: String?)
}

extension Display {
    public func prepare(_ model: Model) async {}
}
