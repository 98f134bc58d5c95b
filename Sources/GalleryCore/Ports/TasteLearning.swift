public import FoundationEssentials

/// Records user actions for learning. Best effort: errors are ignored.
public protocol TasteLearning: Sendable {
    /// Records an action on several photos at once.
    func record(_ signal: TasteSignal, of photos: [Photo], at date: Date)
    /// Starts measuring the viewing time of a photo.
    func beginViewing(_ photo: Photo, at date: Date)
    /// Records the viewing time; short views are ignored.
    func endViewing(at date: Date)
}
