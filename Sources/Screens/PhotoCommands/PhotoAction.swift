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
    case save([Int], SaveRequest)
    /// A `nil` format is the default format. Paths in snippets are relative to the folder `base`.
    case credit([Int], CreditFormat?, to: String? = nil, base: String? = nil)
    case like([Int])
    case dislike([Int])
    case unlike([Int])
    case why(Int)
    case copy([Int], CopyPart, CreditFormat? = nil)
    /// If the text is `nil`, the current text is shown; if it is empty, the user's own text is removed.
    case alt(Int, String?)
    case web(Int)
    case board(BoardEdit)
    case annotate(AnnotationOrder)
    case similar(Int, by: Similarity)
    case resembling(path: String)
    case author(Int)
    /// Photos by an author, who is searched for by name among the authors of the listed photos.
    case authorNamed(String)

    /// Highest photo number in the action, so that a list can load that many photos; 0 without numbers and for `grid`.
    var lastNumber: Int {
        let place: Int? = if case .board(let edit) = self { edit.place } else { nil }
        return max(place ?? 0, numbers.max() ?? 0)
    }

    var numbers: [Int] {
        switch self {
        case .open(let number), .alt(let number, _), .web(let number), .why(let number), .author(let number),
            .similar(let number, by: _):
            [number]
        case .favorite(let numbers), .unfavorite(let numbers), .like(let numbers), .dislike(let numbers),
            .unlike(let numbers), .mark(let numbers), .unmark(let numbers), .save(let numbers, _),
            .credit(let numbers, _, _, _),
            .copy(let numbers, _, _):
            numbers
        case .board(let edit): edit.numbers
        case .annotate(let order): order.numbers
        case .grid, .resembling, .authorNamed: []
        }
    }
}
