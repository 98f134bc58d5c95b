/// The size of the terminal.
public struct ScreenSize: Hashable, Sendable {
    /// Columns, at least 1.
    public let columns: Int
    /// Rows, at least 1.
    public let rows: Int
    /// How much taller than wide a cell is.
    public let cellAspect: Double

    /// 80 by 24 with cells of 1 to 2 when nothing is known; a terminal that says 0 is such a one.
    public init(columns: Int = 80, rows: Int = 24, cellAspect: Double = 2) {
        self.columns = columns > 0 ? min(columns, 1000) : 80
        self.rows = rows > 0 ? min(rows, 1000) : 24
        self.cellAspect = cellAspect > 0.5 && cellAspect < 5 ? cellAspect : 2
    }
}
