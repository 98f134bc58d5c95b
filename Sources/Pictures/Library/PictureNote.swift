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

    /// What a saved file was found to be, to stand after "is".
    static func finding(for error: DecodingError) -> String {
        switch error {
        case .foreign("empty"): Phrases.Findings.empty
        case .foreign(let type): Phrases.Findings.foreign(type)
        case .malformed(let reason): Phrases.Findings.damaged(reason)
        case .tooLarge: Phrases.Findings.tooLarge
        case .tooCostly: Phrases.Findings.tooCostly
        case .unreadable: Phrases.Findings.unreadable
        case .unavailable: Phrases.Findings.noDecoder
        case .cancelled: Phrases.Findings.stopped
        }
    }
}
