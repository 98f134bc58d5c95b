public import FoundationEssentials

/// Cluster of related liked photos.
public struct Interest: Equatable, Sendable {
    /// Most characteristic words, strongest first.
    public let terms: [String]
    /// Share of the weighted likes, 0 to 1; 0 while paused.
    public let share: Double
    public let photos: [PhotoID]
    public let pausedUntil: Date?

    public init(terms: [String], share: Double, photos: [PhotoID], pausedUntil: Date? = nil) {
        self.terms = terms
        self.share = share
        self.photos = photos
        self.pausedUntil = pausedUntil
    }

    /// Comma-separated words, as listed to the user and typed in commands.
    public var name: String { terms.joined(separator: ", ") }

    public func has(_ terms: [String]) -> Bool {
        let own = self.terms.flatMap { $0.lowercased().split(separator: " ") }
        return !terms.isEmpty && terms.allSatisfy { own.contains($0.lowercased()[...]) }
    }
}
