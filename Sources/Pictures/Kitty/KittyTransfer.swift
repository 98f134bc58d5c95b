import TextLayout

/// Size limits for pictures sent as escape sequences.
enum KittyTransfer {
    /// Maximum bytes for a full screen, including base64 and escape sequences.
    private static let screenful = 2_500_000

    /// Maximum file size in bytes of a picture with `cells` cells. Base64 encodes 3 bytes as 4, and each chunk of 4096
    /// bytes has about 16 bytes of overhead.
    static func limit(_ cells: Int, of screenCells: Int) -> Int {
        max(2_000, screenful * 74 / 100 * max(1, cells) / max(1, screenCells, cells))
    }
}
