import GalleryCore
import UseCases

struct CreditsItem: Equatable, Sendable {
    /// `nil` if the credit of the file is unknown.
    let photo: Photo?
    /// `nil` for a photo of a board.
    var path: String?
    var place: CreditedFile.Place?
    var isScaled = false
}
