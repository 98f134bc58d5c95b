public struct Reason: Hashable, Sendable {
    /// Contributing traits, strongest first.
    public let traits: [Trait]
    /// Number of liked photos that share a trait; 0 if the traits come from searches only.
    public let likes: Int

    public init(traits: [Trait], likes: Int) {
        self.traits = traits
        self.likes = likes
    }
}
