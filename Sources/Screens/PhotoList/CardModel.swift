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
    /// Author, printed directly after the title; `nil` if unknown or if the card is not a photo.
    var byline: String?
    var facts: String?
    /// Text that precedes the author, so that it is not cut off: that the photo was removed from the list, or painted.
    var status: String?
    /// Title of the board section, or a remark, such as that the picture is not stored yet.
    var remark: String?
    /// Properties of a file that shows the picture of others, in several lengths, longest first.
    var differences: [String] = []
    /// The recommendation's reason, or the age of a board, in several lengths, longest first.
    var reasons: [String] = []
}
