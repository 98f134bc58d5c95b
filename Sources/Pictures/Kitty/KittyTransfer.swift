import TextLayout

/// Size limits for pictures sent as escape sequences.
enum KittyTransfer {
    /// Maximum bytes for a full screen, including base64 and escape sequences.
    private static let screenful = 2_500_000

    /// Maximum bytes of a file drawn on `cells` cells. The 74 percent allow for base64 and for 16 bytes a chunk.
    static func limit(_ cells: Int, of screenCells: Int) -> Int {
        max(2_000, screenful * 74 / 100 * max(1, cells) / max(1, screenCells, cells))
    }
}
