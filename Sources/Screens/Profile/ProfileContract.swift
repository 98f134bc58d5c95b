import GalleryCore
import UseCases

enum ProfileEvent: Equatable, Sendable {
    /// Opens the board with this number.
    case open(Int)
    /// Photos that the user uploaded to the service of the first account.
    case uploads
    case refresh
}

protocol ProfileInteracting: Sendable {
    func profile() async throws(ScreenError) -> Profile
}
