public import FoundationEssentials

/// What a person did that tells what they like.
public enum TasteSignal: String, Hashable, Sendable, Codable, CaseIterable {
    case liked
    case disliked
    /// Put into the pictures folder.
    case saved
    /// Made a favorite.
    case favorited = "kept"
    /// Put on a board.
    case boarded
    /// Looked at for a while.
    case opened
    /// Looked at for long.
    case studied
    /// Asked for photos like it, or for more by its author.
    case followed
    case searched
    /// Shown among recommendations and left behind.
    case passedOver
    /// Until the event's date nothing that was done with the photo counts.
    case paused

    /// Whether it counts in a photo's favor.
    public var isLiking: Bool { ![.disliked, .passedOver, .paused].contains(self) }
    /// Whether the photo was found and chosen: it is no news any more.
    public var isChoice: Bool { [.liked, .saved, .favorited, .boarded].contains(self) }
}

/// One thing a person did, with all that is learned from it: no more of the photo is remembered.
public struct TasteEvent: Hashable, Sendable, Codable {
    /// What was done.
    public let signal: TasteSignal
    /// The photo; nil for a search.
    public let photo: PhotoID?
    /// What it is like.
    public let traits: PhotoTraits
    public let date: Date

    public init(_ signal: TasteSignal, photo: PhotoID?, traits: PhotoTraits, date: Date) {
        (self.signal, self.photo, self.traits, self.date) = (signal, photo, traits, date)
    }
}
