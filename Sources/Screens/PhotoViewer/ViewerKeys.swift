import CommandShell

/// Action of a key while a photo is shown alone.
enum ViewerAction: Equatable {
    case next, previous
    /// Pauses or resumes an animation or a slideshow; otherwise, shows the next photo.
    case pauseOrNext
    /// Moves the visible part of a zoomed photo; otherwise, left and right change the photo.
    case pan(PanDirection)
    case zoom(ZoomChange)
    case run(KeyCommand)
    case caption
    /// Reads a line in the last row.
    case type(FullScreenLine.Purpose)
    case keys
    case leave
}

enum ViewerKeys {
    static func action(of key: FullScreenKey) -> ViewerAction? { table[key] }

    static let table: [FullScreenKey: ViewerAction] = [
        .right: .pan(.right), .left: .pan(.left), .up: .pan(.up), .down: .pan(.down),
        .space: .pauseOrNext, .character("n"): .next, .character("p"): .previous,
        .character("+"): .zoom(.nearer), .character("-"): .zoom(.farther), .character("0"): .zoom(.whole),
        .character("f"): .run(.favorite), .character("s"): .run(.save), .character("c"): .run(.credit),
        .character(":"): .type(.command), .character("/"): .type(.search),
        .character("i"): .caption, .character("?"): .keys, .escape: .leave, .character("q"): .leave,
    ]
}
