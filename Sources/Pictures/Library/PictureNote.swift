import GalleryCore

/// The few words that stand in place of a picture.
enum PictureNote {
    static let missing = "no picture"

    static func words(for error: CatalogError) -> String {
        switch error {
        case .offline: "offline"
        case .timedOut: "timed out"
        case .rateLimited: "rate limit"
        case .unavailable: "out of order"
        case .unauthorized: "key not accepted"
        case .notFound, .impossible: missing
        case .refused: "refused"
        case .unreadable: "not a picture"
        case .tooLarge: "too large"
        case .notStored: "not stored"
        case .cancelled: "stopped"
        }
    }

    static func words(for error: DecodingError) -> String {
        switch error {
        case .foreign(let type): "not shown: \(type)"
        case .malformed: "damaged picture"
        case .tooLarge: "too large"
        case .tooCostly: "too complex"
        case .unreadable: missing
        case .unavailable: "no decoder"
        case .cancelled: "stopped"
        }
    }

    /// What a saved file was found to be, to stand after "is".
    static func finding(for error: DecodingError) -> String {
        switch error {
        case .foreign("empty"): "empty"
        case .foreign(let type): "no picture but \(type)"
        case .malformed(let reason): "a damaged picture (\(reason))"
        case .tooLarge: "a picture with more pixels than can be checked"
        case .tooCostly: "a picture that takes too long to check"
        case .unreadable: "a file that cannot be read"
        case .unavailable: "unchecked, as the program gallery-pictures could not be started"
        case .cancelled: "unchecked, as the check was stopped"
        }
    }
}
