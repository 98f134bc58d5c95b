import GalleryCore

/// What a person can ask of photos by their numbers, on every screen that shows some.
enum PhotoAction: Equatable, Sendable {
    case open(Int)
    case favorite([Int])
    case unfavorite([Int])
    case save([Int], SaveOrder)
    case credit([Int], CreditFormat)
    case like([Int])
    case dislike([Int])
    case why(Int)
    case copy(Int, CopyPart)
    case web(Int)
    case board(BoardEdit)
    case annotate(AnnotationOrder)
    case similar(Int, by: Similarity)
    case author(Int)
}
