import CommandShell
import GalleryCore
import TextLayout

/// A screen on which things happen in the order of a script; then a key is pressed.
@MainActor
final class ScriptedScreen: FullScreen {
    private var events: [FullScreenEvent]
    /// Captions of what was shown, and "left" at the end.
    private(set) var shown: [String] = []
    private(set) var prepared: [String] = []
    private(set) var pauses: [Duration?] = []
    /// Whether what is shown moves.
    var isMoving = false

    init(_ events: [FullScreenEvent]) { self.events = events }

    func show(_ picture: Picture) { shown.append("\(Self.name(of: picture)) \(picture.caption ?? "")") }
    func prepare(_ picture: Picture) async { prepared.append(Self.name(of: picture)) }

    func wait(atMost limit: Duration?) async -> FullScreenEvent {
        pauses.append(limit)
        // What is prepared meanwhile gets its turn.
        for _ in 0..<50 { await Task.yield() }
        return events.isEmpty ? .ended : events.removeFirst()
    }

    private static func name(of picture: Picture) -> String {
        picture.subject(as: Photo.self).map { "\($0.id)" } ?? ""
    }

    func pauseOrResume() -> Bool {
        if isMoving { shown.append("held") }
        return isMoving
    }

    func leave() { shown.append("left") }
}
