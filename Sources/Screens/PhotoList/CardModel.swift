import GalleryCore
import TextLayout
import Wording

struct CardModel: Equatable, Sendable {
    let number: Int
    let photo: Picture
    let title: String
    let author: String
    let isFavorite: Bool
    var isMarked = false
    /// Author directly after the title; `nil` unless the card is a photo.
    var byline: String?
    /// Size and license of a photo.
    var facts: String?
    /// Mark of a photo that was removed from the list; it is printed before the author, so that it is not cut off.
    var removal: String?
    /// Title of the board section, or a remark, such as that the picture is not stored yet.
    var reason: String?
    /// The recommendation's reason in several lengths, longest first.
    var because: [String] = []
}
