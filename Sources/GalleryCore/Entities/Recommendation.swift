/// Why a photo is recommended.
public struct Reason: Hashable, Sendable {
    /// What speaks for it, the strongest first; empty for a photo that is there to discover something.
    public let traits: [Trait]
    /// How many photos the person liked share one of them; 0 when they only searched for it.
    public let likes: Int

    public init(traits: [Trait], likes: Int) {
        (self.traits, self.likes) = (traits, likes)
    }
}

/// A photo in its place of a recommended page.
public struct Recommendation: Hashable, Sendable {
    public let photo: Photo
    /// Why it is there; nil when nothing is known that speaks for it.
    public let reason: Reason?

    public init(photo: Photo, reason: Reason?) {
        (self.photo, self.reason) = (photo, reason)
    }
}
