import GalleryCore
import UseCases

struct CreditsItem: Equatable, Sendable {
    /// `nil` if the credit of the file is unknown.
    let photo: Photo?
    /// `nil` for a photo on a board or in the favorites.
    var path: String?
    var place: CreditedFile.Place?
    var isScaled = false
    var hasSidecar = false
}
