import CommandShell
import TextLayout

/// Tracks whether the pictures printed last are still on the screen and match the current layout.
struct VisiblePictures {
    /// Rows from the lowest picture down to the cursor; `nil` if there are no pictures.
    private var rowsBelow: Int?
    private var screen = ScreenSize()
    private var hasNewLayout = false

    var areOutdated: Bool { hasNewLayout && isAnyVisible }

    /// Output before a layout that replaces outdated pictures. After a resize, also scrolls away the earlier rows,
    /// which the terminal may have wrapped.
    func removal(before layout: ScreenLayout, on screen: ScreenSize, eraser: String) -> String {
        guard areOutdated, !layout.pictures.isEmpty else { return "" }
        return self.screen == screen ? eraser : eraser + Escape.scrollAway(rows: screen.rows)
    }

    mutating func record(_ layout: ScreenLayout, on screen: ScreenSize) {
        if let lowest = layout.pictures.map({ $0.row + $0.rows }).max() {
            rowsBelow = layout.height - lowest
            self.screen = screen
            hasNewLayout = false
        } else {
            // Adds one row for the prompt above the layout.
            rowsBelow = rowsBelow.map { $0 + layout.height + 1 }
        }
    }

    mutating func layoutChanged() { if isAnyVisible { hasNewLayout = true } }

    private var isAnyVisible: Bool { rowsBelow.map { $0 + 1 < screen.rows } ?? false }
}
