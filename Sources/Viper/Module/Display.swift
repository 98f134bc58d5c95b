@MainActor
public protocol Display<Model> {
    /// Content of the screen: formatted strings and picture references.
    associatedtype Model: Equatable & Sendable
    /// Shows a model; returns the number of its cards that fit the screen.
    @discardableResult func show(_ model: Model) -> Int
    /// Prefetches content that may be shown next. Returns early when canceled.
    func prepare(_ model: Model) async
    /// Shows a progress text while the command waits; `nil` removes it.
    func progress(_ text: String?)
}

extension Display {
    public func prepare(_ model: Model) async {}
}
