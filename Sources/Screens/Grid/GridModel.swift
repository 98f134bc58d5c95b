import GalleryCore
import TextLayout
import Wording

struct GridModel: Equatable, Sendable {
    struct Cell: Equatable, Sendable {
        let number: Int
        let photo: Picture
        let title: String
        let isFavorite: Bool
        /// Text before the title: that the photo was removed from the list.
        var status: String?
        let isMarked: Bool
        let isCurrent: Bool
    }

    struct Compared: Equatable, Sendable {
        let photo: Picture
        /// Title, author, size, license and date, for each photo in this order.
        var facts: [String]
    }

    var cells: [Cell] = []
    /// Facts of a photo, or the list of keys, in place of the photos.
    var facts: FactPages?
    /// Photos side by side, in place of the grid.
    var compared: [Compared] = []
    /// Names of the differences between the photos side by side, in several lengths, longest first.
    var comparison: [String] = []
    /// Requested photos in a row; `nil` for the default.
    var across: Int?
    var position = ""
    /// Facts of the photo at the cursor, after the position.
    var photo: PhotoStatus?
    /// Keys of the next steps in several lengths, longest first, above position and status.
    var keys: [String] = []
    /// Typed number, after the position.
    var status = ""
    /// Message in place of position and status.
    var message: Note?
    /// Command or search that is being typed, in place of message, position and status.
    var line: String?
    var choices: [String] = []
}

extension GridModel {
    /// Indices of the facts that differ between the compared photos.
    var differing: Set<Int> {
        let counts = (compared.map(\.facts.count).min() ?? 0)
        return Set((0..<counts).filter { index in Set(compared.map { $0.facts[index] }).count > 1 })
    }

    /// Names of the differing facts other than title and author.
    var differences: [String] {
        Phrases.Grid.comparedFacts.filter { differing.contains($0.key) }.sorted { $0.key < $1.key }.map(
            \.value)
    }

    /// `start` is the zero-based index of the first photo.
    init(
        _ photos: [Photo], from start: Int, cursor: Int? = nil, across: Int?, page: GridPage? = nil,
        marks: Set<PhotoID> = []
    ) {
        self.across = across
        cells = photos.enumerated().map { offset, photo in
            Cell(
                number: start + offset + 1, photo: Picture(photo), title: Phrases.Files.name(of: photo),
                isFavorite: page?.hearts.contains(photo.id) == true,
                status: page?.removed.contains(photo.id) == true ? Phrases.removedFromList : nil,
                isMarked: marks.contains(photo.id),
                isCurrent: start + offset == cursor)
        }
    }
}

extension GridModel.Compared {
    init(_ photo: Photo) {
        self.photo = Picture(photo)
        facts = Phrases.Grid.comparison(of: photo)
    }
}

extension [LabeledText] {
    /// Facts of a photo; with `isAll`, also those for programs.
    init(of photo: Photo, isAll: Bool = false) {
        self = Phrases.everything(about: photo).filter { isAll || !$0.isMinor }.map {
            LabeledText(label: $0.label, text: $0.value)
        }
    }
}
