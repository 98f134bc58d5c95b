import GalleryCore
import TextLayout
import UseCases
import Wording

enum PhotoAction: Equatable, Sendable {
    case open(Int)
    /// Number of the photo at the cursor; `nil` for the first of the screenful.
    case grid(Int?)
    case favorite([Int])
    case unfavorite([Int])
    case mark([Int])
    case unmark([Int])
    case save([Int], SaveOrder)
    /// The format is the default one if `nil`.
    case credit([Int], CreditFormat?, to: String? = nil)
    case like([Int])
    case dislike([Int])
    case unlike([Int])
    case why(Int)
    case copy([Int], CopyPart, CreditFormat? = nil)
    /// If the text is `nil`, the current text is shown; if it is empty, the current text is removed.
    case alt(Int, String?)
    case web(Int)
    case board(BoardEdit)
    case annotate(AnnotationOrder)
    case similar(Int, by: Similarity)
    case resembling(path: String)
    case author(Int)
}
