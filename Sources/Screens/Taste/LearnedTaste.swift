import GalleryCore

struct LearnedTaste: Equatable, Sendable {
    /// All traits that raise photos or were disliked, for programs.
    let traits: [LearnedTrait]
    let interests: [Interest]
    /// Strongest first; paused ones last.
    let listedInterests: [Interest]
    let likes: [LearnedTrait]
    /// Strongest dislike first.
    let dislikes: [LearnedTrait]
}
