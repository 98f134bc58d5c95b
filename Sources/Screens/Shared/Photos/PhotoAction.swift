import GalleryCore

/// What a person can ask of photos by their numbers, on every screen that shows some.
enum PhotoAction: Equatable, Sendable {
    case open(Int)
    case favorite([Int])
    case unfavorite([Int])
    /// `folder` nil is the pictures folder.
    case save([Int], folder: String?)
    case credit([Int], CreditFormat)
    case similar(Int)
    case author(Int)
}
