import CommandShell
import GalleryCore
import TextLayout

/// Full screen that returns scripted events, then `ended`.
@MainActor
final class ScriptedScreen: FullScreen {
    private var events: [FullScreenEvent]
    /// IDs and captions in the order shown; "held" for a pause or its end, "left" when the full screen is left.
    private(set) var shown: [String] = []
    private(set) var prepared: [String] = []
    private(set) var pauses: [Duration?] = []
    private(set) var layouts: [ScreenLayout] = []
    private(set) var preparedLayouts: [ScreenLayout] = []
    var isMoving = false
    var readsMouse = false
    var size = ScreenSize()
    /// Size from the first `outdated` event on.
    var newSize: ScreenSize?
    var canvas: Canvas { Canvas(rows: size.rows, of: size, PixelGrid()) }
    /// Visible sections of the pictures shown alone.
    private(set) var viewports: [Viewport?] = []

    init(_ events: [FullScreenEvent]) { self.events = events }

    func show(_ picture: Picture, above line: Line?) {
        shown.append("\(Self.name(of: picture)) \(line?.text ?? picture.caption ?? "")")
        viewports.append(picture.viewport)
    }
    func show(_ layout: ScreenLayout) { layouts.append(layout) }
    func prepare(_ layout: ScreenLayout) async { preparedLayouts.append(layout) }
    func prepare(_ picture: Picture) async { prepared.append(Self.name(of: picture)) }

    func wait(atMost limit: Duration?) async -> FullScreenEvent {
        pauses.append(limit)
        // Lets a running prefetch continue.
        for _ in 0..<50 { await Task.yield() }
        let event = events.isEmpty ? .ended : events.removeFirst()
        if event == .outdated, let newSize { size = newSize }
        return event
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

func typing(_ text: String) -> [FullScreenEvent] {
    text.map {
        switch $0 {
        case "\r": .key(.enter)
        case "\t": .key(.tab)
        case "\u{7F}": .key(.backspace)
        default: .key(.character($0))
        }
    }
}
