import GalleryCore
import TextLayout
import Wording

struct CardModel: Equatable, Sendable {
    let number: Int
    let photo: Picture
    let title: String
    let author: String
    let isFavorite: Bool
    /// Section of a board, or a missing stored picture.
    var reason: String?
    /// Reason for the recommendation in several wordings, longest first.
    var because: [String] = []
}
