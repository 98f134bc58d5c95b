public enum TasteSignal: String, Hashable, Sendable, Codable, CaseIterable {
    case liked
    case disliked
    case saved
    case favorited = "kept"
    case boarded
    /// Viewed for 5 to 20 seconds.
    case opened
    /// Viewed for at least 20 seconds.
    case studied
    /// The user opened similar photos, or photos by the author.
    case followed
    /// Words of a search, which the history stores, or of a topic that the user opened, which is stored.
    case searched
    /// Recommended but not chosen.
    case passedOver
    /// Events of the photo are ignored until the date of this event.
    case paused
    /// Everything was forgotten: searches before this event count no longer.
    case forgotten
    /// Something was forgotten or resumed: recommendations before this event are outdated, and a search of exactly this
    /// date counts no longer. The forgotten words are not stored.
    case edited

    /// Changes of the learned taste, not actions on photos.
    public static let edits: [TasteSignal] = [.forgotten, .edited]

    public var isLiking: Bool { !([.disliked, .passedOver, .paused] + Self.edits).contains(self) }
    /// Whether the user chose the photo, so that it is not recommended again.
    public var isChoice: Bool { [.liked, .saved, .favorited, .boarded].contains(self) }
}
