import GalleryCore
import Wording

/// The few words that stand in place of a picture.
enum PictureNote {
    static var missing: String { Phrases.PictureNotes.missing }

    static func words(for error: CatalogError) -> String { Phrases.PictureNotes.words(for: error) }

    static func words(for error: DecodingError) -> String {
        switch error {
        case .foreign(let type): Phrases.PictureNotes.foreign(type)
        case .malformed: Phrases.PictureNotes.damaged
        case .tooLarge: Phrases.PictureNotes.tooLarge
        case .tooCostly: Phrases.PictureNotes.tooComplex
        case .unreadable: missing
        case .unavailable: Phrases.PictureNotes.noDecoder
        case .cancelled: Phrases.PictureNotes.stopped
        }
    }
}
