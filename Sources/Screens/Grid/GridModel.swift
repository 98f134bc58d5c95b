import GalleryCore
import TextLayout
import Wording

/// One screen of the grid.
struct GridModel: Equatable, Sendable {
    struct Cell: Equatable, Sendable {
        let number: Int
        let photo: Picture
        let title: String
        let isFavorite: Bool
        let isCurrent: Bool
    }

    var cells: [Cell] = []
    /// Requested photos in a row; `nil` for the default.
    var across: Int?
    /// Position in the list.
    var position = ""
    /// Facts of the photo at the cursor, or what is typed.
    var status = ""
    /// Message in place of position and status.
    var message: Note?
}

extension GridModel {
    /// Photos from a zero-based index.
    init(_ photos: [Photo], from start: Int, cursor: Int? = nil, across: Int?, hearts: Set<PhotoID> = []) {
        self.across = across
        cells = photos.enumerated().map { offset, photo in
            Cell(
                number: start + offset + 1, photo: Picture(photo), title: Phrases.title(of: photo),
                isFavorite: hearts.contains(photo.id), isCurrent: start + offset == cursor)
        }
    }
}
