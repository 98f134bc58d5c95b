public struct Recommendation: Hashable, Sendable {
    public let photo: Photo
    /// `nil` if no known trait supports the photo.
    public let reason: Reason?

    public init(photo: Photo, reason: Reason?) {
        self.photo = photo
        self.reason = reason
    }
}

public struct Reason: Hashable, Sendable {
    /// Contributing traits, strongest first.
    public let traits: [Trait]
    /// Number of liked photos that share a trait; 0 if the traits come from searches only.
    public let likes: Int
    /// Searched words among `traits`.
    public let searched: [Trait]

    public init(traits: [Trait], likes: Int, searched: [Trait] = []) {
        self.traits = traits
        self.likes = likes
        self.searched = searched
    }
}
