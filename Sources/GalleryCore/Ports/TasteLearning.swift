public import FoundationEssentials

/// Records user actions for learning. Best effort: errors are ignored.
public protocol TasteLearning: Sendable {
    func record(_ signal: TasteSignal, of photos: [Photo], at date: Date)
    /// Records a topic that the user opened; its words count as those of a search.
    func recordOpened(topic: String, at date: Date)
    func beginViewing(_ photo: Photo, at date: Date)
    /// Records a view according to its length; short ones are ignored.
    func endViewing(at date: Date)
}
