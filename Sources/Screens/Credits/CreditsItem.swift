import GalleryCore

/// Picture file, or photo on a board or in the favorites.
struct CreditsItem: Equatable, Sendable {
    /// `nil` if the credit of the file is unknown.
    let photo: Photo?
    /// `nil` for a photo on a board or in the favorites.
    var file: CreditedFile?
}

extension CreditsItem {
    init(_ file: CreditedFile) { self.init(photo: file.photo, file: file) }

    var path: String? { file?.path }
}
