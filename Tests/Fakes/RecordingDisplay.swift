public import Viper

/// Remembers the models a presenter showed.
@MainActor
public final class RecordingDisplay<Model: Equatable & Sendable>: Display {
    public private(set) var models: [Model] = []
    public private(set) var waits: [String?] = []
    private let room: @MainActor (Model) -> Int

    /// `room` answers how many cards of a model find room.
    public init(room: @escaping @MainActor (Model) -> Int = { _ in 0 }) { self.room = room }

    public func show(_ model: Model) -> Int {
        models.append(model)
        return room(model)
    }

    public func progress(_ text: String?) { waits.append(text) }
}
