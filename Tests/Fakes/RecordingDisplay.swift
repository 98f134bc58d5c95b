import CommandShell

/// Display that records the models of a presenter.
@MainActor
public final class RecordingDisplay<Model: Equatable & Sendable>: ConsoleDisplay {
    public private(set) var models: [Model] = []
    public private(set) var waits: [String?] = []
    private let room: @MainActor (Model) -> Int

    /// `room` returns the number of cards that fit.
    public init(room: @escaping @MainActor (Model) -> Int = { _ in 0 }) { self.room = room }

    public private(set) var prepared: [Model] = []
    public func prepare(_ model: Model) async { prepared.append(model) }

    public func show(_ model: Model) -> Int {
        models.append(model)
        return room(model)
    }

    public private(set) var copies: [String] = []
    public var hasClipboard = true

    public func copy(_ text: String) async -> Bool {
        if hasClipboard { copies.append(text) }
        return hasClipboard
    }

    public func progress(_ text: String?) { waits.append(text) }
}
