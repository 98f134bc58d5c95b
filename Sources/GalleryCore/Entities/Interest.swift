public import FoundationEssentials

/// What goes together of what a person likes.
public struct Interest: Equatable, Sendable {
    /// What tells it, the most telling first, as it stands in titles and tags.
    public let words: [String]
    /// Of all that is liked, between 0 and 1; nought while it is left out.
    public let share: Double
    /// The liked photos that make it.
    public let photos: [PhotoID]
    /// Until then it is left out of recommendations.
    public let pausedUntil: Date?

    public init(words: [String], share: Double, photos: [PhotoID], pausedUntil: Date? = nil) {
        (self.words, self.share, self.photos, self.pausedUntil) = (words, share, photos, pausedUntil)
    }

    /// Its words as they are listed and typed.
    public var name: String { words.joined(separator: ", ") }

    /// Whether all of these are its words, whatever their case.
    public func has(_ words: [String]) -> Bool {
        let own = self.words.flatMap { $0.lowercased().split(separator: " ") }
        return !words.isEmpty && words.allSatisfy { own.contains($0.lowercased()[...]) }
    }
}
