import CommandShell
import TextLayout

/// Tracks whether the pictures printed last are on the screen and match its layout.
struct VisiblePictures {
    /// Rows from the lowest picture down to the cursor; `nil` without pictures.
    private var rowsBelow: Int?
    private var screenRows = 0
    private var hasNewLayout = false

    /// Whether visible pictures were drawn for another layout.
    var areOutdated: Bool { hasNewLayout && isAnyVisible }

    mutating func record(_ sheet: ScreenLayout, on screen: ScreenSize) {
        if let lowest = sheet.pictures.map({ $0.row + $0.rows }).max() {
            rowsBelow = sheet.height - lowest
            screenRows = screen.rows
            hasNewLayout = false
        } else {
            // One more for the line of the prompt above the layout.
            rowsBelow = rowsBelow.map { $0 + sheet.height + 1 }
        }
    }

    mutating func layoutChanged() { if isAnyVisible { hasNewLayout = true } }

    private var isAnyVisible: Bool { rowsBelow.map { $0 + 1 < screenRows } ?? false }
}
