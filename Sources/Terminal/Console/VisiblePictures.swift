import CommandShell
import TextLayout

/// Tracks whether the pictures printed last are still on the screen and match the current layout.
struct VisiblePictures {
    /// Rows from the lowest picture down to the cursor; `nil` if there are no pictures.
    private var rowsBelow: Int?
    private var screenRows = 0
    private var hasNewLayout = false

    var areOutdated: Bool { hasNewLayout && isAnyVisible }

    mutating func record(_ sheet: ScreenLayout, on screen: ScreenSize) {
        if let lowest = sheet.pictures.map({ $0.row + $0.rows }).max() {
            rowsBelow = sheet.height - lowest
            screenRows = screen.rows
            hasNewLayout = false
        } else {
            // Adds one row for the prompt above the layout.
            rowsBelow = rowsBelow.map { $0 + sheet.height + 1 }
        }
    }

    mutating func layoutChanged() { if isAnyVisible { hasNewLayout = true } }

    private var isAnyVisible: Bool { rowsBelow.map { $0 + 1 < screenRows } ?? false }
}
