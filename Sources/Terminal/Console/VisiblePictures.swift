import TextLayout

/// Keeps count of whether the pictures shown last are still on the screen, and drawn for it as it is now.
struct VisiblePictures {
    /// Rows from the lowest picture down to the cursor; nil when there is none.
    private var rowsBelow: Int?
    private var screenRows = 0
    private var hasNewLayout = false

    /// Some that may be on the screen were drawn for another one.
    var areOutdated: Bool { hasNewLayout && isAnyInSight }

    /// A sheet was printed.
    mutating func note(_ sheet: ScreenLayout, on screen: ScreenSize) {
        if let lowest = sheet.pictures.map({ $0.row + $0.rows }).max() {
            rowsBelow = sheet.height - lowest
            screenRows = screen.rows
            hasNewLayout = false
        } else {
            // With the line of the prompt that stands above it.
            rowsBelow = rowsBelow.map { $0 + sheet.height + 1 }
        }
    }

    /// The window or the layout has changed.
    mutating func noteNewLayout() { if isAnyInSight { hasNewLayout = true } }

    private var isAnyInSight: Bool { rowsBelow.map { $0 + 1 < screenRows } ?? false }
}
