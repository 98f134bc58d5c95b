import GalleryCore
import TestKit

/// Kind of simulated users.
enum TasteKind: String, CaseIterable {
    case mixture, interests, author, color, form, changing, noisy, sitting
}
