public import GalleryCore

extension Phrases {
    /// One of several photos that were named cannot be had.
    public static func notFound(_ id: PhotoID, _ explanation: String) -> String { "\(id): \(explanation)" }
}
