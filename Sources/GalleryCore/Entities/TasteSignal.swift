public enum TasteSignal: String, Hashable, Sendable, Codable, CaseIterable {
    case liked
    case disliked
    case saved
    case favorited = "kept"
    case boarded
    /// Viewed for a while.
    case opened
    /// Viewed for long.
    case studied
    /// Requested similar photos or more by the author.
    case followed
    case searched
    /// Recommended but not chosen.
    case passedOver
    /// Suspends the photo's events until the event's date.
    case paused

    public var isLiking: Bool { ![.disliked, .passedOver, .paused].contains(self) }
    /// Whether the user chose the photo, so that it is not recommended again.
    public var isChoice: Bool { [.liked, .saved, .favorited, .boarded].contains(self) }
}
