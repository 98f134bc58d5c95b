import GalleryCore
import UseCases

enum ProfileEvent: Equatable, Sendable {
    /// Board number.
    case open(Int)
    case refresh
}

protocol ProfileInteracting: Sendable {
    func profile() throws(ScreenError) -> Profile
}
