import GalleryCore
import UseCases

/// Photo in a list of credits.
struct CreditsItem: Equatable, Sendable {
    /// `nil` if the credit of the file is unknown.
    let photo: Photo?
    /// `nil` for a photo of a board.
    var path: String?
    var place: CreditedFile.Place?
}
