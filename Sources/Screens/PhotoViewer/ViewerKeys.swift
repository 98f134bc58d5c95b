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
    /// Adds the photo to the board in use.
    case board
    case mark
    case undo
    /// Shows or hides the caption.
    case caption
    case info
    /// Reads a line in the last row.
    case type(FullScreenLine.Purpose)
    case edit(FileKey)
    case keys
    case leave
}

enum ViewerKeys {
    static func action(of key: FullScreenKey) -> ViewerAction? { table[key] }

    /// Keys of the grid for which a message names the grid.
    static let onlyInGrid: Set<FullScreenKey> = Set("a=123456789".map(FullScreenKey.character))

    static let table: [FullScreenKey: ViewerAction] = [
        .right: .pan(.right), .left: .pan(.left), .up: .pan(.up), .down: .pan(.down),
        .character("l"): .pan(.right), .character("h"): .pan(.left), .character("k"): .pan(.up),
        .character("j"): .pan(.down),
        .space: .pauseOrNext, .character("n"): .next, .character("p"): .previous,
        .pageDown: .next, .pageUp: .previous,
        .character("+"): .zoom(.nearer), .character("-"): .zoom(.farther), .character("0"): .zoom(.whole),
        .character("f"): .run(.favorite), .character("s"): .run(.save), .character("c"): .run(.credit),
        .character("y"): .run(.link), .character("w"): .run(.web), .character("b"): .board,
        .character("m"): .mark, .character("u"): .undo,
        .character(":"): .type(.command), .character("/"): .type(.search),
        .delete: .edit(.trash), .character("r"): .edit(.rename),
        .character("i"): .info, .character("t"): .caption, .character("?"): .keys, .escape: .leave,
        .character("q"): .leave,
    ]
}
