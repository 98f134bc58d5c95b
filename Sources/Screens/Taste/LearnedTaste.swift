import GalleryCore

/// Learned taste, and the part that is listed.
struct LearnedTaste: Equatable, Sendable {
    /// Everything learned, for programs.
    let traits: [LearnedTrait]
    let interests: [Interest]
    /// Strongest first; paused ones last.
    let listedInterests: [Interest]
    let likes: [LearnedTrait]
    /// Strongest dislike first.
    let dislikes: [LearnedTrait]
}
