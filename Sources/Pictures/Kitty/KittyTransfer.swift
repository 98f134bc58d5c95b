/// What a picture may cost that goes over the terminal's line.
enum KittyTransfer {
    /// Bytes of a screenful, base64 and control strings included.
    private static let screenful = 2_500_000

    /// Bytes of file a picture of so many cells may have; base64 makes 4 of 3, and a piece of 4096 has about 16 more.
    static func limit(_ cells: Int, of screenCells: Int) -> Int {
        max(2_000, screenful * 74 / 100 * max(1, cells) / max(1, screenCells, cells))
    }
}
