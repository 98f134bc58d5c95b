public struct ScreenSize: Hashable, Sendable {
    /// Columns, at least 1.
    public let columns: Int
    /// Rows, at least 1.
    public let rows: Int
    /// Cell height divided by cell width.
    public let cellAspect: Double

    /// Defaults to 80 by 24 with a cell aspect of 2; a size of 0, which some terminals report, counts as the default.
    public init(columns: Int = 80, rows: Int = 24, cellAspect: Double = 2) {
        self.columns = columns > 0 ? min(columns, 1000) : 80
        self.rows = rows > 0 ? min(rows, 1000) : 24
        self.cellAspect = cellAspect > 0.5 && cellAspect < 5 ? cellAspect : 2
    }
}
