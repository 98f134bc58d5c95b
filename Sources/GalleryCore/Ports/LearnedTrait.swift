public struct LearnedTrait: Hashable, Sendable {
    public let trait: Trait
    /// Log odds; positive values favor a photo.
    public let weight: Double
    public let likes: Int
    public let searches: Int

    public init(trait: Trait, weight: Double, likes: Int, searches: Int = 0) {
        self.trait = trait
        self.weight = weight
        self.likes = likes
        self.searches = searches
    }
}
