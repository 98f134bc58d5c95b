import CommandShell
package import TextLayout

@MainActor
package final class RecordingDisplay<Model: Equatable & Sendable>: ConsoleDisplay {
    package private(set) var models: [Model] = []
    package private(set) var waits: [String?] = []
    package let audience: Audience
    private let room: @MainActor (Model) -> Int

    /// `room` returns the number of cards that fit.
    package init(audience: Audience = Audience(), room: @escaping @MainActor (Model) -> Int = { _ in 0 }) {
        self.audience = audience
        self.room = room
    }

    package private(set) var prepared: [Model] = []
    package func prepare(_ model: Model) async { prepared.append(model) }

    package func show(_ model: Model) -> Int {
        models.append(model)
        return room(model)
    }

    package private(set) var copies: [String] = []
    package var hasClipboard = true

    package func copy(_ text: String) async -> Bool {
        if hasClipboard { copies.append(text) }
        return hasClipboard
    }

    package func progress(_ text: String?) { waits.append(text) }
}
